import { character, MISSED } from '../../../author/index.ts';

const FIRST_HAND = 5;

export const bigSpencer = character('big-spencer', 9, {
  query: {
    firstHand: () => FIRST_HAND,
    barred: (barred, g, _me, piece) => ((g.card(piece).names & MISSED) !== 0 ? 1 : barred),
  },
});
