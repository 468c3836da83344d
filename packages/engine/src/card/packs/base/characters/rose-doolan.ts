import { character } from '../../../content.ts';

export const roseDoolan = character('rose-doolan', 4, { query: { sees: (distance) => distance - 1 } });
