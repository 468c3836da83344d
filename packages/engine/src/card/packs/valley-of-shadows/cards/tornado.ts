import {
  brown,
  type CardGame,
  concerned,
  type Frame,
  handCard,
  nextConcerned,
  only,
  pickValue,
  program,
  stillConcerned,
} from '../../../author/index.ts';
import { isInternational } from '../edition.ts';
import { pickCards } from '../pick-cards.ts';

const PASSED = 2;
const DRAWN = 2;

/** Who gets the cards of this player. */
function receiver(f: Frame, seat: number): number {
  const seats = stillConcerned(f);
  return seats[(seats.indexOf(seat) + 1) % seats.length];
}

/** The neighbour has passed cards out of the same hand by now, but none that came with this Tornado: who gave `card` still knows it there. */
const stillKnown = program<CardGame, 'know'>('card/passed-on', {
  know(g, f) {
    g.reveal(f.card, only(f.me) | g.handAudience(f.me));
  },
});

const nextDrawing = nextConcerned((g, f, seat) => {
  f.to = seat;
  if (g.hand(seat).length > 0) f.step++;
  else g.draw(seat, DRAWN);
});

/**
 * Everybody passes two cards to the left at the same moment; who is left out is passed over.
 * International edition: everybody discards a card and draws two, one player after another.
 */
export const tornado = brown('tornado', 'AC', {
  play: {
    run: [
      concerned('me'),
      {
        about: (g, f, seat) => ({
          ask: 'pass-cards',
          to: receiver(f, seat),
          count: Math.min(PASSED, g.hand(seat).length),
        }),
        window: true,
        who(g, f) {
          const seats = stillConcerned(f);
          let asked = 0;
          if (isInternational(g) || seats.length < 2) return asked;
          for (const seat of seats) if (g.hand(seat).length > 0) asked |= only(seat);
          return asked;
        },
        offer: (g, _f, seat, o) => pickCards(g, seat, Math.min(PASSED, g.hand(seat).length), o),
        take(g, f, seat, line) {
          const to = receiver(f, seat);
          g.tell({ what: 'gives', seat, to, count: line.length });
          for (const pick of line) {
            const card = pickValue(pick);
            g.move(card, g.rules.hand + to, only(seat) | g.handAudience(seat) | g.handAudience(to));
            g.push(stillKnown, seat).card = card;
          }
        },
      },
      (g, f) => (isInternational(g) ? nextDrawing(g, f) : g.end(f)),
      {
        about: () => ({ ask: 'discard-one' }),
        who: (_g, f) => only(f.to),
        offer(g, _f, seat, o) {
          for (const piece of g.hand(seat)) o.add(handCard(piece));
        },
        take(g, f, seat, line) {
          const card = pickValue(line[0]);
          g.tell({ what: 'discard', seat, card });
          g.discard(card, seat);
          g.draw(seat, DRAWN);
          f.step -= 2;
        },
      },
    ],
  },
});
