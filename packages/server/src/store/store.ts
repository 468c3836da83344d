import type { StatementName } from './statements.ts';

export type Value = string | number | null;
export type Step = readonly [name: StatementName, ...values: Value[]];

/** What is written whole or not at all. With a fence only while this server has the table at this epoch. */
export interface Unit {
  fence?: readonly [table: string, epoch: number];
  /** The table it takes from somebody else, or the person whose tables it counts: held until it is committed. */
  takes?: string;
  steps: readonly Step[];
}

export type Outcome = 'durable' | 'lost';
export type Found = Readonly<Record<string, Value>>;

/** Where everything is kept that must outlive the process. */
export interface Store {
  /** Resolves when it is durable, or when it is certain that it is not, or when nobody knows: both `lost`. */
  write(unit: Unit): Promise<Outcome>;
  /** What need not outlive a crash of the database and waits behind nothing: that this node lives. */
  renew(...values: Value[]): Promise<Outcome>;
  all(name: StatementName, ...values: Value[]): Promise<readonly Found[]>;
  /** Did the last commit work, and does none take too long? */
  isWell(): boolean;
  close(): Promise<void>;
}

/** What came of a group of units that were committed at once. */
export type GroupResult = { t: 'done'; outcomes: Outcome[] } | { t: 'failed'; reason: string } | { t: 'fenced' };

export interface StoreEvents {
  /** Another server has opened this database: this one must stop. */
  fenced(): void;
  failed(reason: string): void;
  committed(units: number, ms: number): void;
}

/** Milliseconds in which a commit must have worked; PostgreSQL is given as long for each statement. */
export const TOO_LONG = 5000;

/** Commits whatever waits at once, and meanwhile gathers what comes: no delay. */
export class GroupCommit {
  private queue: { unit: Unit; resolve: (outcome: Outcome) => void }[] = [];
  private since: number | null = null;
  private well = true;
  /** Nobody knows what becomes of the commit under way, so nothing more is gathered behind it. */
  private silent = false;
  private idle: (() => void)[] = [];
  private readonly commit: (units: readonly Unit[]) => Promise<GroupResult>;
  private readonly events: StoreEvents;

  constructor(commit: (units: readonly Unit[]) => Promise<GroupResult>, events: StoreEvents) {
    this.commit = commit;
    this.events = events;
  }

  write(unit: Unit): Promise<Outcome> {
    if (this.silent) return Promise.resolve('lost');
    return new Promise((resolve) => {
      this.queue.push({ unit, resolve });
      if (this.since === null) void this.run();
    });
  }

  isWell(): boolean {
    return this.well && (this.since === null || performance.now() - this.since < TOO_LONG);
  }

  async settled(): Promise<void> {
    if (this.since !== null) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const group = this.queue;
      this.queue = [];
      const began = performance.now();
      this.since = began;
      const alarm = setTimeout(() => this.giveUp(group), TOO_LONG);
      const result = await this.commit(group.map(({ unit }) => unit)).catch(
        (error: unknown): GroupResult => ({ t: 'failed', reason: String(error) }),
      );
      clearTimeout(alarm);
      this.silent = false;
      this.well = result.t === 'done';
      if (result.t === 'done') this.events.committed(group.length, performance.now() - began);
      if (result.t === 'failed') this.events.failed(result.reason);
      if (result.t === 'fenced') this.events.fenced();
      group.forEach(({ resolve }, i) => resolve(result.t === 'done' ? result.outcomes[i] : 'lost'));
    }
    this.since = null;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Whoever waits hears that nobody knows; what is written later is found when it is read again. */
  private giveUp(group: GroupCommit['queue']): void {
    this.silent = true;
    this.well = false;
    this.events.failed(`the store has not answered for ${TOO_LONG / 1000} s; nothing is written until it does`);
    for (const { resolve } of [...group, ...this.queue.splice(0)]) resolve('lost');
  }
}
