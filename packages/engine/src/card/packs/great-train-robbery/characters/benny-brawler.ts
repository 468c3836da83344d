import { character } from '../../../author/index.ts';

/** Any number of wagons in his turn, each for its price: `train.ts` knows no limit for him. */
export const bennyBrawler = character('benny-brawler', 4, {});
