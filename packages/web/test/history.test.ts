import { OPEN, PUBLIC } from '@sixgun/engine';
import { moveBot } from '@sixgun/host';
import { expect, test, vi } from 'vitest';
import { SETUPS, seating, table } from '../../host/test/tables.ts';
import type { Balance } from '../src/balance/data.ts';
import { dayOf } from '../src/history/game-row.tsx';
import { botsAt, intervalOf, marksIn, shareOf, sharesBy } from '../src/history/statistics.ts';
import { giveUpGame, noteOwnGame } from '../src/online/own-game.ts';
import { momentIn, placeOf } from '../src/replay/address.ts';
import { askedAt, firstOfTurn, turnBack, turnOn } from '../src/replay/turns.ts';
import type { EndedGame } from '../src/state/ended-games.ts';
import { clearNotes, tapMark } from '../src/state/notes.ts';
import { forgetSeated, seatedGames } from '../src/state/seated-games.ts';
import { summaryOf } from '../src/table/ended.ts';
import { knownPart } from '../src/table/marks.ts';

const game = (part: string, players: number, won: boolean): EndedGame => ({
  id: `here-${part}-${players}-${won}`,
  at: 0,
  game: 'card',
  packs: ['base'],
  names: Array.from({ length: players }, (_, seat) => `P${seat}`),
  seat: 0,
  role: part,
  part,
  character: 'slab-the-killer',
  won,
});

const balance = {
  game: 'card',
  roles: [
    { role: 'outlaw', players: 4, rate: 0.5 },
    { role: 'outlaw', players: 5, rate: 0.3 },
  ],
} as unknown as Balance;

test('a share comes with its interval, and with what bots win in the same places', () => {
  const games = [game('outlaw', 4, true), game('outlaw', 5, false), game('sheriff', 4, true)];
  const shares = sharesBy(games, ({ part }) => part, botsAt([balance]));
  expect(shares.map(({ id, won, played, expected }) => [id, won, played, expected])).toEqual([
    ['outlaw', 1, 2, 0.4],
    ['sheriff', 1, 1, null],
  ]);
  expect(shareOf('all', games)).toMatchObject({ won: 2, played: 3 });
  // Wilson's interval of 21 in 48, as any table of them has it.
  const { low, high } = intervalOf(21, 48);
  expect([low, high].map((each) => each.toFixed(3))).toEqual(['0.307', '0.577']);
  expect(intervalOf(0, 0)).toEqual({ low: 0, high: 1 });
});

test('a day is told in the words of the language', () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  expect(dayOf(noon - 3_600_000, noon, 'en')).toBe('today');
  expect(dayOf(new Date(2026, 10, 15, 23).getTime(), noon, 'cs')).toBe('včera');
  expect(dayOf(new Date(2026, 10, 10).getTime(), noon, 'pl')).toBe('10 lis 2026');
});

test('a moment comes out of its address as it went in', () => {
  for (const moment of [
    { id: 'g01', turn: 25, step: 3, eyes: 9 },
    { id: 'here-ab', turn: 0, step: 0, eyes: 7 },
    { id: 'g01', turn: 1, step: 0, eyes: null },
  ])
    expect(momentIn(placeOf(moment))).toEqual(moment);
  expect(momentIn('r')).toEqual({ id: '', turn: 0, step: 0, eyes: null });
  expect(momentIn('r/x?turn=-3&step=1e9&eyes=Z')).toEqual({ id: 'x', turn: 0, step: 0, eyes: null });
});

test('turns are stepped through by their beginnings', () => {
  const steps = [0, 0, 1, 1, 3, 3].map((turn) => ({ turn, lives: [], asked: [] }));
  expect(firstOfTurn(steps, 5)).toBe(4);
  expect([5, 4, 3, 2, 1, 0].map((at) => turnBack(steps, at))).toEqual([4, 2, 2, 0, 0, 0]);
  expect([0, 2, 4].map((at) => turnOn(steps, at))).toEqual([2, 4, 5]);
});

test('what somebody thinks is told to his own eyes, or where every hand lies open', () => {
  const steps = [[], [2], [1, 3]].map((asked) => ({ turn: 1, lives: [], asked }));
  expect([OPEN, PUBLIC, 1, 2].map((eyes) => askedAt(steps, 0, eyes))).toEqual([null, null, null, null]);
  expect([OPEN, PUBLIC, 1, 2].map((eyes) => askedAt(steps, 1, eyes))).toEqual([2, null, null, 2]);
  expect([OPEN, PUBLIC, 1, 3].map((eyes) => askedAt(steps, 2, eyes))).toEqual([1, null, 1, 3]);
});

test('marks that were right are summed over the games in which some were made', () => {
  const games = [game('outlaw', 4, true), { ...game('outlaw', 5, false), marks: { right: 2, all: 3 } }];
  expect(marksIn(games)).toEqual({ right: 2, all: 3 });
  expect(marksIn([...games, { ...game('sheriff', 7, true), marks: { right: 1, all: 4 } }])).toEqual({
    right: 3,
    all: 7,
  });
  expect(marksIn([])).toEqual({ right: 0, all: 0 });
});

test('a game that ends takes along how many marks of its notebook were right, or nothing where none were made', () => {
  const host = table(SETUPS['card, base'], 3);
  while (!host.over) moveBot(host, seating(5, 3, 0));
  const info = { ...host.box(), me: 0, names: [...host.header.names] };
  const ended = { t: 'ended', of: { game: 'g0' }, info, view: host.view(0), seat: 0 } as const;
  expect(summaryOf(ended, 'g0')).not.toHaveProperty('marks');
  const outlaws = [1, 2, 3, 4].filter((seat) => knownPart(info, ended.view, seat) === 'outlaw');
  for (const seat of [1, 2, 3, 4]) tapMark(0, seat, 'outlaw');
  expect(summaryOf(ended, 'g0').marks).toEqual({ right: outlaws.length, all: 4 });
  clearNotes();
});

test('a game at a server stays one of the own until its end is known; whoever leaves while he lives gives it up', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const host = table(SETUPS['card, base'], 3);
  const seen = (me: number) => ({ game: 'g0', info: { ...host.box(), me, names: [] }, view: host.view(me) });
  const seats = () => seatedGames().map(({ id, seat }) => [id, seat]);
  noteOwnGame(seen(PUBLIC), -1);
  expect(seats()).toEqual([]);
  noteOwnGame(seen(2), 2);
  noteOwnGame({ ...seen(OPEN), game: 'g1' }, 4);
  noteOwnGame(seen(2), 2);
  expect(seats()).toEqual([
    ['g1', 4],
    ['g0', 2],
  ]);
  giveUpGame(seen(2));
  expect(seats()).toEqual([['g1', 4]]);
  const out = host.box().seatColumns.indexOf('out') * 8;
  const fallen = () => [0, 1, 2, 3, 4].find((seat) => host.view(PUBLIC).seats[out + seat] > 0);
  while (fallen() === undefined) moveBot(host, seating(5, 3, 0));
  noteOwnGame({ ...seen(fallen() ?? 0), game: 'g1' }, -1);
  giveUpGame({ ...seen(PUBLIC), game: 'g1' });
  expect(seats()).toEqual([['g1', fallen()]]);
  forgetSeated('g1');
  expect(seats()).toEqual([]);
  vi.unstubAllGlobals();
});
