/** Roles of a table, one more with each player; a test holds it against the rules. */
const ORDER = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy', 'renegade'] as const;
const OF_THREE = ['deputy', 'outlaw', 'renegade'] as const;
export const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
export type Part = (typeof PARTS)[number];

/** Roles of a game of three lie open. */
export const OPEN_ROLES = 3;

export function rolesOf(players: number): { part: Part; count: number }[] {
  const dealt: readonly Part[] = players === OPEN_ROLES ? OF_THREE : ORDER.slice(0, players);
  return PARTS.map((part) => ({ part, count: dealt.filter((each) => each === part).length })).filter(
    ({ count }) => count > 0,
  );
}
