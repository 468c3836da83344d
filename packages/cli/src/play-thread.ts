import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { looksAhead, type Move, type PlayerName, playerCalled } from '@sixgun/bots';
import type { Header } from '@sixgun/engine';
import { type Host, moveOf, type Row } from '@sixgun/host';
import { threadBeside } from './threads.ts';

/** What a thread is asked once it has come as far as the table. */
export interface Asked {
  id: number;
  seq: number;
  seat: number;
  name: PlayerName;
  botKey: string;
}
export interface Answered {
  id: number;
  move: Move | null;
}
export type ToThread = { rows: readonly Row[] } | { asked: Asked };

/** The bots of a game in the terminal: whoever looks ahead thinks in a thread, so that keys and signals are heard. */
export class Company {
  /** Thoughts that the clock has cut short. */
  stops = 0;
  private readonly header: Header;
  private readonly rows: Row[] = [];
  private readonly waiting = new Map<number, (move: Move | null) => void>();
  private readonly thoughts = new Set<Promise<Move | null>>();
  private worker: Worker | null = null;
  private asked = 0;

  constructor(header: Header) {
    this.header = header;
  }

  /** The thread plays along: what has happened is all it needs. */
  hear(rows: readonly Row[]): void {
    this.rows.push(...rows);
    this.tell({ rows });
  }

  private tell(message: ToThread): void {
    this.worker?.postMessage(message);
  }

  think(host: Host, seat: number, name: PlayerName, botKey: string): Move | null | Promise<Move | null> {
    if (!looksAhead(name)) return moveOf(host, seat, playerCalled(name), botKey);
    const id = this.asked++;
    const thought = new Promise<Move | null>((resolve, reject) => {
      this.worker ??= this.begin();
      this.worker.once('error', reject);
      this.waiting.set(id, (move) => {
        this.worker?.off('error', reject);
        this.stops += move?.stops ?? 0;
        resolve(move);
      });
      this.tell({ asked: { id, seq: host.seq, seat, name, botKey } });
    });
    this.thoughts.add(thought);
    const forget = (): boolean => this.thoughts.delete(thought);
    thought.then(forget, forget);
    return thought;
  }

  private begin(): Worker {
    const worker = new Worker(threadBeside(import.meta.url, 'play-worker'), { workerData: this.header });
    worker.on('message', ({ id, move }: Answered) => {
      this.waiting.get(id)?.(move);
      this.waiting.delete(id);
    });
    worker.postMessage({ rows: this.rows } satisfies ToThread);
    return worker;
  }

  /** Once everybody who was asked has answered. */
  async quiet(): Promise<void> {
    while (this.thoughts.size > 0) await Promise.allSettled(this.thoughts);
    // What was thought reaches the table a moment later.
    await setImmediate();
  }

  async leave(): Promise<void> {
    await this.worker?.terminate();
  }
}
