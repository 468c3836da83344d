import { brown, concerned, handCard, only, pickValue, stillConcerned } from '../../../author/index.ts';

const PASSED = 2;

/** Everybody passes two cards to the left at the same moment; who is left out is passed over. */
export const tornado = brown('tornado', 'AC', {
  play: {
    run: [
      concerned('me'),
      {
        prompt: 'pass-cards',
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
          const seats = stillConcerned(f);
          const to = seats[(seats.indexOf(seat) + 1) % seats.length];
          g.tell('gives', seat, to, -1, line.length);
          for (const pick of line)
            g.move(pickValue(pick), g.rules.hand + to, only(seat) | g.handAudience(seat) | g.handAudience(to));
        },
      },
    ],
  },
});
