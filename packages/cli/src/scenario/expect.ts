import {
  cloneState,
  firstSeat,
  type Game,
  gameKinds,
  hasSeat,
  letter,
  listOptions,
  type Match,
  matching,
  means,
  othersPass,
  seatsOf,
} from '@sixgun/engine';
import { inspect } from './games.ts';
import { requireKnownLine, requireKnownThing } from './known.ts';

const withoutRank = (token: string): string => token.replace(/\/[0-9JQKA]+[SHDC]$/, '');

/** A token as written agrees with the full one when it leaves the copy out. */
function agrees(written: unknown, actual: unknown): boolean {
  const a = String(written);
  const b = String(actual);
  return a === b || (!a.includes('/') && a === withoutRank(b));
}

/** The same things in any order; exact copies are matched before short names. */
function sameBag(written: readonly unknown[], actual: readonly unknown[]): boolean {
  return written.length === actual.length && bagHolds(written, actual);
}

function bagHolds(written: readonly unknown[], actual: readonly unknown[]): boolean {
  const left = actual.slice();
  const specificFirst = written
    .slice()
    .sort((a, b) => Number(String(b).includes('/')) - Number(String(a).includes('/')));
  return specificFirst.every((want) => {
    const at = left.findIndex((have) => agrees(want, have));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const sameList = (written: readonly unknown[], actual: readonly unknown[]): boolean =>
  written.length === actual.length && written.every((want, i) => agrees(want, actual[i]));

const ORDERED = /^(deck|discard|order|events|shop|.*\.sees\.deck)$/;

/** Keys of the one card at an end of a pile. */
const MAY_BE_EMPTY = /^(deck\.top|discard\.top|wagon-deck\.bottom)$/;

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const lettersOf = (seats: number): string[] => seatsOf(seats).map(letter);

export interface Mismatch {
  key: string;
  wanted: unknown;
  got: unknown;
}

/** What is there instead of what is expected; null if the expectation holds. */
export function mismatch(match: Match, key: string, wanted: unknown, flips: readonly string[]): Mismatch | null {
  const got = check(match, key, wanted, flips);
  return got === HOLDS ? null : { key, wanted, got };
}

const HOLDS = Symbol('holds');

function check(match: Match, key: string, wanted: unknown, flips: readonly string[]): unknown {
  const g = match.game;
  if (key === 'pending') {
    const got = lettersOf(g.asked | g.standing);
    return sameBag(asList(wanted ?? []), got) ? HOLDS : got;
  }
  if (key === 'flips') return sameList(asList(wanted), flips) ? HOLDS : flips;
  if (key.startsWith('options.')) return checkOptions(match, key, asList(wanted).map(String));
  if (key === 'winner') return checkWinner(g, wanted);
  if (key === 'event' && g.rules.packs.length > 1) return checkEvent(g, wanted);
  const [base, mode] = splitMode(key);
  const found = inspect(g, base);
  const got = found === undefined && MAY_BE_EMPTY.test(base) ? null : found;
  if (got === undefined) throw new Error(`"${key}" is no key of an expectation.`);
  if (mode !== '') for (const want of asList(wanted)) requireKnownThing(g, String(want));
  if (mode === 'has') return bagHolds(asList(wanted), asList(got)) ? HOLDS : got;
  if (mode === 'lacks')
    return asList(wanted).some((want) => asList(got).some((have) => agrees(want, have))) ? got : HOLDS;
  if (Array.isArray(got)) {
    if (isCounts(wanted)) return sameCounts(wanted, got) ? HOLDS : got;
    return (ORDERED.test(key) ? sameList : sameBag)(asList(wanted ?? []), got) ? HOLDS : got;
  }
  return agrees(wanted, got) ? HOLDS : got;
}

const isCounts = (wanted: unknown): wanted is Record<string, number> =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

function sameCounts(wanted: Record<string, number>, got: readonly unknown[]): boolean {
  const total = Object.values(wanted).reduce((sum, n) => sum + n, 0);
  return (
    total === got.length && Object.entries(wanted).every(([id, n]) => got.filter((have) => have === id).length === n)
  );
}

function splitMode(key: string): [string, 'has' | 'lacks' | ''] {
  if (key.endsWith('.has')) return [key.slice(0, -4), 'has'];
  if (key.endsWith('.lacks')) return [key.slice(0, -6), 'lacks'];
  return [key, ''];
}

/** With two piles the event is a map by pack, or the one that is meant. */
function checkEvent(g: Game, wanted: unknown): unknown {
  const inForce = Object.fromEntries(
    g.rules.packs.map((pack) => [pack, inspect(g, `event@${pack}`)]).filter(([, event]) => event !== undefined),
  ) as Record<string, unknown>;
  const holds = isCounts(wanted)
    ? Object.entries(wanted).every(([pack, event]) => agrees(event, inForce[pack]))
    : Object.values(inForce).some((event) => agrees(wanted, event));
  return holds ? HOLDS : inForce;
}

function checkWinner(g: Game, wanted: unknown): unknown {
  const got = inspect(g, 'winner') as [string, string[]];
  if (typeof wanted === 'string' && !/^[A-H]$/.test(wanted)) return wanted === got[0] ? HOLDS : got;
  return sameBag(asList(wanted), got[1]) ? HOLDS : got;
}

/** Can a line be played to its end? A move of several steps is tried out on a copy, one step after another. */
function leadsOn(g: Game, seat: number, tokens: readonly string[]): boolean {
  return matching(listOptions(g, seat, g.offer(seat)), tokens).some((option) => {
    if (option.tokens.length >= tokens.length) return true;
    const copy = gameKinds[g.rules.game].reopen(g.rules, cloneState(g.s));
    copy.run();
    copy.offer(seat);
    copy.choose(seat, option.index);
    if (!option.draft && !othersPass(copy, seat)) return false;
    return leadsOn(copy, seat, tokens.slice(option.tokens.length));
  });
}

function checkOptions(match: Match, key: string, wanted: readonly string[]): unknown {
  const g = match.game;
  for (const line of wanted) requireKnownLine(g, line);
  const [, a, b] = key.split('.');
  const mode = b ?? a;
  const seat = b === undefined ? firstSeat(g.asked) : a.charCodeAt(0) - 65;
  if (!hasSeat(g.asked | g.standing, seat)) return 'nobody is asked';
  const picked = match.picked(seat);
  const next = match.next(seat);
  /** A line of several tokens is looked for among whole moves, a single token among the next picks. */
  const offered = (line: string): boolean => {
    const tokens = line.split(/\s+/);
    if (tokens.length === 1) return next.some((token) => means(line, token));
    return leadsOn(g, seat, [...picked, ...tokens]);
  };
  switch (mode) {
    case 'has':
      return wanted.every(offered) ? HOLDS : next;
    case 'lacks':
      return wanted.some(offered) ? next : HOLDS;
    case 'only': {
      const heads = wanted.map((line) => line.split(/\s+/)[0]);
      const covered = next.every((token) => heads.some((head) => means(head, token)));
      return covered && wanted.every(offered) ? HOLDS : next;
    }
    default:
      throw new Error(`"${key}" is no key of an expectation.`);
  }
}
