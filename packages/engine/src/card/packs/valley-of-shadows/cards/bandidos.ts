import {
  brown,
  type CardGame,
  concerned,
  damage,
  discardAtOnce,
  type Frame,
  NONE,
  nextConcerned,
  only,
  PASS,
  pickValue,
} from '../../../author/index.ts';
import { isInternational } from '../edition.ts';
import { pickCards } from '../pick-cards.ts';

const WANTED = 2;

/** Nobody is credited with what befalls the one who plays it. */
const lose = (g: CardGame, f: Frame, seat: number): Frame =>
  damage(g, seat, 1, seat === f.me ? NONE : f.me, f.card, f.src);

function discard(g: CardGame, seat: number, pieces: readonly number[]): void {
  for (const card of pieces) g.tell({ what: 'discard', seat, card });
  discardAtOnce(g, seat, pieces);
}

const next = nextConcerned((g, f, seat) => {
  f.to = seat;
  const hand = g.hand(seat);
  if (hand.length === 0) lose(g, f, seat);
  else if (hand.length === 1 && !isInternational(g)) discard(g, seat, hand.slice());
  else f.step++;
});

/** Everybody discards two cards or loses a life; a single card has to go, and without cards it is the life. */
export const bandidos = brown('bandidos', 'QD', {
  play: {
    run: [
      concerned('me'),
      next,
      {
        about: (g, f) => ({ ask: 'discard-or-lose', count: Math.min(WANTED, g.hand(f.to).length) }),
        who: (_g, f) => only(f.to),
        offer(g, _f, seat, o) {
          pickCards(g, seat, Math.min(WANTED, g.hand(seat).length), o);
          if (o.draft.length === 0) o.add(PASS);
        },
        take(g, f, seat, line) {
          f.step -= 2;
          if (line[0] === PASS) lose(g, f, seat);
          else {
            // He could have given a life instead, so he discards of his own will.
            for (let i = 0; i < line.length; i++) g.tellUse(seat);
            discard(g, seat, line.map(pickValue));
          }
        },
      },
    ],
  },
});
