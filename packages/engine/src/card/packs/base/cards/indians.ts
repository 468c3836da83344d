import { BANG, brown, everyone, giveOrLose } from '../../../author/index.ts';

export const indians = brown('indians', 'KD AD', {
  book: true,
  play: { run: everyone('left', (g, f, seat) => giveOrLose(g, f, seat, { card: BANG })) },
});
