import { availableParallelism } from 'node:os';
import type { Question } from '@sixgun/bots';
import type { Standpoint } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Level, RoleOdds } from '@sixgun/protocol';
import { type Answer, askedOf, type Considered, moveWanted, type Told, type Wanted } from './asked.ts';
import { BotThread, type Job } from './bot-thread.ts';

export interface PoolOptions {
  /** One less than there are cores, at least one. */
  threads?: number;
  script?: URL;
  /** Milliseconds in the queue and at work; then somebody else answers. */
  deadline?: number;
  /** A thread that is silent for so long is ended and replaced. */
  hangs?: number;
  /** Threads without work for so long are ended. */
  rest?: number;
  /** A question has been answered, or not. */
  timed?(what: Level | 'odds', ms: number, came: Came['t']): void;
  replaced?(): void;
}

/**
 * What came of a question. `stops`: a level that much lower has answered; `late` and `failed`: somebody else must;
 * `void` interests nobody.
 */
export type Outcome =
  | ({ t: 'thought'; stops: number } & Considered)
  | { t: 'late' }
  | { t: 'failed'; reason: string }
  | { t: 'void' };

type Came = Outcome | { t: 'odds'; odds: RoleOdds };

const DEADLINE = 1500;
const HANGS = 3000;
const REST = 60_000;
/** What a decision is taken to cost before any was measured. */
const COST: Readonly<Partial<Record<Level | 'odds', number>>> = { gunslinger: 30, legend: 400 };
const USUAL = 30;
/** How much the last one counts. */
const LEARN = 0.1;

const SCRIPT = import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js';

/** Threads in which bots think. A game stays with its thread, which keeps its story; tables take turns. */
export class BotPool {
  private readonly options: Required<Omit<PoolOptions, 'timed' | 'replaced'>> & PoolOptions;
  private threads: BotThread[] = [];
  private readonly costs = new Map<Level | 'odds', number>();
  private readonly timer: NodeJS.Timeout;
  private n = 0;
  private closed = false;

  constructor(options: PoolOptions = {}) {
    this.options = {
      threads: Math.max(1, availableParallelism() - 1),
      script: new URL(SCRIPT, import.meta.url),
      deadline: DEADLINE,
      hangs: HANGS,
      rest: REST,
      ...options,
    };
    this.timer = setInterval(() => this.letRest(), this.options.rest / 2);
    this.timer.unref();
  }

  get size(): number {
    return this.threads.length;
  }

  get waiting(): number {
    return this.threads.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** Milliseconds until a question of this game would have its turn. */
  expected(game: string): number {
    return (this.threads.find((thread) => thread.knows(game)) ?? this.idlest(game))?.expected(game) ?? 0;
  }

  private costOf(what: Level | 'odds'): number {
    return this.costs.get(what) ?? COST[what] ?? USUAL;
  }

  private idlest(game: string): BotThread | null {
    const [first, ...others] = this.threads;
    if (first === undefined) return null;
    return others.reduce((best, thread) => (thread.expected(game) < best.expected(game) ? thread : best), first);
  }

  private threadFor(game: string): BotThread {
    const known = this.threads.find((thread) => thread.knows(game));
    if (known !== undefined) return known;
    const idlest = this.idlest(game);
    if (idlest !== null && (idlest.waiting === 0 || this.threads.length >= this.options.threads)) return idlest;
    const { script, hangs } = this.options;
    const thread = new BotThread({ script, hangs, gone: (gone, waiting) => this.replace(gone, waiting) });
    this.threads.push(thread);
    return thread;
  }

  /** Its games go elsewhere, and tell their stories there. */
  private replace(gone: BotThread, waiting: readonly Job[]): void {
    if (!this.threads.includes(gone)) return;
    this.threads = this.threads.filter((thread) => thread !== gone);
    this.options.replaced?.();
    for (const job of waiting) this.threadFor(job.game).add(job);
  }

  /** Puts a question to a bot of this level; `isVoid` is looked at before it is its turn. */
  async think(
    host: Host,
    question: Question,
    level: Level,
    isVoid: () => boolean,
    deadline = this.options.deadline,
  ): Promise<Outcome> {
    const came = await this.ask(host, question.view, moveWanted(question, level), isVoid, deadline);
    return came.t === 'odds' ? { t: 'failed', reason: 'no move' } : came;
  }

  /** What a seat with this view may think of the roles; null if nobody had the time. */
  async odds(host: Host, view: Standpoint): Promise<RoleOdds | null> {
    const came = await this.ask(host, view, { t: 'odds' }, () => false, this.options.deadline);
    return came.t === 'odds' ? came.odds : null;
  }

  private ask(host: Host, view: Standpoint, wanted: Wanted, isVoid: () => boolean, deadline: number): Promise<Came> {
    const what = wanted.t === 'odds' ? 'odds' : wanted.level;
    const heard = host.openly();
    if (this.closed) return Promise.resolve({ t: 'failed', reason: 'nobody thinks here' });
    const asked = performance.now();
    return new Promise((resolve) => {
      let settled = false;
      const settle = (came: Came): void => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        this.options.timed?.(what, performance.now() - asked, came.t);
        resolve(came);
      };
      const timer = setTimeout(() => settle({ t: 'late' }), deadline);
      let began = asked;
      this.threadFor(host.id).add({
        game: host.id,
        cost: this.costOf(what),
        isVoid: () => settled || isVoid(),
        message: (told: Told | undefined) => {
          began = performance.now();
          const patience = deadline - (began - asked);
          const message = askedOf(++this.n, host, view, heard, wanted, told, patience);
          return { asked: message, told: { heard, count: heard.events.length } };
        },
        done: (reply: Answer | 'void') => {
          if (reply === 'void') return settle({ t: 'void' });
          this.learn(what, performance.now() - began);
          if (reply.t === 'unknown') return settle({ t: 'failed', reason: reply.t });
          const { n: _n, ...came } = reply;
          settle(came);
        },
      });
    });
  }

  private learn(what: Level | 'odds', ms: number): void {
    this.costs.set(what, this.costOf(what) * (1 - LEARN) + ms * LEARN);
  }

  private letRest(): void {
    const since = performance.now() - this.options.rest;
    for (const thread of [...this.threads]) if (thread.waiting === 0 && thread.lastUsed < since) this.retire(thread);
  }

  private retire(thread: BotThread): void {
    this.threads = this.threads.filter((each) => each !== thread);
    thread.end('it is not needed');
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    for (const thread of [...this.threads]) this.retire(thread);
  }
}
