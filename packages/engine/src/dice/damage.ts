import { type Frame, memory } from '../kernel/frame.ts';
import { zeros } from '../kernel/lists.ts';
import { type Program, program } from '../kernel/program.ts';
import { hasSeat, only } from '../kernel/seats.ts';
import type { Told } from '../kernel/story.ts';
import type { DiceGame } from './game.ts';
import { openWindow } from './power.ts';
import { DOUBLE, GHOST, IN, LIFE, OUT, OUTS, TOKEN } from './rules.ts';
import { checkWinners } from './winning.ts';

/** What takes life points. The first two are somebody's doing. */
export const CAUSE = { shots: 0, gatling: 1, indians: 2, dynamite: 3, bullet: 4 } as const;
export const isShooting = (cause: number): boolean => cause <= CAUSE.gatling;

/** What the story calls a loss, by its cause. */
function loss(cause: number, seat: number, by: number, count: number): Told {
  switch (cause) {
    case CAUSE.shots:
      return { what: 'hit', seat, by, count };
    case CAUSE.gatling:
      return { what: 'gatling-hit', seat, by, count };
    case CAUSE.indians:
      return { what: 'indians-hit', seat, count };
    case CAUSE.dynamite:
      return { what: 'dynamite-hit', seat, count };
    default:
      return { what: 'bullet-hit', seat, count };
  }
}

/** The points each seat loses at the same moment, and behind the last seat how many places have been gone through. */
export const lossesOf = memory;
const placesDone = (g: DiceGame): number => g.rules.players;

/**
 * Losses that happen at the same moment: `card` is the cause, `by` whose doing it is, `pick` the set of those who went
 * out, and `n`, which is the answer, the arrows owed for it.
 */
export const harmProgram = program<
  DiceGame,
  'reduce' | 'each' | 'apply' | 'lost' | 'dying' | 'out' | 'verdict' | 'rise' | 'feast' | 'over'
>('dice/harm', {
  reduce(g, f) {
    const points = lossesOf(f);
    for (let seat = 0; seat < g.rules.players; seat++)
      if (points[seat] > 0) points[seat] = g.inPlay(seat) ? g.ask('loses', points[seat], seat, f.card) : 0;
    points[placesDone(g)] = 0;
    if (!g.anybodyHas(g.rules.would.lose)) f.step = harmProgram.at.apply;
  },
  each(g, f) {
    if (pushVictim(g, f, loseProgram)) f.step = harmProgram.at.each;
  },
  apply(g, f) {
    const points = lossesOf(f);
    f.n = 0;
    for (let seat = 0; seat < g.rules.players; seat++) {
      if (points[seat] <= 0) continue;
      g.setCount(LIFE, seat, Math.max(0, g.life(seat) - points[seat]));
      g.tell(loss(f.card, seat, f.by, points[seat]));
      if (f.by >= 0) f.n += g.ask('revenge', 0, seat, points[seat], f.card);
    }
    points[placesDone(g)] = 0;
    if (!g.anybodyHas(g.rules.after.lost)) f.step = harmProgram.at.dying;
  },
  lost(g, f) {
    if (pushVictim(g, f, lostProgram)) f.step = harmProgram.at.lost;
  },
  dying(g, f) {
    if (dyingSeats(g) === 0) f.step = harmProgram.at.over;
    else openWindow(g, 'dying', -1);
  },
  out(g, f) {
    f.pick = 0;
    for (let k = 0; k < g.rules.players; k++) {
      const seat = g.placeFromActive(k);
      if (!g.inPlay(seat) || g.life(seat) > 0) continue;
      f.pick |= only(seat);
      goOut(g, seat);
    }
    if (f.pick === 0) f.step = harmProgram.at.over;
  },
  verdict(g, f) {
    checkWinners(g, f.by, f.pick);
  },
  /** Only if the game goes on: otherwise a renegade would win or lose by who sits next to whom. */
  rise(g, f) {
    if (g.rules.ghost) riseAsGhost(g, f.pick);
  },
  feast(g, f) {
    g.fire(g.after.eliminated, f);
  },
  over(g, f) {
    g.end(f, f.n);
  },
});

/** One victim before the loss: `n` is what he is about to lose, and may become less. */
const loseProgram = program<DiceGame, 'would' | 'settle'>('dice/lose', {
  would(g, f) {
    g.fire(g.would.lose, f);
  },
  settle(g, f) {
    lossesOf(batchOf(g, f))[f.to] = f.n;
    g.end(f);
  },
});

/** One victim after the loss of `n` points. */
const lostProgram = program<DiceGame, 'after'>('dice/lost', {
  after(g, f) {
    g.fire(g.after.lost, f);
  },
});

/** What follows when a player has lost points that nothing has hit him for. */
export function afterLoss(g: DiceGame, seat: number, points: number): void {
  const f = g.push(lostProgram, seat);
  f.to = seat;
  f.n = points;
}

/** The losses a single loss belongs to. */
export function batchOf(g: DiceGame, loss: Frame): Frame {
  return g.s.stack[g.s.stack.indexOf(loss) - 1];
}

export function harm(g: DiceGame, cause: number, by: number, points: number[]): void {
  const f = g.push(harmProgram, by);
  f.by = by;
  f.card = cause;
  f.mem = [...points, 0];
  f.pick = 0;
}

export function harmOne(g: DiceGame, cause: number, seat: number): void {
  const points: number[] = zeros(g.rules.players);
  points[seat] = 1;
  harm(g, cause, -1, points);
}

/** Goes on to the next victim, clockwise from the active player. */
function pushVictim(g: DiceGame, f: Frame, prog: Program<DiceGame>): boolean {
  const points = lossesOf(f);
  while (points[placesDone(g)] < g.rules.players) {
    const seat = g.placeFromActive(points[placesDone(g)]++);
    if (points[seat] <= 0) continue;
    const child = g.push(prog, seat);
    child.to = seat;
    child.by = f.by;
    child.card = f.card;
    child.n = points[seat];
    return true;
  }
  return false;
}

/** Seats that have lost their last life point and are not out yet. */
export function dyingSeats(g: DiceGame): number {
  let seats = 0;
  for (let seat = 0; seat < g.rules.players; seat++) if (g.inPlay(seat) && g.life(seat) <= 0) seats |= only(seat);
  return seats;
}

function goOut(g: DiceGame, seat: number): void {
  const outs = g.s.vars[OUTS] + 1;
  g.setVar(OUTS, outs);
  g.setCount(IN, seat, 0);
  g.setCount(OUT, seat, outs);
  g.tell({ what: 'dies', seat });
  g.openRole(seat);
  g.returnAllArrows(seat);
  returnGhostTokens(g, seat);
}

/** The first one out, if he is among those who have just gone. */
function riseAsGhost(g: DiceGame, gone: number): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (!hasSeat(gone, seat) || g.count(OUT, seat) !== 1) continue;
    g.setCount(GHOST, seat, 1);
    g.tell({ what: 'ghost', seat });
  }
}

export function returnGhostTokens(g: DiceGame, seat: number): void {
  if (g.count(TOKEN, seat) === 0) return;
  g.setCount(TOKEN, seat, 0);
  if (g.count(DOUBLE, seat) !== 0) g.setCount(DOUBLE, seat, 0);
  g.tell({ what: 'token-back', seat });
}
