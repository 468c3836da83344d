import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Player } from '../src/load/player.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Outcome, Store, StoreEvents, Unit } from '../src/store/store.ts';
import { fillWithBots, newFolder, newTable, SETUP, serve, startGame } from './serving.ts';

const QUIET: StoreEvents = { fenced() {}, failed() {}, committed() {} };

/** A store that can be made slow, or to refuse, in the middle of a game. */
class MoodyStore implements Store {
  mood: 'well' | 'silent' | 'refuses' = 'well';
  private readonly store: Store;
  private waiting: (() => void)[] = [];

  constructor(store: Store) {
    this.store = store;
  }

  async write(unit: Unit): Promise<Outcome> {
    if (this.mood === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.mood === 'refuses' ? 'lost' : this.store.write(unit);
  }

  goOn(mood: 'well' | 'refuses'): void {
    this.mood = mood;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  all: Store['all'] = (...asked) => this.store.all(...asked);

  renew(): Promise<Outcome> {
    return this.store.renew();
  }

  isWell(): boolean {
    return this.mood === 'well' && this.store.isWell();
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the log', () => {
  test('of whoever opened it first takes nothing more once another has opened it', async () => {
    const folder = newFolder();
    let fenced = 0;
    const older = openSqlite(folder, { ...QUIET, fenced: () => fenced++ });
    expect(await older.write({ steps: [['person.new', 'p1', 'Ann', null, 1, 1]] })).toBe('durable');
    const newer = openSqlite(folder, QUIET);
    expect(await older.write({ steps: [['person.new', 'p2', 'Ben', null, 1, 1]] })).toBe('lost');
    expect(fenced).toBe(1);
    expect(await newer.write({ steps: [['person.new', 'p3', 'Cora', null, 1, 1]] })).toBe('durable');
    expect(await newer.all('person.get', 'p2')).toEqual([]);
    await older.close();
    await newer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('takes a unit whole or not at all, and the others of its group all the same', async () => {
    const folder = newFolder();
    const store = openSqlite(folder, QUIET);
    const outcomes = await Promise.all([
      store.write({ steps: [['person.new', 'p1', 'Ann', null, 1, 1]] }),
      store.write({
        steps: [
          ['person.new', 'p2', 'Ben', null, 1, 1],
          ['person.new', 'p1', 'Twice', null, 1, 1],
        ],
      }),
      store.write({ steps: [['person.set', 'Nobody', null, 'p9']] }),
      store.write({ steps: [['person.new', 'p3', 'Cora', null, 1, 1]] }),
      store.write({ fence: ['no-such-table', 1], steps: [['person.new', 'p4', 'Dan', null, 1, 1]] }),
    ]);
    expect(outcomes).toEqual(['durable', 'lost', 'lost', 'durable', 'lost']);
    expect(await store.all('person.get', 'p2')).toEqual([]);
    expect(await store.all('person.get', 'p4')).toEqual([]);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('nobody sees what is not durable', () => {
  test('while the store is silent nothing is heard; when it refuses, the table comes back as it was', async () => {
    const folder = newFolder();
    let moody: MoodyStore | null = null;
    const served = await serve(
      { DATA: folder },
      {
        store: (events) => {
          moody = new MoodyStore(openSqlite(folder, events));
          return moody;
        },
      },
    );
    const store = moody as unknown as MoodyStore;
    const ann = await newTable(served.api, { ...SETUP, pace: 'off' });
    await fillWithBots(ann);
    await startGame(ann);
    const player = new Player(ann, { pace: 2, takeBack: 0, drop: 0, random: Math.random });
    await ann.until(() => ann.follower.seq > 10, 'for ten rows');
    store.mood = 'silent';
    await wait(100);
    const { seq, game } = ann.follower;
    await wait(300);
    expect(ann.follower.seq).toBe(seq);
    expect((await fetch(`${served.api.base}/readyz`)).status).toBe(503);
    const { resumes } = ann;
    store.goOn('refuses');
    await ann.until(() => ann.resumes > resumes || ann.closed !== null, 'to be sent away', 20_000).catch(() => {});
    expect(ann.follower.seq).toBe(seq);
    const rows = await served.api.call<{ seq: number }[]>('GET', `/test/log/${game}`, null);
    expect(rows.at(-1)?.seq).toBe(seq);
    store.goOn('well');
    await ann.until(() => ann.follower.seq > seq + 5, 'for the game to go on', 40_000);
    expect(ann.follower.drifts).toBe(0);
    player.stop();
    ann.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 90_000);
});

test('two servers on one file: the older one stops, and the newer goes on with its tables', async () => {
  const folder = newFolder();
  let fenced = false;
  const older = await serve(
    { DATA: folder },
    {
      fenced: () => {
        fenced = true;
      },
    },
  );
  const ann = await newTable(older.api, { ...SETUP, pace: 'off' });
  await fillWithBots(ann);
  await startGame(ann);
  const player = new Player(ann, { pace: 2, takeBack: 0, drop: 0, random: Math.random });
  await ann.until(() => ann.follower.seq > 10, 'for ten rows');
  const newer = await serve({ DATA: folder });
  await ann.until(() => fenced, 'for the older server to stop').catch(() => {});
  for (let i = 0; i < 100 && !fenced; i++) await wait(50);
  expect(fenced).toBe(true);
  player.stop();
  ann.close();
  const rows = await newer.api.call<{ seq: number }[]>('GET', `/test/log/${ann.follower.game}`, null);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const { q } = await newer.api.call<{ q: number }>('GET', `/test/view/${ann.table}/8`, null);
  expect(q).toBeGreaterThanOrEqual(ann.follower.seq);
  await older.stop();
  await newer.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
