import { firstSeat, type Game } from '@sixgun/engine';
import { randomIndex } from './random.ts';
import { requireOptions } from './turns.ts';

/** Whoever makes the moves: the game itself, or the match that writes them down. */
export type Mover = Pick<Game, 'choose'>;

export interface Played {
  decisions: number;
  /** Decisions with two or more options. */
  counted: number;
}

/** Plays a game to its end by uniform chance, without views and events. Adds to `played` as it goes. */
export function playRandomly(g: Game, rng: number[], limit: number, played: Played, mover: Mover = g): void {
  while (!g.s.over) {
    if (played.decisions >= limit) throw new Error(`The game did not end within ${limit} decisions.`);
    if (g.standing === 0 || !interrupts(g, rng, played, mover)) take(g, firstSeat(g.asked), false, rng, played, mover);
  }
}

/** Asks whoever may use an any-time ability now; true if somebody did. */
function interrupts(g: Game, rng: number[], played: Played, mover: Mover): boolean {
  for (let rest = g.standing; rest !== 0; rest &= rest - 1)
    if (take(g, firstSeat(rest), true, rng, played, mover)) return true;
  return false;
}

const NO_PICKS: readonly number[] = [];

/** One whole move, pick by pick; false if an any-time ability was left alone. */
function take(g: Game, seat: number, optional: boolean, rng: number[], played: Played, mover: Mover): boolean {
  let draft: readonly number[] | null = NO_PICKS;
  while (draft !== null) {
    const begun = draft.length > 0;
    const o = g.offer(seat, false, draft);
    if (optional && !begun && o.n === 0) return false;
    requireOptions(g, seat, o.n);
    const index = randomIndex(o.n, optional && !begun, rng);
    if (index < 0) return false;
    played.decisions++;
    if (o.n > 1) played.counted++;
    draft = mover.choose(seat, index);
  }
  return true;
}
