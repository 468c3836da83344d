import type { Room, RoomSeat } from '@sixgun/protocol';
import { beforeEach, expect, test } from 'vitest';
import { happened } from '../src/lobby/happenings.ts';
import { awaited, facesOf, stateOf } from '../src/lobby/seats.ts';
import { isSameSetup, setupDoc, takeRoom } from '../src/lobby/setup-doc.ts';
import { nextStep, startGame } from '../src/lobby/starting.ts';
import type { LinkState, RoomState } from '../src/online/online-table.ts';
import { PaceOfTalk } from '../src/online/pace-of-talk.ts';
import { firstTap } from '../src/state/first-tap.ts';
import { change, settings } from '../src/state/settings.ts';
import { Store } from '../src/state/store.ts';
import { lettersOf } from '../src/text/letters.ts';

const FREE: RoomSeat = {
  name: '',
  person: null,
  portrait: null,
  bot: null,
  cover: 'no',
  here: false,
  ready: false,
  bank: null,
};
const sits = (name: string, more: Partial<RoomSeat> = {}): RoomSeat => ({
  ...FREE,
  name,
  person: `p-${name}`,
  here: true,
  ...more,
});
const bot = (name: string): RoomSeat => ({ ...FREE, name, bot: 'gunslinger' });

const before = settings.get();
beforeEach(() => change(before));

const roomWith = (seats: RoomSeat[], more: Partial<Room> = {}): Room => ({
  ...setupDoc('Table of Ann'),
  players: seats.length,
  id: 'abcdefghjk',
  code: 'QWERT',
  status: 'waiting',
  host: 'p-Ann',
  seats,
  onlookers: 0,
  watching: [],
  muted: [],
  rematch: null,
  deal: { id: 'g1', commitment: '0'.repeat(64) },
  ...more,
});

test('the host waits for people who are away or not ready, and for nobody else', () => {
  const room = roomWith([
    sits('Ann'),
    sits('Ben', { ready: true }),
    sits('Cid'),
    sits('Dot', { here: false }),
    bot('Earl'),
    FREE,
  ]);
  expect(room.seats.map((seat) => stateOf(room, seat))).toEqual(['host', 'ready', 'not-ready', 'away', 'bot', 'free']);
  expect(awaited(room)).toEqual(['Cid', 'Dot']);
});

test('a game is started by bots on the free seats, then being ready, then the deal', () => {
  expect(nextStep(roomWith([sits('Ann'), FREE, bot('Earl'), FREE]), 0)).toEqual({ t: 'bot', seat: 1 });
  expect(nextStep(roomWith([sits('Ann'), bot('Bo'), bot('Earl')]), 0)).toEqual({ t: 'ready' });
  expect(nextStep(roomWith([sits('Ann', { ready: true }), bot('Bo'), bot('Earl')]), 0)).toEqual({ t: 'start' });
});

test('what the host has ordered into a dead line is ordered again once the room is told anew', () => {
  const doc = roomWith([sits('Ann', { ready: true }), bot('Bo')]);
  const room = new Store<RoomState>({
    doc,
    rev: 3,
    me: 'p-Ann',
    seat: 0,
    refused: null,
    missed: null,
    away: false,
    leftOut: null,
  });
  const link = new Store<LinkState>({ state: 'open', code: null, caughtUp: null, unsent: false });
  let started = 0;
  const callOff = startGame({ room, link, bot() {}, ready() {}, start: () => void started++ });
  room.set({ doc });
  expect(started).toBe(1);
  link.set({ state: 'lost' });
  link.set({ state: 'open' });
  room.set({ doc });
  expect(started).toBe(2);
  callOff();
  room.set({ rev: 4 });
  expect(started).toBe(2);
});

test('what happens at the table is told once, by name', () => {
  const room = roomWith([sits('Ann'), FREE, FREE, FREE]);
  const came = { ...room, seats: room.seats.with(1, sits('Ben')) };
  expect(happened(room, came)).toEqual([{ what: 'sat', name: 'Ben' }]);
  const lost = { ...came, seats: came.seats.with(1, sits('Ben', { here: false })) };
  expect(happened(came, lost)).toEqual([{ what: 'lost', name: 'Ben' }]);
  expect(happened(lost, came)).toEqual([{ what: 'back', name: 'Ben' }]);
  expect(happened(came, { ...came, host: 'p-Ben' })).toEqual([{ what: 'new-host', name: 'Ben' }]);
  expect(happened(came, room)).toEqual([{ what: 'stood', name: 'Ben' }]);
  expect(happened(came, { ...came, pace: 'quick' })).toEqual([{ what: 'changed', name: '' }]);
  // Being ready is seen at the seat.
  expect(happened(came, { ...came, seats: came.seats.with(1, sits('Ben', { ready: true })) })).toEqual([]);
});

test('a writer is stopped where the server would refuse: five lines at once, then one a second', () => {
  const pace = new PaceOfTalk();
  for (let n = 0; n < 5; n++) {
    expect(pace.wait(1000)).toBe(0);
    pace.say(1000);
  }
  expect(pace.wait(1000)).toBe(1000);
  expect(pace.wait(1600)).toBe(400);
  expect(pace.wait(2000)).toBe(0);
});

test.each(['card', 'dice'] as const)(
  'a new host changes what the table plays, not what his device has played last (%s)',
  (game) => {
    change({
      game,
      players: 6,
      packs: ['dodge-city'],
      variants: { 'two-characters': true },
      diceVariants: { ghost: true },
      pace: 'slow',
      listed: true,
      hints: false,
    });
    const doc = setupDoc('Table of Ann');
    change(before);
    expect(isSameSetup(setupDoc('Table of Ann'), doc)).toBe(false);
    takeRoom({ ...roomWith([]), ...doc });
    expect(setupDoc('Table of Ann')).toEqual(doc);
  },
);

test('no two at a table look alike', () => {
  const room = roomWith([
    sits('Ann', { portrait: 'jesse-jones' }),
    ...['Ben', 'Cid', 'Dot', 'Eve'].map((name) => sits(name)),
    bot('Flora'),
    bot('Gideon'),
    FREE,
  ]);
  expect(new Set(facesOf(room)).size).toBe(8);
  expect(facesOf(room)[0]).toBe('jesse-jones');
});

test('the second tap of a double one is not meant for what stands there now; the keyboard taps without a count', () => {
  let done = 0;
  const act = firstTap(() => done++);
  for (const detail of [1, 2, 3, 0]) act({ detail });
  expect(done).toBe(2);
});

test('names are set smaller by the room they take, not by their letters alone', () => {
  expect(lettersOf('Alexandros')).toBe(10);
  expect(lettersOf('Mwmwmwmwmw')).toBeGreaterThan(16);
  expect(lettersOf('山田太郎')).toBe(7);
});
