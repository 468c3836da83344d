import {
  type CardGame,
  type CardRules,
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

/** There is one, the same piece in every game of one set-up, so found once. */
const found = new WeakMap<CardRules, number>();

function theCar({ rules }: CardGame): number {
  let piece = found.get(rules);
  if (piece === undefined) {
    piece = rules.defOf.findIndex((def) => rules.defs[def].id === ghostCar.id);
    found.set(rules, piece);
  }
  return piece;
}

/** The sheriff before whom it lies, -1 if it does not. Looked at after every effect. */
function sheriffWithCar(g: CardGame): number {
  const { owner } = g.rules.zones[g.s.where[theCar(g)]];
  return owner >= 0 && g.roleOf(owner) === 'sheriff' ? owner : NONE;
}

/** The sheriff lays it before somebody else, in play or out; a rule and no effect of the car, so nothing switches it off. */
export const sheriffHandsOn = tableRule('ghost-car-handed-on', {
  after: {
    settle: {
      when: (g) => sheriffWithCar(g) >= 0,
      run: [
        {
          about: (g) => ({ ask: 'hand-on', card: theCar(g) }),
          // Something else may have taken it from him before he is asked.
          who: (g) => (sheriffWithCar(g) < 0 ? 0 : only(sheriffWithCar(g))),
          offer(g, _f, sheriff, o) {
            for (const seat of g.s.order)
              if (seat !== sheriff) o.add(seatPick(seat));
              else if (o.explain) o.no({ why: 'not-the-sheriff' }, seatPick(seat));
          },
          take(g, _f, sheriff, line) {
            const to = pickValue(line[0]);
            const car = theCar(g);
            g.tell({ what: 'hands-on', seat: sheriff, to, card: car });
            g.move(car, g.places.wagons + to, g.everyone);
            if (!g.inPlay(to)) keepInPlay(g, to);
          },
        },
      ],
    },
  },
});
