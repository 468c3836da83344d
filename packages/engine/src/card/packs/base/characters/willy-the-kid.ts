import { character } from '../../../author/index.ts';

export const willyTheKid = character('willy-the-kid', 4, { query: { bangLimit: () => Number.POSITIVE_INFINITY } });
