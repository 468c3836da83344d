import {
  type CardGame,
  keepInPlay,
  NONE,
  only,
  pickValue,
  seatPick,
  staysInPlay,
  tableRule,
} from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

/** Whoever gets it has it in front of him, and it keeps him in the game. */
export const ghostCar = wagon('ghost-car', { anybody: true, ghostly: true, would: { eliminate: staysInPlay } });

const carOf = (g: CardGame, seat: number): number | undefined =>
  g.zone(g.place('wagons') + seat).find((piece) => g.idOf(piece) === ghostCar.id);

/** The sheriff who has come by one, -1 if there is none. Looked for after every effect, so it makes no lists. */
function sheriffWithCar(g: CardGame): number {
  const wagons = g.place('wagons');
  for (let seat = 0; seat < g.rules.players; seat++)
    if (g.zone(wagons + seat).length > 0 && g.roleOf(seat) === 'sheriff' && carOf(g, seat) !== undefined) return seat;
  return NONE;
}

/** The sheriff lays it before somebody else, in play or out; a rule and no effect of the car, so nothing switches it off. */
export const sheriffHandsOn = tableRule('ghost-car-handed-on', {
  after: {
    settle: {
      when: (g) => sheriffWithCar(g) >= 0,
      run: [
        {
          about: (g, _f, sheriff) => ({ ask: 'hand-on', card: carOf(g, sheriff) as number }),
          // Something else may have taken it from him before he is asked.
          who: (g) => (sheriffWithCar(g) < 0 ? 0 : only(sheriffWithCar(g))),
          offer(g, _f, sheriff, o) {
            for (const seat of g.s.order)
              if (seat !== sheriff) o.add(seatPick(seat));
              else if (o.explain) o.no({ why: 'not-the-sheriff' }, seatPick(seat));
          },
          take(g, _f, sheriff, line) {
            const to = pickValue(line[0]);
            const car = carOf(g, sheriff);
            if (car === undefined) return;
            g.tell({ what: 'hands-on', seat: sheriff, to, card: car });
            g.move(car, g.place('wagons') + to, g.everyone);
            if (!g.inPlay(to)) keepInPlay(g, to);
          },
        },
      ],
    },
  },
});
