import { aimed, brown } from '../../../content.ts';
import { pickedCard } from '../../../effects.ts';

export const catBalou = brown('cat-balou', 'KH 9D 10D JD', {
  play: aimed({ within: 'anywhere', self: true, takes: 'card' }, [
    (g, f) => {
      const piece = pickedCard(g, f);
      g.tell('discards-of', f.me, f.to, piece);
      g.discard(piece, f.to);
    },
  ]),
});
