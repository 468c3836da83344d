import type { Frame } from '../kernel/frame.ts';
import { diceMask, type Offer, pickValue, seatPick } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { takeArrows } from './arrows.ts';
import { CAUSE, harmOne } from './damage.ts';
import { ARROW, BROKEN_ARROW, BULLET, DYNAMITE, FACES, STOP, UNTHROWN } from './faces.ts';
import type { DiceGame } from './game.ts';
import { explainElsewhere, openWindow, possibleSeats } from './power.ts';
import { DICE, DIE, FRESH, SALOON, THROWS } from './rules.ts';
import { refusePass } from './targets.ts';

const USUAL_THROWS = 3;
const EXPLOSION = 3;
/** `card` of a roll: after the gambler there is no way back; arrows that wait are taken once the throw is sure to stand. */
const GAMBLED = 1;
const LEFT = 2;
/** `pick` of a roll: a ghost's dice do nothing by themselves. */
const HARMLESS = 1;

/** Everything from the first throw to the last: `n` is the set of dice to be thrown next. */
export const rollProgram = program<
  DiceGame,
  'throw' | 'turn' | 'arrows' | 'broken' | 'bullet' | 'check' | 'keep' | 'last' | 'again' | 'late' | 'blast'
>('dice/roll', {
  throw(g, f) {
    throwDice(g, f.me, f.n);
  },
  turn(g) {
    openWindow(g, 'thrown', -1);
  },
  arrows(g, f) {
    if (f.pick === HARMLESS) f.step = rollProgram.at.check;
    else if (!waits(g, f.me)) rolledArrows(g, f.me, g.symbols(ARROW, true));
    else if (isLast(g, f) && !mayGamble(g, f)) {
      if (f.card === 0) f.card = LEFT;
      rolledArrows(g, f.me, g.symbols(ARROW));
    }
  },
  broken: {
    about: () => ({ ask: 'broken-arrow' }),
    who: (g, f) => (g.inPlay(f.me) && g.symbols(BROKEN_ARROW, true) > 0 && anyArrows(g) ? 1 << f.me : 0),
    offer(g, _f, _seat, o) {
      for (let seat = 0; seat < g.rules.players; seat++)
        if (g.arrows(seat) > 0) o.add(seatPick(seat));
        else if (o.explain) o.no({ why: g.inPlay(seat) ? 'no-arrow' : 'eliminated' }, seatPick(seat));
      refusePass(o);
    },
    take(g, _f, _seat, line) {
      g.returnArrow(pickValue(line[0]));
    },
  },
  bullet(g, f) {
    if (g.inPlay(f.me) && g.symbols(BULLET, true) > 0) harmOne(g, CAUSE.bullet, f.me);
  },
  check(g, f) {
    if (f.pick !== HARMLESS && !g.inPlay(f.me)) g.end(f);
    else if (isLast(g, f)) f.step = rollProgram.at.last;
  },
  keep: {
    about: () => ({ ask: 'reroll' }),
    spare: false,
    who: (_g, f) => 1 << f.me,
    offer: offerRerolls,
    take(_g, f, _seat, line) {
      if (line[0] === STOP) return;
      f.n = pickValue(line[0]);
      f.step = rollProgram.at.throw;
    },
  },
  last(g, f) {
    f.ret = 0;
    if (f.card === 0) openWindow(g, 'last', f.me);
  },
  again(g, f) {
    if (f.ret === 0) return;
    f.card = GAMBLED;
    f.n = (1 << g.diceCount()) - 1;
    f.step = rollProgram.at.throw;
  },
  /** Arrows that wait for the last throw wait for the gambler as well: a throw that is made again has none. */
  late(g, f) {
    if (f.card === 0 && f.pick !== HARMLESS && waits(g, f.me)) rolledArrows(g, f.me, g.symbols(ARROW));
  },
  blast(g, f) {
    if (f.pick === HARMLESS || !g.inPlay(f.me) || !explodes(g)) return;
    g.tell({ what: 'explosion', seat: f.me });
    harmOne(g, CAUSE.dynamite, f.me);
  },
});

/** Throws the dice that are not turned already, and whatever is chosen to be thrown again. */
export function roll(g: DiceGame, seat: number, turned: number, harmless: boolean): void {
  const f = g.push(rollProgram, seat);
  f.to = seat;
  f.n = ((1 << g.diceCount()) - 1) & ~((1 << turned) - 1);
  f.card = 0;
  f.pick = harmless ? HARMLESS : 0;
}

function throwDice(g: DiceGame, seat: number, mask: number): void {
  const { vars } = g.s;
  const first = vars[THROWS] === 0;
  const forced = nextForced(g, mask);
  const dice = vars[DICE];
  for (let i = 0, k = 0; i < dice; i++) {
    if (((mask >> i) & 1) === 0) continue;
    const faces = facesOf(g, i);
    const face = forced === null ? faces[g.random(faces.length)] : forced[k++];
    if (!faces.includes(face)) throw new RangeError(`Die ${i + 1} cannot show "${FACES[face]}".`);
    g.setVar(DIE + i, face);
  }
  g.s.back = -1;
  g.setVar(THROWS, vars[THROWS] + 1);
  g.setVar(FRESH, first ? (1 << dice) - 1 : mask);
  if (g.sink !== null) g.tell({ what: 'throw', seat, dice: mask, faces: facesIn(g, mask) });
}

/** What the dice of a set show. */
function facesIn(g: DiceGame, mask: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < g.diceCount(); i++) if (((mask >> i) & 1) === 1) faces.push(g.face(i));
  return faces;
}

/** The faces a die has: the last one may come from the saloon. */
export function facesOf(g: DiceGame, die: number): readonly number[] {
  const { vars } = g.s;
  return g.rules.dice[die === vars[DICE] - 1 ? vars[SALOON] : 0].faces;
}

/** The next throw a scenario file has chosen: its length and then its faces, taken off `picks`. */
function nextForced(g: DiceGame, mask: number): number[] | null {
  if (g.picks === null || g.picks.length === 0) return null;
  let thrown = 0;
  for (let left = mask; left !== 0; left &= left - 1) thrown++;
  const count = g.picks.shift() as number;
  const faces = g.picks.splice(0, count);
  if (count !== thrown) throw new RangeError(`${thrown} dice are thrown, but "rolls" gives ${count} faces for it.`);
  return faces;
}

/** A face set by something else than a throw; it counts as thrown if it is a new one. */
export function turnDie(g: DiceGame, die: number, face: number): void {
  if (g.face(die) === face) return;
  g.setVar(DIE + die, face);
  g.setVar(FRESH, g.s.vars[FRESH] | (1 << die));
}

const explodes = (g: DiceGame): boolean => g.symbols(DYNAMITE) >= EXPLOSION;

const waits = (g: DiceGame, seat: number): boolean => g.ask('arrowsWait', 0, seat) !== 0;

function throwLimit(g: DiceGame, f: Frame): number {
  return f.pick === HARMLESS ? USUAL_THROWS : g.ask('throws', USUAL_THROWS, f.me);
}

function isLast(g: DiceGame, f: Frame): boolean {
  return f.card === GAMBLED || g.s.vars[THROWS] >= throwLimit(g, f) || (f.pick !== HARMLESS && explodes(g));
}

/** May somebody still have this throw made again, for all that lies open? */
const mayGamble = (g: DiceGame, f: Frame): boolean => f.card === 0 && possibleSeats(g, 'last', f.me) !== 0;

function rolledArrows(g: DiceGame, seat: number, n: number): void {
  if (n > 0 && g.inPlay(seat)) takeArrows(g, seat, n, true);
}

function anyArrows(g: DiceGame): boolean {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.arrows(seat) > 0) return true;
  return false;
}

/** Dice that may not be thrown again. */
function lockedDice(g: DiceGame, f: Frame): number {
  if (f.pick !== HARMLESS && g.ask('locks', 1, f.me) === 0) return 0;
  let locked = 0;
  for (let i = 0; i < g.diceCount(); i++) if (g.face(i) === DYNAMITE) locked |= 1 << i;
  return locked;
}

function offerRerolls(g: DiceGame, f: Frame, seat: number, o: Offer): void {
  const locked = lockedDice(g, f);
  const end = 1 << g.diceCount();
  for (let mask = 1; mask < end; mask++)
    if ((mask & locked) === 0) o.add(diceMask(mask));
    else if (o.explain) o.no({ why: 'dynamite-locked' }, diceMask(mask));
  o.add(STOP);
  explainElsewhere(g, seat, null, o);
}

/** Why no die can be thrown once the throwing is over. */
export function explainNoRerolls(g: DiceGame, o: Offer): void {
  const end = 1 << g.diceCount();
  for (let mask = 1; mask < end; mask++) o.no({ why: 'no-throws-left' }, diceMask(mask));
}

/** A fresh set of dice for the turn that begins; those the ghost has turned lie first. */
export function layDice(g: DiceGame, count: number): void {
  g.setVar(DICE, count);
  g.setVar(SALOON, 0);
  g.setVar(THROWS, 0);
  g.setVar(FRESH, 0);
  const { vars } = g.s;
  for (let i = DIE; i < vars.length; i++) if (vars[i] !== UNTHROWN) g.setVar(i, UNTHROWN);
}
