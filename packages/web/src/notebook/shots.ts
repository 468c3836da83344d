import type { Line } from '@sixgun/narration';

/** Deeds that are aimed at somebody; what hits everybody tells nothing of who is whose enemy. */
const AIMED: readonly Line['told']['what'][] = ['play-at', 'use', 'ability', 'repeats'];

/** Who shot at whom, hit or not, as the story tells it: rows shoot, columns are shot at. */
export function shotsIn(lines: readonly Line[], players: number): number[][] {
  const shots = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  let aimed = false;
  for (const { told, depth } of lines) {
    if (depth < 2) aimed = AIMED.includes(told.what);
    // A throw of the dice says how many hit; what comes of it is told again.
    if (told.what === 'shot') {
      if (told.to !== told.seat) shots[told.seat][told.to] += told.count;
      aimed = false;
    } else if (aimed && (told.what === 'hit' || told.what === 'shot-missed')) {
      const { by, seat } = told;
      if (by !== undefined && by !== seat) shots[by][seat]++;
    }
  }
  return shots;
}
