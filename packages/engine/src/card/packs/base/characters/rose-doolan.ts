import { character } from '../../../author/index.ts';

export const roseDoolan = character('rose-doolan', 4, { query: { sees: (distance) => distance - 1 } });
