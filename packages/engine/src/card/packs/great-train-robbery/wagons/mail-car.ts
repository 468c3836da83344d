import { handCard, LOOK, only, pickValue, seatPick } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

const DRAWN = 3;

/** Discarded it brings three cards, one of which goes to another player. */
export const mailCar = wagon('mail-car', {
  option: {
    run: [
      discardWagon,
      (g, f) => {
        for (let i = 0; i < DRAWN; i++) {
          const piece = g.nextCard();
          if (piece >= 0) g.move(piece, LOOK, g.handAudience(f.me));
        }
      },
      {
        about: () => ({ ask: 'give-away' }),
        who: (g, f) => (g.zone(LOOK).length > 0 ? only(f.me) : 0),
        offer(g, _f, seat, o) {
          const others = g.ring(seat).slice(1);
          for (const piece of g.zone(LOOK)) for (const to of others) o.add(handCard(piece), seatPick(to));
        },
        take(g, _f, seat, line) {
          const to = pickValue(line[1]);
          g.tell({ what: 'gives', seat, to, count: 1 });
          g.move(
            pickValue(line[0]),
            g.rules.hand + to,
            only(seat) | only(to) | g.handAudience(seat) | g.handAudience(to),
          );
        },
      },
      (g, f) => {
        const left = g.zone(LOOK).length;
        while (g.zone(LOOK).length > 0) g.move(g.top(LOOK), g.rules.hand + f.me, g.handAudience(f.me));
        if (left > 0) g.tell({ what: 'draw', seat: f.me, count: left });
      },
    ],
  },
});
