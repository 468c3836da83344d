import {
  brown,
  concerned,
  discardAtOnce,
  handCard,
  LAID,
  only,
  PASS,
  pickValue,
  stillConcerned,
} from '../../../author/index.ts';

const TAKES = 2;

/** All others lay a card face down; without an ace among them two of the cards may be taken. `n` counts those. */
export const poker = brown('poker', 'JH', {
  play: {
    run: [
      concerned('left'),
      {
        about: () => ({ ask: 'lay-card' }),
        window: true,
        who(g, f) {
          let seats = 0;
          for (const seat of stillConcerned(f)) if (g.hand(seat).length > 0) seats |= only(seat);
          return seats;
        },
        offer(g, _f, seat, o) {
          for (const piece of g.hand(seat)) o.add(handCard(piece));
        },
        take(g, _f, seat, line) {
          g.tell({ what: 'lays', seat, card: pickValue(line[0]) });
          g.move(pickValue(line[0]), LAID, g.everyone);
        },
      },
      (g, f) => {
        f.n = g.zone(LAID).some((piece) => g.rank(piece) === 'A') ? TAKES : 0;
      },
      {
        about: () => ({ ask: 'take-laid' }),
        who: (g, f) => (f.n < TAKES && g.zone(LAID).length > 0 && g.inPlay(f.me) ? only(f.me) : 0),
        offer(g, _f, _seat, o) {
          for (const piece of g.zone(LAID)) o.add(handCard(piece));
          o.add(PASS);
        },
        take(g, f, seat, line) {
          if (line[0] === PASS) return;
          g.tell({ what: 'gets-card', seat, card: pickValue(line[0]) });
          g.move(pickValue(line[0]), g.rules.hand + seat, g.everyone);
          f.n++;
          f.step = 3;
        },
      },
      (g, f) => {
        discardAtOnce(g, f.me, g.zone(LAID).toReversed());
      },
    ],
  },
});
