import { Worker } from 'node:worker_threads';
import type { GroupResult, Unit } from './store.ts';

const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './sqlite-writer.ts' : './sqlite-writer.js', import.meta.url);

/** The thread that writes to the file. One that dies has lost what it was writing; the next commit starts another. */
export class WriterThread {
  private readonly data: { file: string; epoch: number };
  private readonly script: URL;
  private worker: Worker | null;
  private answer: ((result: GroupResult) => void) | null = null;
  private ended: (() => void) | null = null;

  constructor(data: { file: string; epoch: number }, script = SCRIPT) {
    this.data = data;
    this.script = script;
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: this.data });
    let why = 'it has ended';
    worker.on('message', (result: GroupResult) => this.reply(result));
    worker.on('error', (error: unknown) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', () => {
      this.worker = null;
      this.reply({ t: 'failed', reason: `the thread that writes to ${this.data.file} is gone: ${why}` });
      this.ended?.();
    });
    return worker;
  }

  private reply(result: GroupResult): void {
    const { answer } = this;
    this.answer = null;
    answer?.(result);
  }

  /** One after another: whoever commits waits for what came of the group before. */
  commit(units: readonly Unit[]): Promise<GroupResult> {
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve) => {
      this.answer = resolve;
      worker.postMessage(units);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    const gone = new Promise<void>((resolve) => {
      this.ended = resolve;
    });
    worker.postMessage('close');
    await gone;
  }
}
