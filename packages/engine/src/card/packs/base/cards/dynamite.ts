import { blue, type CardGame, damage, flip, rankOrder, release } from '../../../author/index.ts';

const BLAST = 3;

function explodes(g: CardGame, piece: number): boolean {
  return g.suit(piece) === 'S' && rankOrder(g.rank(piece)) <= rankOrder('9');
}

/** To the nearest player on the left who has none; if there is nobody it stays. */
function passOn(g: CardGame, me: number, piece: number): void {
  let to = g.clockwise(me);
  while (to !== me && g.findInFront(to, g.def(piece)) >= 0) to = g.clockwise(to);
  if (to === me) return g.tell({ what: 'dynamite-stays', seat: me });
  g.tell({ what: 'dynamite-passes', seat: me, to });
  g.move(piece, g.rules.play + to, g.everyone);
}

export const dynamite = blue('dynamite', '2H', {
  book: true,
  after: {
    turnStart: {
      tier: 'fuse',
      when: (_g, me, turn) => turn.me === me,
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const boom = f.ret >= 0 && explodes(g, f.ret);
          release(g, f.ret);
          if (!boom) return passOn(g, f.me, f.pick);
          g.tell({ what: 'dynamite-explodes', seat: f.me });
          g.discard(f.pick, f.me);
          damage(g, f.me, BLAST, -1, f.pick);
        },
      ],
    },
  },
});
