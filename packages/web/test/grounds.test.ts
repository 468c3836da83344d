import type { Ground } from '@sixgun/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../src/state/settings.ts';
import { Store } from '../src/state/store.ts';
import type { TableState } from '../src/story/table-state.ts';
import { Grounds, NOBODY } from '../src/table/grounds.ts';

const SHERIFF: Ground = { why: 'hurt-sheriff', seat: 1 };
const HUNCH: Ground = { why: 'hunch' };

function atTable() {
  const table = new Store({ grounds: {}, speaking: NOBODY, skipping: false } as unknown as TableState);
  return { table, grounds: new Grounds(() => table) };
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'normal', botsTalk: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a bot says why it attacks, for six seconds, and the same thing only once', () => {
  const { table, grounds } = atTable();
  const say = (ground: Ground): number => {
    grounds.hear({ t: 'because', seat: 2, ground });
    return table.get().speaking;
  };
  expect(say(SHERIFF)).toBe(2);
  vi.advanceTimersByTime(5999);
  expect(table.get().speaking).toBe(2);
  vi.advanceTimersByTime(1);
  expect(table.get().speaking).toBe(NOBODY);
  expect(say(SHERIFF)).toBe(NOBODY);
  expect(say(HUNCH)).toBe(2);
  expect(table.get().grounds).toEqual({ 2: HUNCH });
});

test('the newest word wins, and is not cut short by the one before', () => {
  const { table, grounds } = atTable();
  grounds.hear({ t: 'because', seat: 2, ground: SHERIFF });
  vi.advanceTimersByTime(3000);
  grounds.hear({ t: 'because', seat: 3, ground: SHERIFF });
  vi.advanceTimersByTime(3000);
  expect(table.get().speaking).toBe(3);
});

test.each([{ botsTalk: false }, { speed: 'instant' }] as const)(
  'whoever wants no talk, or everything at once, finds it on the sheet of the seat alone: %o',
  (wish) => {
    change(wish);
    const { table, grounds } = atTable();
    grounds.hear({ t: 'because', seat: 2, ground: SHERIFF });
    expect(table.get()).toMatchObject({ speaking: NOBODY, grounds: { 2: SHERIFF } });
  },
);
