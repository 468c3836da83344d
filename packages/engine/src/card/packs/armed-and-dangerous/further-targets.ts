import {
  type Aim,
  CANCELLED,
  type CardGame,
  type Frame,
  hasSeat,
  letAvoid,
  memory,
  only,
  PASS,
  pickValue,
  repeatPlay,
  type Step,
  seatPick,
  targetsOf,
  without,
} from '../../author/index.ts';
import { loadOf, payFrom } from './loads.ts';
import { mayGoOn, offerPayment } from './paying.ts';

const PRICE = 1;

/** Whom the one paid for last can be, as a set, until he is chosen; then those chosen. */
const aimedAt = memory;
const OPEN = 0;
const FIRST = 1;
/** What is repeated has at least one target beside. */
const SEVERAL = 2;

/** Whom the card could be aimed at beside those already chosen. */
const others = (g: CardGame, f: Frame, aim: Aim): number =>
  aimedAt(f)
    .slice(FIRST)
    .reduce(without, targetsOf(g, f.me, aim, f.card));

/** Is this for a further target, so that it has been paid for? The same effect at the first one lies below. */
const isFurther = (g: CardGame, f: Frame): boolean =>
  g.s.stack.some((other) => other !== f && other.prog === f.prog && other.card === f.card);

/** Who dies of paying does nothing more; who dies of an answer has aimed at the others already. */
const stands = (g: CardGame, f: Frame): boolean => g.inPlay(f.me) || isFurther(g, f);

/** A card that is aimed at one more player for every token paid; each of them can say what he likes against it. */
export function atSeveral(aim: Aim, effect: (g: CardGame, f: Frame) => void): readonly Step[] {
  return [
    (g, f) => {
      f.mem = [0, f.to];
      if (isFurther(g, f)) f.step = 3;
    },
    {
      about: (_g, f) => ({ ask: 'upgrade', card: f.card, price: PRICE }),
      who: (g, f) => (mayGoOn(g, f.me, PRICE, aimedAt(f).length - FIRST - 1) ? only(f.me) : 0),
      offer(g, f, seat, o) {
        if (loadOf(g, seat) >= PRICE && others(g, f, aim) !== 0) offerPayment(g, seat, o);
        o.add(PASS);
      },
      take(g, f, _seat, line) {
        if (line[0] === PASS) return;
        // Noted before the token is gone: it may be the last one of the weapon.
        aimedAt(f)[OPEN] = others(g, f, aim);
        payFrom(g, line[1], PRICE);
      },
    },
    {
      about: (_g, f) => ({ ask: 'further-target', card: f.card }),
      who: (g, f) => (aimedAt(f)[OPEN] !== 0 && g.inPlay(f.me) ? only(f.chooser) : 0),
      offer(g, f, _seat, o) {
        for (const to of g.s.order)
          if (hasSeat(aimedAt(f)[OPEN], to)) o.add(seatPick(to));
          else if (o.explain) o.no({ why: 'no-target' }, seatPick(to));
      },
      take(g, f, _seat, line) {
        const to = pickValue(line[0]);
        aimedAt(f).push(to);
        aimedAt(f)[OPEN] = 0;
        g.tell({ what: 'play-at', seat: f.me, to, card: f.card, as: f.src });
        f.step -= 2;
      },
    },
    (g, f) => {
      f.n = isFurther(g, f) ? SEVERAL : aimedAt(f).length - FIRST;
      if (stands(g, f)) letAvoid(g, f);
    },
    (g, f) => {
      if (!stands(g, f)) return;
      for (const to of aimedAt(f)
        .slice(FIRST + 1)
        .toReversed())
        repeatPlay(g, f.me, f.card, f.src, to, -1);
      if (f.ret !== CANCELLED) effect(g, f);
    },
  ];
}
