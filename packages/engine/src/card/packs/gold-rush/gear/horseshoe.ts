import { black } from '../gear.ts';

/** One more card at every draw!, and the choice among them. */
export const horseshoe = black('horseshoe', { copies: 1, price: 2, query: { flips: (cards) => cards + 1 } });
