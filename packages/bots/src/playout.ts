import type { Game } from '@sixgun/engine';
import { NOTHING } from './bot.ts';
import { randomIndex } from './random.ts';
import { requireOptions } from './turns.ts';

export interface Played {
  decisions: number;
  /** Decisions with two or more options. */
  counted: number;
}

/** Plays a game to its end by uniform chance, without views and events. Adds to `played` as it goes. */
export function playRandomly(g: Game, rng: number[], limit: number, played: Played): void {
  while (!g.s.over) {
    if (played.decisions >= limit) throw new Error(`The game did not end within ${limit} decisions.`);
    if (g.standing === 0 || !interrupts(g, rng, played)) take(g, lowestSeat(g.asked), false, rng, played);
  }
}

/** Asks whoever may use an any-time ability now; true if somebody did. */
function interrupts(g: Game, rng: number[], played: Played): boolean {
  for (let rest = g.standing; rest !== 0; rest &= rest - 1) {
    const seat = lowestSeat(rest);
    if (take(g, seat, g.s.drafts[seat] === null, rng, played)) return true;
  }
  return false;
}

function take(g: Game, seat: number, optional: boolean, rng: number[], played: Played): boolean {
  const o = g.offer(seat);
  if (optional && o.n === 0) return false;
  requireOptions(g, seat, o.n);
  const index = randomIndex(o.n, optional, rng);
  if (index === NOTHING) return false;
  played.decisions++;
  if (o.n > 1) played.counted++;
  g.choose(seat, index);
  return true;
}

const lowestSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);
