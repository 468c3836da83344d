export type Job = () => void | Promise<void>;

/** One job after another; nothing else of a table runs while one is dealt with. */
export class Mailbox {
  private readonly queue: Job[] = [];
  private readonly failed: (error: unknown) => void;
  private running: Promise<void> | null = null;
  private closed = false;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  post(job: Job): void {
    if (this.closed) return;
    this.queue.push(job);
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    try {
      // Whoever posts is not interrupted by what he posts.
      await null;
      for (let job = this.queue.shift(); job !== undefined && !this.closed; job = this.queue.shift()) await job();
    } catch (error) {
      this.failed(error);
    } finally {
      this.running = null;
    }
  }

  /** Resolves when nothing is left to do but to wait. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  close(): void {
    this.closed = true;
    this.queue.length = 0;
  }
}
