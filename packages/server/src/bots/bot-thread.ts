import { Worker } from 'node:worker_threads';
import type { Answer, Asked, Reply, Told } from './asked.ts';
import { MOST_STORIES } from './stories.ts';

/** A thread that has not loaded by then never will. */
const STARTS = 60_000;

/** One question that waits for a thread, or that one works at. */
export interface Job {
  game: string;
  /** Milliseconds that this usually takes. */
  cost: number;
  /** Nobody wants to know any more. */
  isVoid(): boolean;
  message(told: Told | undefined): { asked: Asked; told: Told };
  done(answer: Answer | 'void'): void;
}

export interface ThreadOptions {
  script: URL;
  /** A thread that is silent over a question for so long is ended and replaced. */
  hangs: number;
  /** It has ended by itself or was ended; whatever waits is asked again elsewhere. */
  gone(thread: BotThread, waiting: readonly Job[]): void;
}

/** A thread with the questions that wait for it, of one table after another. */
export class BotThread {
  private readonly worker: Worker;
  private readonly options: ThreadOptions;
  /** Questions by game, whose turn is next first. */
  private readonly lines = new Map<string, Job[]>();
  private readonly told = new Map<string, Told>();
  private current: { job: Job; began: number } | null = null;
  private timer: NodeJS.Timeout;
  private ready = false;
  private ended = false;
  lastUsed = performance.now();

  constructor(options: ThreadOptions) {
    this.options = options;
    this.worker = new Worker(options.script);
    this.worker.unref();
    this.timer = this.patience(STARTS);
    this.worker.on('message', (reply: Reply) => this.heard(reply));
    this.worker.on('error', (error) => this.end(`the thread has failed: ${error.message}`));
    this.worker.on('exit', () => this.end('the thread has ended'));
  }

  knows(game: string): boolean {
    return this.told.has(game);
  }

  get waiting(): number {
    let n = this.current === null ? 0 : 1;
    for (const line of this.lines.values()) n += line.length;
    return n;
  }

  /** Milliseconds until a new question of this game would have its turn, if all take as long as usual. */
  expected(game: string): number {
    const { current, lines } = this;
    let ms = current === null ? 0 : Math.max(0, current.job.cost - (performance.now() - current.began));
    // Tables take turns: however much another one asks, before each question of this one it has one of its own.
    const turns = (lines.get(game)?.length ?? 0) + 1;
    for (const line of lines.values())
      for (const job of line.filter((each) => !each.isVoid()).slice(0, turns)) ms += job.cost;
    return ms;
  }

  add(job: Job): void {
    const line = this.lines.get(job.game) ?? [];
    line.push(job);
    this.lines.set(job.game, line);
    this.next();
  }

  private take(): Job | null {
    for (const [game, line] of this.lines) {
      const job = line.shift();
      this.lines.delete(game);
      // Its next question comes after those of all other tables.
      if (line.length > 0) this.lines.set(game, line);
      if (job === undefined) continue;
      if (!job.isVoid()) return job;
      job.done('void');
    }
    return null;
  }

  private next(): void {
    if (this.current !== null || this.ended) return;
    const job = this.take();
    if (job !== null) this.put(job);
  }

  private put(job: Job): void {
    const { asked, told } = job.message(this.told.get(job.game));
    this.told.delete(job.game);
    this.told.set(job.game, told);
    const [oldest] = this.told.keys();
    if (this.told.size > MOST_STORIES) this.told.delete(oldest);
    this.current = { job, began: performance.now() };
    if (this.ready) this.timer = this.patience(this.options.hangs);
    this.worker.postMessage(asked);
  }

  private patience(ms: number): NodeJS.Timeout {
    clearTimeout(this.timer);
    return setTimeout(() => this.end('the thread is silent'), ms).unref();
  }

  private heard(reply: Reply): void {
    const { current } = this;
    clearTimeout(this.timer);
    if (reply.t === 'ready') {
      this.ready = true;
      if (current !== null) this.timer = this.patience(this.options.hangs);
      return;
    }
    if (current === null) return;
    const { job } = current;
    this.lastUsed = performance.now();
    this.current = null;
    if (reply.t === 'unknown') {
      this.told.delete(job.game);
      this.put(job);
      return;
    }
    job.done(reply);
    this.next();
  }

  /** Ends it, whatever it is doing; whoever waits for its answer is told why there is none. */
  end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    const { current } = this;
    this.current = null;
    clearTimeout(this.timer);
    current?.job.done({ n: -1, t: 'failed', reason });
    void this.worker.terminate();
    this.options.gone(this, [...this.lines.values()].flat());
  }
}
