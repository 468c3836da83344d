import type { CardRules, DiceRules, Rules, View } from '@sixgun/engine';

/** What a role counts as in both games. A ghost or a shadow keeps the one it was dealt. */
export const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
export type PartName = (typeof PARTS)[number];
/** Place in PARTS; the hot loops count in numbers. */
export type Part = number;
export const SHERIFF: Part = 0;
export const DEPUTY: Part = 1;
export const OUTLAW: Part = 2;
export const RENEGADE: Part = 3;
export const UNKNOWN: Part = -1;

export const isCardRules = (rules: Rules): rules is CardRules => rules.game === 'card';

const partsOfPieces = new WeakMap<Rules, Int8Array>();

/** Piece to its part; UNKNOWN for whatever is no role. */
export function pieceParts(rules: Rules): Int8Array {
  let parts = partsOfPieces.get(rules);
  if (parts === undefined) {
    parts = Int8Array.from(rules.faces, ({ back, def }) =>
      back === 'role' ? PARTS.indexOf(partNameOf(rules, def)) : UNKNOWN,
    );
    partsOfPieces.set(rules, parts);
  }
  return parts;
}

function partNameOf(rules: Rules, def: number): PartName {
  return (isCardRules(rules) ? rules.defs[def].id : (rules as DiceRules).roles[def]?.part) as PartName;
}

/** Seat to its part as an audience knows it. */
export function seenParts(rules: Rules, view: View): Part[] {
  const parts = pieceParts(rules);
  return view.order.map((_, seat) => {
    const piece = view.zones[rules.first.role + seat][0] ?? UNKNOWN;
    return piece < 0 ? UNKNOWN : parts[piece];
  });
}

const counted = new WeakMap<Rules, readonly number[]>();

/** How many of each part are dealt to the seats. */
export function dealtParts(rules: Rules): readonly number[] {
  let counts = counted.get(rules);
  if (counts === undefined) {
    counts = isCardRules(rules) ? countedRoles(rules) : (rules as DiceRules).partCounts;
    counted.set(rules, counts);
  }
  return counts;
}

function countedRoles(rules: CardRules): readonly number[] {
  const counts = PARTS.map(() => 0);
  for (const part of pieceParts(rules)) if (part >= 0) counts[part]++;
  return counts;
}
