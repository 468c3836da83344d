import { brown, concerned, type Frame, handCard, only, pickValue, stillConcerned } from '../../../author/index.ts';

const PASSED = 2;

/** Who gets the cards of this player. */
function receiver(f: Frame, seat: number): number {
  const seats = stillConcerned(f);
  return seats[(seats.indexOf(seat) + 1) % seats.length];
}

/** Everybody passes two cards to the left at the same moment; who is left out is passed over. */
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
          if (seats.length > 1) for (const seat of seats) if (g.hand(seat).length > 0) asked |= only(seat);
          return asked;
        },
        offer(g, _f, seat, o) {
          const hand = g.hand(seat);
          const picked = o.draft.map(pickValue);
          const last = picked.length + 1 === Math.min(PASSED, hand.length);
          for (const piece of hand) {
            if (picked.includes(piece)) continue;
            if (last) o.add(handCard(piece));
            else o.more(handCard(piece));
          }
        },
        take(g, f, seat, line) {
          const to = receiver(f, seat);
          g.tell({ what: 'gives', seat, to, count: line.length });
          for (const pick of line)
            g.move(pickValue(pick), g.rules.hand + to, only(seat) | g.handAudience(seat) | g.handAudience(to));
        },
      },
    ],
  },
});
