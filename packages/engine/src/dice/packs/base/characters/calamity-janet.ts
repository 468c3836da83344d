import { character } from '../../../content.ts';

const ONE_OR_TWO_PLACES = (1 << 1) | (1 << 2);

export const calamityJanet = character('calamity-janet', 8, { query: { reach: () => ONE_OR_TWO_PLACES } });
