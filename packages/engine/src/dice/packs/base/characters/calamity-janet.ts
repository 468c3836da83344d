import { only } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';

const ONE_OR_TWO_PLACES = only(1) | only(2);

export const calamityJanet = character('calamity-janet', 8, { query: { reach: () => ONE_OR_TWO_PLACES } });
