import type { RoomMessage } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import type { Person } from '../src/people/people.ts';
import { botName, EMPTY_SEAT, type Status, type TableDoc } from '../src/table/doc.ts';
import { forRematch, type Order, order } from '../src/table/orders.ts';
import { SETUP } from './serving.ts';

const ann: Person = { id: 'person-ann', name: 'Ann', portrait: null, device: 'd' };
const ben: Person = { id: 'person-ben', name: 'Ben', portrait: null, device: 'd' };

const doc: TableDoc = {
  ...SETUP,
  players: 3,
  seats: [
    { ...EMPTY_SEAT, person: ann.id, name: 'Ann' },
    { ...EMPTY_SEAT, person: ben.id, name: 'Ben' },
    { ...EMPTY_SEAT, bot: 'rule', name: 'Clay' },
  ],
  host: ann.id,
  banned: [],
  muted: [],
  previous: [],
  rematch: null,
  seen: {},
  next: { id: 'g1', commitment: '0'.repeat(64) },
};

const given = (status: Status, who: Person, message: Order, at: TableDoc = doc) =>
  order({ doc: at, rev: 1, status, now: 0, here: () => true, guest: () => null }, who, message);

const setup = (change: Partial<typeof SETUP>): Extract<RoomMessage, { t: 'setup' }> => ({
  t: 'setup',
  rev: 1,
  doc: { ...SETUP, players: 3, ...change },
});

test('after the end the host chooses the rules of the series, and nobody loses a chair by it', () => {
  const variants = { 'keep-characters': true };
  expect(given('over', ann, setup({ variants }))).toMatchObject({ doc: { variants, seats: doc.seats } });
  expect(given('over', ben, setup({ variants }))).toEqual({ no: 'not-host' });
  expect(given('over', ann, setup({ players: 4 }))).toEqual({ no: 'not-open' });
  expect(given('over', ann, setup({ game: 'dice' }))).toEqual({ no: 'not-open' });
  expect(given('open', ann, setup({ variants }))).toEqual({ no: 'not-open' });
});

test('fewer players: people move up to chairs that are free, and take along what they were', () => {
  const [annSits, benSits, clay] = doc.seats;
  const role = (n: number) => ({ role: 'outlaw', character: `was-${n}`, dead: false });
  const wide: TableDoc = {
    ...doc,
    players: 7,
    seats: [EMPTY_SEAT, clay, { ...clay, name: 'Dolores' }, EMPTY_SEAT, benSits, clay, annSits],
    previous: [0, 1, 2, 3, 4, 5, 6].map(role),
  };
  const small = given('waiting', ann, setup({ players: 4 }), wide);
  if ('no' in small) throw new Error(small.no);
  expect(small.doc.seats.map(({ name }) => name)).toEqual(['Clay', 'Dolores', 'Ben', 'Ann']);
  expect(small.doc.previous).toEqual([1, 2, 4, 6].map(role));

  const large = given('waiting', ann, setup({ players: 5 }), small.doc);
  if ('no' in large) throw new Error(large.no);
  expect(large.doc.seats[4]).toEqual(EMPTY_SEAT);
  expect(large.doc.previous[4]).toMatchObject({ character: '', dead: true });
});

test('fewer chairs than people: the host and who has sat longest keep theirs', () => {
  const people = ['Cole', 'Dora', 'Ben', 'Ann'].map((name, i) => ({
    ...EMPTY_SEAT,
    person: name === 'Ann' ? ann.id : `person-${name}`,
    name,
    since: [30, 10, 20, 40][i],
  }));
  const small = given('waiting', ann, setup({ players: 3 }), { ...doc, players: 4, seats: people });
  expect(small).toMatchObject({ doc: { host: ann.id, seats: [{ name: 'Dora' }, { name: 'Ben' }, { name: 'Ann' }] } });
});

test('who is ready may take it back before the deal is frozen', () => {
  const ready = given('waiting', ben, { t: 'ready', hash: 'a'.repeat(64) });
  if ('no' in ready) throw new Error(ready.no);
  expect(ready.doc.seats[1].ready).toBe('a'.repeat(64));
  expect(given('waiting', ben, { t: 'ready', hash: null }, ready.doc)).toMatchObject({ doc: { seats: doc.seats } });
  expect(given('dealing', ben, { t: 'ready', hash: null }, ready.doc)).toEqual({ no: 'not-open' });
});

test('the bot in whose chair somebody sat has a name of its own in the next game', () => {
  const left = given('open', ben, { t: 'stand' });
  if ('no' in left) throw new Error(left.no);
  // As it was dealt, until the end.
  expect(left.doc.seats[1]).toMatchObject({ person: null, name: 'Ben', bot: SETUP.coverLevel });
  const next = forRematch({ ...left.doc, rematch: [ann.id] }, doc.next, () => null);
  expect(next.seats.map(({ name }) => name)).toEqual(['Ann', 'Bonnie', 'Clay']);
});

test('who has taken another name in the middle of a game has it in the next one, apart from all others', () => {
  const renamed = (person: string) => ({ id: person, name: 'Clay', portrait: 'rose-doolan' as const });
  const next = forRematch({ ...doc, rematch: [ann.id, ben.id] }, doc.next, (person) =>
    person === ben.id ? renamed(person) : null,
  );
  expect(next.seats.map(({ name, portrait }) => [name, portrait])).toEqual([
    ['Ann', null],
    ['Clay 2', 'rose-doolan'],
    ['Clay', null],
  ]);
});

test('a wish to sit that is said twice is one wish; a chair that is named is moved to', () => {
  const wide: TableDoc = { ...doc, players: 4, seats: [...doc.seats, EMPTY_SEAT] };
  expect(given('waiting', ben, { t: 'sit' }, wide)).toEqual({ doc: wide });
  expect(given('waiting', ben, { t: 'sit' })).toEqual({ doc });
  expect(given('waiting', ben, { t: 'sit', seat: 3 }, wide)).toMatchObject({
    doc: { seats: [{ name: 'Ann' }, { person: null }, { name: 'Clay' }, { name: 'Ben' }] },
  });
});

test('another level for the bots of a table is that of those who sit there already, people stay people', () => {
  expect(given('waiting', ann, setup({ coverLevel: 'legend' }))).toMatchObject({
    doc: { coverLevel: 'legend', seats: [{ bot: null }, { bot: null }, { bot: 'legend', name: 'Clay' }] },
  });
  const alone: TableDoc = { ...doc, seats: doc.seats.with(2, { ...doc.seats[2], bot: 'greenhorn' }) };
  expect(given('waiting', ann, setup({ pace: 'slow' }), alone)).toMatchObject({ doc: { seats: alone.seats } });
});

test('a bot takes no name that looks like the one of somebody who sits there', () => {
  const alike = ['bonnie', 'BONNIE 2', 'Clay'];
  const seats = [...alike.map((name, i) => ({ ...EMPTY_SEAT, person: `person-${i}`, name })), EMPTY_SEAT];
  expect(botName({ ...doc, seats }, 1)).toBe('Dolores');
  const all = ['abel', 'BONNIE', 'clay', 'dolores', 'earl', 'flora', 'gideon', 'hattie', 'bot 1'];
  const taken = all.map((name) => ({ ...EMPTY_SEAT, name }));
  expect(botName({ ...doc, seats: taken }, 0)).toBe('Bot 1 2');
});

test('a list of muted or banned people that is full keeps the host from no order that makes it no longer', () => {
  const many = Array.from({ length: 200 }, (_, n) => `person-${n}`);
  const full = { ...doc, muted: [...many.slice(1), ben.id], banned: many };
  const told = (message: Order) => given('waiting', ann, message, full);
  expect(told({ t: 'mute', rev: 1, person: 'person-x', on: true })).toEqual({ no: 'full' });
  expect(told({ t: 'mute', rev: 1, person: ben.id, on: false })).toMatchObject({ doc: { muted: many.slice(1) } });
  expect(told({ t: 'kick', rev: 1, person: ben.id, ban: true })).toEqual({ no: 'full' });
  expect(told({ t: 'kick', rev: 1, person: ben.id, ban: false })).toMatchObject({ doc: { banned: many } });
});
