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

/** As much of a batch as is looked at here. */
const batchOf = (id: number): Batch =>
  ({
    id,
    events: [],
    view: { over: false },
    facts: {},
    decision: { id, standing: false },
    open: null,
  }) as unknown as Batch;

test('a picture that fails is reported, and the table is shown as it stands, and the next one after it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const table = new Store<TableState>({ skipping: false } as TableState);
  const nothing = (): void => {};
  const showing = new Showing({
    table: () => table,
    send: nothing,
    note: nothing,
    cover: nothing,
    look: nothing,
    lesson: () => null,
    company: false,
    act: undefined,
  });
  showing.open(table);
  show.mockRejectedValueOnce(new Error('no such element'));
  showing.take(batchOf(1));
  await vi.waitFor(() => expect(table.get()).toMatchObject({ showing: false, decision: { id: 1 } }));
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('no such element'));
  show.mockResolvedValue();
  showing.take(batchOf(2));
  await vi.waitFor(() => expect(table.get()).toMatchObject({ showing: false, decision: { id: 2 } }));
  expect(showing.busy).toBe(false);
  vi.unstubAllGlobals();
});
