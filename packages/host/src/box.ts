import { deadStayDead, describe, hashText, type Rules } from '@sixgun/engine';
import type { Box } from '@sixgun/protocol';

const made = new WeakMap<Rules, { box: Box; hash: string }>();

/** What a game is played with, and its fingerprint; it lives as long as the rules do. */
export function boxOf(rules: Rules): { box: Box; hash: string } {
  const known = made.get(rules);
  if (known !== undefined) return known;
  const { game, packs, variants, players, faces, backs, zones, first, seatColumns, tokenColumns, vars, words } = rules;
  const defs = describe(rules);
  const box = {
    game,
    packs,
    variants,
    players,
    faces,
    backs,
    defs,
    zones,
    first,
    seatColumns,
    tokenColumns,
    vars,
    words,
    deadStayDead: deadStayDead(rules),
  };
  const entry = { box, hash: hashText(JSON.stringify(box)) };
  made.set(rules, entry);
  return entry;
}
