import { character } from '../../../author/index.ts';

export const luckyDuke = character('lucky-duke', 4, { query: { flips: (cards) => cards + 1 } });
