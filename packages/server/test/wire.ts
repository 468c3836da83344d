import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type WireOrder = 'cut' | 'mend';

/** The way from a node to its database. In a thread of its own: whoever plays hundreds of people would hold it up. */
export class Wire {
  readonly port: number;
  private readonly thread: Worker;

  private constructor(thread: Worker, port: number) {
    this.thread = thread;
    this.port = port;
  }

  static async to(port: number): Promise<Wire> {
    const thread = new Worker(new URL('./wire-thread.ts', import.meta.url), { workerData: { to: port } });
    const [own] = (await once(thread, 'message')) as [number];
    return new Wire(thread, own);
  }

  cut(): void {
    this.order('cut');
  }

  mend(): void {
    this.order('mend');
  }

  private order(order: WireOrder): void {
    this.thread.postMessage(order);
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
