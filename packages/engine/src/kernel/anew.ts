import { determinize } from './determinize.ts';
import { NONE } from './frame.ts';
import type { Game } from './game.ts';
import { hasSeat } from './seats.ts';
import { ownOf, standpointOf } from './view.ts';

/**
 * Deals anew what a seat cannot know, for somebody who plays on from its place. Whoever knew what lay somewhere knows
 * what lies there now, so that every other seat has a game to go on with as well.
 */
export function dealAnew(g: Game, seat: number, rng: number[]): void {
  const before = g.s;
  const reopen = (state: Game['s']): Game => {
    g.s = state;
    return g;
  };
  determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, rng);
  before.zones.forEach((pieces, zone) => {
    const knowers = pieces.filter((piece) => !hasSeat(before.known[piece], seat)).map((piece) => before.known[piece]);
    for (const piece of g.s.zones[zone])
      g.s.known[piece] = hasSeat(before.known[piece], seat) ? before.known[piece] : (knowers.shift() ?? 0);
  });
  g.s.back = NONE;
  g.previousMover = NONE;
}

const WORDS = 4;
const DIGITS = 8;

/** The chance of such a deal as 32 hexadecimal digits. */
export const chanceText = (chance: readonly number[]): string =>
  chance.map((word) => (word >>> 0).toString(16).padStart(DIGITS, '0')).join('');

/** Such a chance as numbers; null if the text is none. */
export function readChance(text: string): number[] | null {
  if (!/^[0-9a-f]{32}$/.test(text)) return null;
  return Array.from({ length: WORDS }, (_, i) => Number.parseInt(text.slice(i * DIGITS, (i + 1) * DIGITS), 16) | 0);
}
