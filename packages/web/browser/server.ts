import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '@sixgun/engine';
import type { SetupDoc } from '@sixgun/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ServerProcess } from '../../server/test/process.ts';

export const SETUP: SetupDoc = {
  name: 'At the Last Chance',
  game: 'card',
  players: 4,
  packs: ['base'],
  variants: {},
  pace: 'off',
  hold: 500,
  open: false,
  spectators: true,
  openDead: true,
  phrasesOnly: false,
  hints: true,
  coverLevel: 'rule',
};

const freePort = (): number => 21_000 + Math.floor(Math.random() * 11_000);

/** The real server with the built page, in a process of its own and with short holds; it can be killed and started again. */
export class Served {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sixgun-online-'));
  /** Below those that calls from here are given. */
  private port = freePort();
  private running: ServerProcess | null = null;

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    const begin = () => new ServerProcess({ PORT: String(this.port), DATA: this.folder, LOG_LEVEL: 'silent', ...env });
    this.running = begin();
    await this.running.up().catch(async (error: unknown) => {
      if (!String(error).includes('is taken')) throw error;
      this.port = freePort();
      this.running = begin();
      await this.running.up();
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    await this.running?.end(signal);
    this.running = null;
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** How an audience must see a table. */
  async view(table: string, audience: number): Promise<View | null> {
    const answer = await fetch(`${this.address}test/view/${table}/${audience}`);
    return ((await answer.json()) as { view?: View }).view ?? null;
  }
}

/** One server for all tests of a file. */
export function useServer(): Served {
  const served = new Served();
  beforeAll(() => served.start());
  afterAll(() => served.close());
  return served;
}

/** A table of whoever looks at this page, without the screens before it. */
export function hostTable(page: Page, name: string, setup: SetupDoc = SETUP): Promise<string> {
  return page.evaluate(
    async ([own, doc]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { id: string };
      };
      const me = await post('/api/me', { name: own });
      localStorage.setItem('sixgun.person', JSON.stringify(me.id));
      return (await post('/api/tables', doc)).id;
    },
    [name, setup] as const,
  );
}

/** What the page shows, once it has shown all it was told; null before. */
export const shownView = (page: Page): Promise<View | null> =>
  page.evaluate(() => (globalThis as { shownView?: () => View | null }).shownView?.() ?? null);
