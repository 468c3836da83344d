import { character } from '../../../content.ts';

export const roseDoolan = character('rose-doolan', 9, { query: { reach: (places) => places | (places << 1) } });
