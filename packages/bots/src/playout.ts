import type { Game } from '@sixgun/engine';
import { firstSeat } from '@sixgun/engine';
import { NOTHING } from './bot.ts';
import { randomIndex } from './random.ts';
import { requireOptions } from './turns.ts';

/** As much of a game as chance needs. */
export type Playable = Pick<Game, 's' | 'asked' | 'standing' | 'offer' | 'choose' | 'prompt'>;

export interface Played {
  decisions: number;
  /** Decisions with two or more options. */
  counted: number;
}

/** Plays a game to its end by uniform chance, without views and events. Adds to `played` as it goes. */
export function playRandomly(g: Playable, rng: number[], limit: number, played: Played): void {
  while (!g.s.over) {
    if (played.decisions >= limit) throw new Error(`The game did not end within ${limit} decisions.`);
    if (g.standing === 0 || !interrupts(g, rng, played)) take(g, firstSeat(g.asked), false, rng, played);
  }
}

/** Asks whoever may use an any-time ability now; true if somebody did. */
function interrupts(g: Playable, rng: number[], played: Played): boolean {
  for (let rest = g.standing; rest !== 0; rest &= rest - 1) {
    const seat = firstSeat(rest);
    if (take(g, seat, g.s.drafts[seat] === null, rng, played)) return true;
  }
  return false;
}

function take(g: Playable, seat: number, optional: boolean, rng: number[], played: Played): boolean {
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
