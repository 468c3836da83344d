import { character } from '../../../content.ts';

export const willyTheKid = character('willy-the-kid', 8, { query: { gatlings: (needed) => needed - 1 } });
