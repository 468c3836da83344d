import type { ToPage } from '@sixgun/protocol';
import { settings } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';

export const NOBODY = -1;
/** Long enough to read it below what has happened. */
const STAYS = 6000;

/** What bots say of their attacks: on the stage for a while, each the same thing only once, and on the seat's sheet from then on. */
export class Grounds {
  private readonly table: () => Store<TableState> | null;
  private readonly said = new Set<string>();
  private over: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => Store<TableState> | null) {
    this.table = table;
  }

  hear({ seat, ground }: Extract<ToPage, { t: 'because' }>): void {
    const table = this.table();
    if (table === null) return;
    table.set({ grounds: { ...table.get().grounds, [seat]: ground } });
    const words = JSON.stringify([seat, ground]);
    const { speed, botsTalk } = settings.get();
    clearTimeout(this.over);
    // Who wants everything at once has no time to read.
    const silent = !botsTalk || speed === 'instant' || table.get().skipping || this.said.has(words);
    table.set({ speaking: silent ? NOBODY : seat });
    if (silent) return;
    this.said.add(words);
    this.over = setTimeout(() => this.table()?.set({ speaking: NOBODY }), STAYS);
  }

  close(): void {
    clearTimeout(this.over);
  }
}
