import { character } from '../../../content.ts';

export const luckyDuke = character('lucky-duke', 8, { query: { throws: (limit) => limit + 1 } });
