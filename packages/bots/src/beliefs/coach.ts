import type { Rules, View } from '@sixgun/engine';
import type { Heard } from '../bot.ts';
import { beliefsOf } from './beliefs.ts';
import { PARTS, seenParts, UNKNOWN } from './parts.ts';

/**
 * What a seat with this view may think of everybody: by seat the share of each part in PARTS, null where it knows.
 * It rests on what everybody has heard and on what the view shows, on nothing else.
 */
export function roleOdds(rules: Rules, heard: Heard, view: View): (readonly number[] | null)[] {
  const odds = beliefsOf(rules, heard).odds(view);
  return seenParts(rules, view).map((known, seat) =>
    known !== UNKNOWN || odds.length === 0
      ? null
      : PARTS.map((_, part) => odds.reduce((sum, { parts, p }) => sum + (parts[seat] === part ? p : 0), 0)),
  );
}
