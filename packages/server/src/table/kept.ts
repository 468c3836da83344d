import { OPEN } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import { previousOf } from '@sixgun/protocol';
import type { Outcome, Step } from '../store/store.ts';
import type { Around } from './around.ts';
import { promise, recordWithoutMoves, resultOf } from './dealing.ts';
import { type DocSeat, type Status, type TableDoc, withSeat } from './doc.ts';
import type { GameRow } from './live-game.ts';

export interface TableRow {
  id: string;
  code: string | null;
  epoch: number;
  rev: number;
  status: Status;
  doc: TableDoc;
  game: string | null;
  /** Do more look on than may take part? */
  crowded: boolean;
}

/** The table goes, and with it the game that nobody will be dealt. */
export const dropSteps = (table: string): Step[] => [
  ['table.drop', table],
  ['games.unopened', table],
];

/** What the database has of a table; it changes here only after it has changed there. */
export class Kept {
  readonly id: string;
  doc: TableDoc;
  status: Status;
  rev: number;
  code: string | null;
  gameId: string | null;
  /** The game that is played, or was played last. */
  game: GameRow | null = null;
  private readonly epoch: number;
  private readonly around: Around;
  private readonly lost: () => void;

  /** `lost`: the table is no longer ours, or nobody knows. */
  constructor(around: Around, row: TableRow, lost: () => void) {
    this.around = around;
    this.lost = lost;
    this.id = row.id;
    this.doc = row.doc;
    this.status = row.status;
    this.epoch = row.epoch;
    this.rev = row.rev;
    this.code = row.code;
    this.gameId = row.game;
  }

  write(steps: readonly Step[]): Promise<Outcome> {
    return this.around.store.write({ steps, fence: [this.id, this.epoch] });
  }

  /** Somebody is here, or was a moment ago. */
  async touch(): Promise<void> {
    if ((await this.write([['table.touch', this.around.clock.now(), this.id]])) === 'lost') this.lost();
  }

  /** From here on only that node can write to this table. */
  give(node: string): Promise<Outcome> {
    return this.write([['table.take', node, this.id, this.epoch]]);
  }

  /** The document and whatever goes with it; false if it could not be kept. */
  async keep(
    doc: TableDoc,
    change: { status?: Status; game?: string | null } = {},
    more: readonly Step[] = [],
  ): Promise<boolean> {
    const { status = this.status, game = this.gameId } = change;
    const code = status === 'waiting' ? this.code : null;
    const listed = doc.open ? 1 : 0;
    const now = this.around.clock.now();
    const step: Step = ['table.set', code, listed, status, JSON.stringify(doc), game, doc.host, now, this.id, this.rev];
    if ((await this.write([step, ...more])) === 'lost') {
      this.lost();
      return false;
    }
    this.rev++;
    this.doc = doc;
    this.code = code;
    this.status = status;
    this.gameId = game;
    return true;
  }

  keepSeat(seat: number, change: Partial<DocSeat>): Promise<boolean> {
    return this.keep(withSeat(this.doc, seat, change));
  }

  /** What not everybody may know of. Its number stays, which would tell of it, and by which the host names what he sees. */
  async note(doc: TableDoc): Promise<boolean> {
    if ((await this.write([['table.note', JSON.stringify(doc), this.id, this.rev]])) === 'lost') {
      this.lost();
      return false;
    }
    this.doc = doc;
    return true;
  }

  noteSeat(seat: number, change: Partial<DocSeat>): Promise<boolean> {
    return this.note(withSeat(this.doc, seat, change));
  }

  /** Last row, result, record, and the promise of the next game: all or nothing. */
  async keepEnd(host: Host, rows: readonly Step[]): Promise<Outcome> {
    const { next, step } = promise(this.id, (this.game?.nth ?? 0) + 1);
    const result = resultOf(host.header, host.game);
    const end: Step = ['game.end', 'over', this.around.clock.now(), result, host.record(), host.id];
    const doc = { ...this.doc, next, previous: previousOf(host.box(), host.view(OPEN)), rematch: null };
    if (!(await this.keep(doc, { status: 'over' }, [...rows, end, step]))) return 'lost';
    if (this.game !== null) this.game = { ...this.game, status: 'over' };
    return 'durable';
  }

  /** A game that cannot go on is opened and kept like any other. */
  async giveUp(status: 'stuck' | 'aborted', host: Host | null): Promise<boolean> {
    if (this.gameId === null) return true;
    const { next, step } = promise(this.id, (this.game?.nth ?? 0) + 1);
    const record = host?.recordSoFar() ?? (this.game === null ? null : recordWithoutMoves(this.game));
    const end: Step = ['game.end', status, this.around.clock.now(), null, record, this.gameId];
    if (!(await this.keep({ ...this.doc, next, rematch: null }, { status }, [end, step]))) return false;
    if (this.game !== null) this.game = { ...this.game, status };
    return true;
  }

  /** What was promised is opened, and there is no such table any more; false if it stays. */
  async drop(host: Host | null): Promise<boolean> {
    const isPlayed = this.status === 'open' || this.status === 'dealing';
    if (isPlayed && !(await this.giveUp('aborted', host))) return false;
    return (await this.write(dropSteps(this.id))) === 'durable';
  }
}
