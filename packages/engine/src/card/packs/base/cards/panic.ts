import { aimed, brown } from '../../../content.ts';
import { pickedCard } from '../../../effects.ts';

export const panic = brown('panic', 'JH QH AH 8D', {
  play: aimed({ within: 1, self: true, takes: 'card' }, [(g, f) => g.takeCard(f.me, f.to, pickedCard(g, f))]),
});
