import { type Frame, memory } from '../kernel/frame.ts';
import { zeros } from '../kernel/lists.ts';
import { ability, KIND, kindOf, type Offer, pickValue } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import { takeArrows } from './arrows.ts';
import { CAUSE, harm } from './damage.ts';
import { BEER, GATLING, ONE, TWO } from './faces.ts';
import { gain } from './gain.ts';
import type { DiceGame } from './game.ts';
import { BEERS_SPENT } from './rules.ts';
import { offerPlayers, offerShots, refusePass, shotTargets } from './targets.ts';
import { because } from './why.ts';

const GATLINGS_NEEDED = 3;

/** Shots, then beers, for each seat. */
const sharesOf = memory;

/**
 * The dice as they lie after the last throw: shots, beers, gatlings.
 * `n` counts the symbols given out, then the places that have drunk, then the gatlings; `pick` is 1 if those fire.
 */
export const resolveProgram = program<
  DiceGame,
  | 'aim'
  | 'shot'
  | 'fire'
  | 'paid'
  | 'volley'
  | 'pour'
  | 'beer'
  | 'drink'
  | 'guns'
  | 'symbols'
  | 'hits'
  | 'over'
  | 'late'
>('dice/resolve', {
  aim(g, f) {
    f.n = 0;
    if (shotsLeft(g, f) === 0) f.step = resolveProgram.at.pour;
    else f.mem = zeros(g.rules.players);
  },
  shot: {
    about: (_g, f) => ({ ask: 'shot', given: f.n, shares: (f.mem as number[]).slice() }),
    who: (_g, f) => only(f.me),
    offer(g, f, seat, o) {
      offerShots(g, seat, targetsOf(g, f), o);
      offerAims(g, f, seat, o);
      refusePass(o);
    },
    take(g, f, seat, line) {
      if (kindOf(line[0]) === KIND.ability) g.rules.aims[pickValue(line[0])]?.take(g, seat, f, line);
      else aimAt(g, f, pickValue(line[0]), 1);
      if (shotsLeft(g, f) > 0) f.step = resolveProgram.at.shot;
    },
  },
  fire(g, f) {
    harm(g, CAUSE.shots, f.me, sharesOf(f));
  },
  volley(g, f) {
    if (g.inPlay(f.me)) g.fire(g.after.volley, f);
  },
  paid(g, f) {
    payArrows(g, f);
  },
  pour(g, f) {
    if (!g.inPlay(f.me)) return g.end(f);
    f.n = 0;
    if (beersLeft(g, f) === 0) f.step = resolveProgram.at.guns;
    else f.mem = zeros(g.rules.players);
  },
  beer: {
    about: (_g, f) => ({ ask: 'beer', given: f.n, shares: (f.mem as number[]).slice() }),
    who: (_g, f) => only(f.me),
    offer(g, _f, _seat, o) {
      offerPlayers(g, o);
    },
    take(g, f, seat, line) {
      const to = pickValue(line[0]);
      sharesOf(f)[to]++;
      f.n++;
      g.tell({ what: 'beer', seat, to });
      if (beersLeft(g, f) > 0) f.step = resolveProgram.at.beer;
      else f.n = 0;
    },
  },
  drink(g, f) {
    if (f.n >= g.rules.players) return;
    f.step = resolveProgram.at.drink;
    const seat = g.placeFromActive(f.n++);
    const beers = sharesOf(f)[seat];
    if (beers > 0) gain(g, seat, seat === f.me ? beers * g.ask('beer', 1, seat) : beers);
  },
  guns(g, f) {
    f.n = g.symbols(GATLING);
    f.mem = null;
    if (f.n === 0) return g.end(f);
    f.pick = f.n >= g.ask('gatlings', GATLINGS_NEEDED, f.me) ? 1 : 0;
    if (f.pick === 1) g.tell({ what: 'gatling', seat: f.me });
    if (f.pick === 1 && !g.rules.gatlingHitsFirst) g.returnAllArrows(f.me);
  },
  symbols(g, f) {
    g.fire(g.after.gatling, f);
  },
  hits(g, f) {
    if (f.pick === 0) return g.end(f);
    const points: number[] = new Array(g.rules.players).fill(1);
    points[f.me] = 0;
    harm(g, CAUSE.gatling, f.me, points);
  },
  over(g, f) {
    payArrows(g, f);
  },
  late(g, f) {
    if (g.rules.gatlingHitsFirst && g.inPlay(f.me)) g.returnAllArrows(f.me);
  },
});

/** What harm has answered is owed by the one who did it, once the dead are counted. */
function payArrows(g: DiceGame, f: Frame): void {
  if (f.ret > 0) takeArrows(g, f.me, f.ret);
}

/** Shots still to be assigned: all 1s come before all 2s. */
function shotsLeft(g: DiceGame, f: Frame): number {
  return g.symbols(ONE) + g.symbols(TWO) - f.n;
}

function beersLeft(g: DiceGame, f: Frame): number {
  return g.symbols(BEER) - g.s.vars[BEERS_SPENT] - f.n;
}

export function targetsOf(g: DiceGame, f: Frame): number {
  return shotTargets(g, f.me, f.n < g.symbols(ONE) ? ONE : TWO);
}

/** Nothing is applied before every shot has its target. */
export function aimAt(g: DiceGame, f: Frame, to: number, points: number): void {
  sharesOf(f)[to] += points;
  f.n++;
  g.tell({ what: 'shot', seat: f.me, to, count: points });
}

function offerAims(g: DiceGame, f: Frame, seat: number, o: Offer): void {
  const mine = g.s.abilities[seat];
  for (let i = 0; i < mine.length; i++) {
    const way = g.rules.aims[mine[i]];
    const why = way === undefined ? 'wrong-time' : way.closed(g, seat, f);
    if (why === '') way?.offer(g, seat, o, mine[i], f);
    else if (o.explain) o.no(because(why), ability(mine[i]));
  }
}
