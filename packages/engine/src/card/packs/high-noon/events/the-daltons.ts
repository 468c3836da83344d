import { type CardGame, event, laidCard, memory, only, pickValue } from '../../../author/index.ts';

/** Only green cards are not treated like blue ones. */
const blueOf = (g: CardGame, seat: number): number[] =>
  g.exposedOf(seat).filter((piece) => g.rules.cards[g.def(piece)]?.colour !== 'green');

const seatsLeft = memory;

export const theDaltons = event('the-daltons', {
  enters: [
    (g, f) => {
      f.mem = g.ring(f.me).slice();
    },
    (g, f) => {
      const seat = seatsLeft(f).shift();
      if (seat === undefined) g.end(f);
      else f.to = seat;
    },
    {
      about: () => ({ ask: 'discard-blue' }),
      who: (g, f) => (blueOf(g, f.to).length > 0 ? only(f.to) : 0),
      offer(g, f, _seat, o) {
        for (const piece of blueOf(g, f.to)) o.add(laidCard(piece));
      },
      take(g, _f, seat, line) {
        g.tell({ what: 'discard', seat, card: pickValue(line[0]) });
        g.discard(pickValue(line[0]), seat);
      },
    },
    (g, f) => {
      f.step = 1;
      // It may have been what kept him in the game.
      g.settle();
    },
  ],
});
