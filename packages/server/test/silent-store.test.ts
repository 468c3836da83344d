import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GroupCommit, type GroupResult, type StoreEvents, TOO_LONG, type Unit } from '../src/store/store.ts';
import { WriterThread } from '../src/store/writer-thread.ts';

const UNIT: Unit = { steps: [] };

describe('a commit of which nothing is heard', () => {
  const failures: string[] = [];
  const events: StoreEvents = { fenced() {}, committed() {}, failed: (reason) => failures.push(reason) };

  beforeEach(() => {
    failures.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is given up after five seconds with all that waits, and nothing is gathered behind it', async () => {
    let answer: (result: GroupResult) => void = () => {};
    const commits: number[] = [];
    const store = new GroupCommit((units) => {
      commits.push(units.length);
      return new Promise((resolve) => {
        answer = resolve;
      });
    }, events);
    const first = store.write(UNIT);
    const second = store.write(UNIT);
    await vi.advanceTimersByTimeAsync(TOO_LONG - 1);
    expect(store.isWell()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([first, second, store.write(UNIT)])).toEqual(['lost', 'lost', 'lost']);
    expect(failures).toEqual(['the store has not answered for 5 s; nothing is written until it does']);
    expect(store.isWell()).toBe(false);
    // It was only slow.
    answer({ t: 'done', outcomes: ['durable'] });
    await vi.advanceTimersByTimeAsync(0);
    const later = store.write(UNIT);
    answer({ t: 'done', outcomes: ['durable'] });
    expect(await later).toBe('durable');
    expect({ well: store.isWell(), commits }).toEqual({ well: true, commits: [1, 1] });
  });
});

describe('the thread that writes', () => {
  const data = { file: 'sixgun.db', epoch: 1 };
  const scriptOf = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

  test.each([
    ['ends', 'process.exit(3)', 'it has ended'],
    ['fails', 'throw new Error("out of memory")', 'out of memory'],
  ])('%s, and says so; another one takes its place', async (_, dies, why) => {
    const script = scriptOf(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (units) => {
        if (Array.isArray(units) && units.length > 1) { ${dies} }
        else if (units === 'close') parentPort.close();
        else parentPort.postMessage({ t: 'done', outcomes: ['durable'] });
      });`);
    const writer = new WriterThread(data, script);
    expect(await writer.commit([UNIT])).toMatchObject({ t: 'done' });
    const reason = `the thread that writes to sixgun.db is gone: ${why}`;
    expect(await writer.commit([UNIT, UNIT])).toEqual({ t: 'failed', reason });
    expect(await writer.commit([UNIT])).toMatchObject({ t: 'done' });
    await writer.close();
  });
});
