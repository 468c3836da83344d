import type { ZoneInfo } from '../../kernel/rules.ts';
import type { Pack } from '../author/pack.ts';
import { BOX, CHARACTERS, DECK, ROLES, SEAT_ZONES, TABLE_ZONES } from '../table/layout.ts';
import type { CardRules } from './rules.ts';

/** The zones of the table, then those of every seat; rules in force lie on the table as cards do. */
export function layOutZones(packs: readonly Pack[], players: number) {
  const zones: ZoneInfo[] = TABLE_ZONES.map((name) => ({
    name,
    owner: -1,
    ordered: name === 'deck' || name === 'discard',
    works: false,
  }));
  const first: Record<string, number> = {};
  const working: number[] = [];
  const front: number[] = [];
  const exposed: number[] = [];
  const tableZones: number[] = [];
  const seatZones = [
    ...SEAT_ZONES.map((name) => ({ name, works: name === 'play' || name === 'role', safe: false })),
    ...packs.flatMap((pack) => pack.seatZones ?? []),
  ];
  for (const { name, works = false, safe = false } of seatZones) {
    if (first[name] !== undefined) continue;
    first[name] = zones.length;
    // A role works from where it lies, but it is nothing that a player has in front of him.
    const lies = works && name !== 'role';
    if (works) working.push(zones.length);
    if (lies) front.push(zones.length);
    if (lies && !safe) exposed.push(zones.length);
    const ordered = lies || name === 'character';
    for (let seat = 0; seat < players; seat++) zones.push({ name, owner: seat, ordered, works });
  }
  const middle: NonNullable<Pack['tableZones']> = [
    { name: 'rules', works: true },
    ...packs.flatMap((pack) => pack.tableZones ?? []),
  ];
  for (const { name, ordered = false, works = false } of middle) {
    if (first[name] !== undefined) continue;
    first[name] = zones.length;
    if (works) tableZones.push(zones.length);
    zones.push({ name, owner: -1, ordered, works });
  }
  return { zones, first, working, front, exposed, tableZones };
}

const HOMES: Readonly<Record<string, number>> = { card: DECK, role: ROLES, character: CHARACTERS };

/** Where a fresh box puts a piece. */
export function homeOf(rules: CardRules, back: string): number {
  if (back === 'rule') return rules.first.rules;
  for (const { homes } of rules.extras) {
    const name = homes?.[back];
    if (name !== undefined) return rules.first[name];
  }
  return HOMES[back] ?? BOX;
}
