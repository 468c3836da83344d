import { type Game, positions } from '@sixgun/engine';
import { agrees, asList, bagHolds, isCounts, sameBag, sameCounts, sameList } from './bags.ts';
import { requireKnownThing } from './known.ts';
import { checkOptions, HOLDS } from './options.ts';
import type { Run } from './run.ts';
import type { Expectation } from './scenario.ts';

/** An expectation that is not met, or that nobody could meet. */
export interface Difference {
  key: string;
  text: string;
}

/** What is there instead of what is expected. */
export function differences(run: Run, expected: Expectation): Difference[] {
  return Object.entries(expected).flatMap(([key, wanted]) => {
    try {
      const got = check(run, key, wanted);
      if (got === HOLDS) return [];
      return [{ key, text: `${key}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}` }];
    } catch (error) {
      return [{ key, text: error instanceof Error ? error.message : String(error) }];
    }
  });
}

/** Keys that ask about the decision at hand, which is no part of the position. */
export const decisionKeys = {
  pending: 'the seats that are asked, one or a list',
  flips: 'cards turned by draw! since the last line, in their order',
  'options.has':
    'what may be picked next; a line of several tokens is a whole move; with several pending `options.B.has`',
  'options.lacks': 'what may not be picked',
  'options.only': 'everything that may be picked',
} as const;

function check(run: Run, key: string, wanted: unknown): unknown {
  if (key === 'pending') return sameBag(asList(wanted ?? []), run.asked) ? HOLDS : run.asked;
  if (key === 'flips') return sameList(asList(wanted), run.flips) ? HOLDS : run.flips;
  if (key.startsWith('options.')) return checkOptions(run, key, asList(wanted).map(String));
  return checkPosition(run.game, key, wanted);
}

/** Does everything hold that is expected of the position itself? */
export const holdsIn = (game: Game, expected: Expectation): boolean =>
  Object.entries(expected).every(([key, wanted]) => checkPosition(game, key, wanted) === HOLDS);

function checkPosition(game: Game, key: string, wanted: unknown): unknown {
  const [base, mode] = splitMode(key);
  const found = positions[game.rules.game].inspect(game, base);
  if (found === undefined) throw new Error(`"${key}" is no key of an expectation.`);
  const { value: got, ordered, byPack } = found;
  if (byPack) return checkByPack(wanted, got as Readonly<Record<string, unknown>>);
  if (key === 'winner') return checkWinner(wanted, got as readonly [string, string[]]);
  if (mode !== '') for (const want of asList(wanted)) requireKnownThing(game, String(want));
  if (mode === 'has') return bagHolds(asList(wanted), asList(got)) ? HOLDS : got;
  if (mode === 'lacks')
    return asList(wanted).some((want) => asList(got).some((have) => agrees(want, have))) ? got : HOLDS;
  if (!Array.isArray(got)) return agrees(wanted, got) ? HOLDS : got;
  if (isCounts(wanted)) return sameCounts(wanted, got) ? HOLDS : got;
  return (ordered ? sameList : sameBag)(asList(wanted ?? []), got) ? HOLDS : got;
}

function splitMode(key: string): [string, 'has' | 'lacks' | ''] {
  if (key.endsWith('.has')) return [key.slice(0, -4), 'has'];
  if (key.endsWith('.lacks')) return [key.slice(0, -6), 'lacks'];
  return [key, ''];
}

/** A map by pack, or the one that is meant. */
function checkByPack(wanted: unknown, got: Readonly<Record<string, unknown>>): unknown {
  const holds = isCounts(wanted)
    ? Object.entries(wanted).every(([pack, want]) => agrees(want, got[pack]))
    : Object.values(got).some((have) => agrees(wanted, have));
  return holds ? HOLDS : got;
}

function checkWinner(wanted: unknown, got: readonly [string, string[]]): unknown {
  if (typeof wanted === 'string' && !/^[A-H]$/.test(wanted)) return wanted === got[0] ? HOLDS : got;
  return sameBag(asList(wanted), got[1]) ? HOLDS : got;
}
