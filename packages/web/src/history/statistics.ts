import type { Balance } from '../balance/data.ts';
import type { EndedGame } from '../state/ended-games.ts';

/** How often something was won, with Wilson's interval of 95 %. */
export interface Share {
  id: string;
  won: number;
  played: number;
  low: number;
  high: number;
  /** What bots win in the same places; null where nobody has measured it. */
  expected: number | null;
}

const Z = 1.96;

/** Between which shares the true one lies, in 95 of 100 cases. */
export function intervalOf(won: number, played: number): { low: number; high: number } {
  if (played === 0) return { low: 0, high: 1 };
  const share = won / played;
  const middle = share + (Z * Z) / (2 * played);
  const spread = Z * Math.sqrt((share * (1 - share)) / played + (Z * Z) / (4 * played * played));
  const scale = 1 + (Z * Z) / played;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

type Expect = (game: EndedGame) => number | null;

export function shareOf(id: string, games: readonly EndedGame[], expect: Expect = () => null): Share {
  const won = games.filter((game) => game.won).length;
  const expected = games.map(expect);
  const known = expected.filter((each) => each !== null);
  const mean = known.length === games.length ? known.reduce((sum, each) => sum + each, 0) / games.length : null;
  return { id, won, played: games.length, ...intervalOf(won, games.length), expected: mean };
}

/** Marks made in the notebooks of all these games: right ones, and all of them. */
export function marksIn(games: readonly EndedGame[]): { right: number; all: number } {
  const sum = (of: 'right' | 'all'): number => games.reduce((total, { marks }) => total + (marks?.[of] ?? 0), 0);
  return { right: sum('right'), all: sum('all') };
}

/** A share for each value, the most played first. */
export function sharesBy(games: readonly EndedGame[], keyOf: (game: EndedGame) => string, expect?: Expect): Share[] {
  const values = [...new Set(games.map(keyOf))].filter((value) => value !== '');
  return values
    .map((value) =>
      shareOf(
        value,
        games.filter((game) => keyOf(game) === value),
        expect,
      ),
    )
    .sort((a, b) => b.played - a.played);
}

/** What bots have won in this role at a table of this size. */
export const botsAt =
  (balances: readonly Balance[]): Expect =>
  ({ game, part, names }) =>
    balances
      .find((balance) => balance.game === game)
      ?.roles.find(({ role, players }) => role === part && players === names.length)?.rate ?? null;
