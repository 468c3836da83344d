import type { Batch } from '@sixgun/protocol';
import { expect, test, vi } from 'vitest';
import { Store } from '../src/state/store.ts';
import type { TableState } from '../src/story/table-state.ts';
import { Showing } from '../src/table/showing.ts';

const show = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../src/motion/director.ts', () => ({
  Director: class {
    show = show;
    close(): void {}
    skip(): void {}
    breath(): number {
      return 0;
    }
  },
}));

const reported = vi.fn();
vi.stubGlobal('reportError', reported);

/** As much of a batch as is looked at here. */
const batchOf = (id: number, asked = true): Batch =>
  ({
    id,
    events: [],
    view: { over: false },
    facts: {},
    decision: asked ? { id, standing: false } : null,
    open: null,
  }) as unknown as Batch;

function showingTo(me: number, company: boolean) {
  const table = new Store<TableState>({ skipping: false, info: { me, players: 4 } } as TableState);
  const nothing = (): void => {};
  const showing = new Showing({
    table: () => table,
    send: nothing,
    note: nothing,
    cover: nothing,
    look: nothing,
    lesson: () => null,
    company,
    act: undefined,
  });
  showing.open(table);
  return { table, showing };
}

test('a picture that fails is reported, and the table is shown as it stands, and the next one after it', async () => {
  const { table, showing } = showingTo(0, false);
  show.mockRejectedValueOnce(new Error('no such element'));
  showing.take(batchOf(1));
  await vi.waitFor(() => expect(table.get()).toMatchObject({ showing: false, decision: { id: 1 } }));
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('no such element'));
  show.mockResolvedValue();
  showing.take(batchOf(2));
  await vi.waitFor(() => expect(table.get()).toMatchObject({ showing: false, decision: { id: 2 } }));
  expect(showing.busy).toBe(false);
});

test.each([
  ['whoever sits skips until he is asked', 0, true],
  ['whoever looks on skips what has happened so far', 8, false],
] as const)('%s', async (_, me, goesOn) => {
  show.mockResolvedValue();
  const { table, showing } = showingTo(me, true);
  showing.skip();
  showing.take(batchOf(1, false));
  await vi.waitFor(() => expect(table.get()).toMatchObject({ showing: false, skipping: goesOn }));
  if (goesOn) {
    showing.take(batchOf(2));
    await vi.waitFor(() => expect(table.get()).toMatchObject({ decision: { id: 2 }, skipping: false }));
  }
});
