import { character } from '../../../content.ts';

export const luckyDuke = character('lucky-duke', 4, { query: { flips: (cards) => cards + 1 } });
