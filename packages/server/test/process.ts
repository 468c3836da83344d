import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
export const SOURCE = ['--conditions=@sixgun/source', path('../src/main.ts')];
/** What people run; its start is the one that counts. */
export const BUILT = [path('../dist/main.js')];

/** The server as a process of its own, so that it can be killed. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  errors = '';

  constructor(env: Record<string, string>, program: readonly string[] = SOURCE) {
    this.child = spawn(process.execPath, program, {
      env: { PATH: process.env.PATH, SIXGUN_TEST: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (data: Buffer) => {
      this.output += data.toString();
    });
    this.child.stderr?.on('data', (data: Buffer) => {
      this.errors += data.toString();
    });
  }

  /** Resolves when it listens; answers how long that took. */
  async up(): Promise<number> {
    const began = performance.now();
    while (!this.output.includes('is served at')) {
      if (this.child.exitCode !== null) throw new Error(`The server has ended: ${this.errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - began;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
    return this.child.exitCode;
  }

  async exit(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}
