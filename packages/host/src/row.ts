import type { Refusal } from '@sixgun/engine';
import type { Audience, Code, Level, ToClient } from '@sixgun/protocol';

/** Who has thought of an answer; `first`: nobody in time, so the first option was taken. */
export type Mind = Level | 'first';

/** Who gave the answer: the person, nobody because there was no choice, a bot, or a bot for somebody absent. */
export type By = 'person' | 'spared' | `bot:${Mind}` | `cover:${Mind}`;

/** `play-on`: somebody has taken a game up from the middle; only games among bots have such rows. */
export type RowKind = 'move' | 'back' | 'say' | 'play-on';

/** What somebody did: one line of a game's log. All else follows from the deal and the rows. */
export interface Row {
  /** From 1; row 0 is the deal. */
  seq: number;
  seat: number;
  kind: RowKind;
  /** What recovery plays. */
  picks: readonly number[];
  /** What people and the archive read. */
  line: string;
  by: By;
  /** The client's own number of the action. */
  cid: string | null;
  at: number;
  /** Milliseconds this seat's bank has left after it. */
  bank: number;
  /** 32 bits of the position after it, on every sixteenth row. */
  check: number | null;
}

/** What comes with an action from outside. */
export type Meta = Pick<Row, 'by' | 'cid' | 'at' | 'bank'>;

/** Rows that must become durable before anybody hears of them, or why there are none. `again`: it is row n already. */
export type Result = { rows: Row[] } | { again: number } | { no: Code; refusal?: Refusal };

/** The log of one game: memory, IndexedDB, SQLite, PostgreSQL. `lost`: somebody else has the table, or nobody knows. */
export interface Log {
  append(rows: readonly Row[]): Promise<'durable' | 'lost'>;
}

/** A message on its way; its text is made once, however many get it. */
export interface Outgoing {
  readonly message: ToClient;
  text(): string;
}

/** One connection of one person. */
export interface Port {
  /** Whose eyes it sees with now. */
  audience: Audience;
  /** The seats it may answer for; none for those who look on. */
  readonly seats: readonly number[];
  send(out: Outgoing): void;
}

export class MemoryLog implements Log {
  readonly rows: Row[] = [];

  async append(rows: readonly Row[]): Promise<'durable'> {
    this.rows.push(...rows);
    return 'durable';
  }
}
