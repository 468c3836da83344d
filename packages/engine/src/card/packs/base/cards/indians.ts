import { brown } from '../../../content.ts';
import { everyone, giveOrLose } from '../../../effects.ts';
import { BANG } from '../../../names.ts';

export const indians = brown('indians', 'KD AD', {
  book: true,
  play: { run: everyone('left', (g, f, seat) => giveOrLose(g, f, seat, { card: BANG })) },
});
