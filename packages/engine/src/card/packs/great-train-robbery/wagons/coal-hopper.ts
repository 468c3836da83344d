import { type CardGame, discardOf, laidCard, seatPick } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

const wagonsBefore = (g: CardGame, seat: number, but: number): number[] =>
  g.zone(g.places.wagons + seat).filter((piece) => piece !== but);

/** Discarded it brings a card and rids somebody of a wagon. */
export const coalHopper = wagon('coal-hopper', {
  option: {
    offer(g, _me, o, _def, piece) {
      const before = o.n;
      for (const seat of g.s.order)
        for (const other of wagonsBefore(g, seat, piece)) o.add(laidCard(piece), seatPick(seat), laidCard(other));
      if (o.n === before) o.add(laidCard(piece));
    },
    run: [
      discardWagon,
      (g, f) => {
        g.draw(f.me, 1);
        if (f.pick >= 0) discardOf(g, f.me, f.to, f.pick);
      },
    ],
  },
});
