import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OldSave } from '@sixgun/protocol';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { launchBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import type { Settings } from '../src/state/settings.ts';
import { asked } from './at-table.ts';

/** `npm run test:full` plays whole games where `npm test` joins them towards their end. */
export const FULL = process.env.SIXGUN_FULL === '1';

/** The first cases stand for all of them in `npm test`. */
export const firstOf = <T>(cases: readonly T[], kept = 1): T[] => (FULL ? [...cases] : cases.slice(0, kept));

/** Only in `npm run test:full`: a neighbour shows nearly the same in less time. */
export const inFull = test.runIf(FULL);

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1366, height: 768 };

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Builds the page when a source is newer than what was built. */
function ensureBuilt(): void {
  const built = `${folder}dist/index.html`;
  const sources = globSync(
    [
      '{src,public}/**/*',
      '*.{html,ts}',
      '../{engine,texts,bots,host,protocol,narration,scenario}/src/**/*',
      '../../{lessons,puzzles}/**/*',
    ],
    { cwd: folder },
  );
  const newest = Math.max(...sources.map((file) => statSync(`${folder}${file}`).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  // As it is served: the tests' own surroundings would leave out what makes it work without a network.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The page does not build:\n${stdout}${stderr}`);
}

export interface Visit extends BrowserContextOptions {
  settings?: Partial<Settings>;
  /** A game as earlier versions of the page have kept it; the worker takes it over. */
  saved?: OldSave | undefined;
  /** Makes the deal the same every time. */
  luck?: number;
}

export interface Visitor {
  page: Page;
  /** Errors, warnings and failed requests of the page. */
  faults: string[];
}

/** What the browser says of service workers that are blocked. */
const BLOCKED = /^Service Worker registration blocked/;

/** The record of the game that the worker keeps. */
export function keptRecord(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('sixgun', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('games').objectStore('games').get('current');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.record);
          };
        };
      }),
  );
}

/** The built page on a server of its own, and a browser to look at it; whoever visits leaves after the test. */
class Stand {
  address = '';
  private browser: Browser | null = null;
  private readonly visitors: BrowserContext[] = [];
  private stop = () => {};

  async open(): Promise<void> {
    ensureBuilt();
    const { server, address } = await serve();
    this.address = address;
    this.stop = () => server.close();
    this.browser = await launchBrowser();
  }

  async clear(): Promise<void> {
    await Promise.all(this.visitors.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.browser?.close();
    this.stop();
  }

  /** At the table in the middle of a game, as soon as the visitor is asked. */
  async sitDown({ saved }: { saved: OldSave }, { settings, ...visit }: Visit = {}): Promise<Visitor> {
    const visitor = await this.visit({
      ...visit,
      saved,
      settings: { language: 'en', speed: 'instant', ...settings },
    });
    await visitor.page.goto(`${this.address}#table`);
    await asked(visitor.page);
    return visitor;
  }

  async visit({ settings = {}, saved, luck = 7, ...options }: Visit = {}): Promise<Visitor> {
    if (this.browser === null) throw new Error('The stand is not open yet.');
    // A page that is kept for offline would be served past the tests.
    const context = await this.browser.newContext({ viewport: PHONE, serviceWorkers: 'block', ...options });
    this.visitors.push(context);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !BLOCKED.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    // The deal is made in the worker, where no script of the page reaches.
    await context.route('**/assets/main-*.js', async (route) => {
      const script = await route.fetch();
      const sure = `crypto.getRandomValues = (array) => array.fill(${luck});\n`;
      await route.fulfill({ response: script, body: sure + (await script.text()) });
    });
    // Only what is not there yet: a reload must find what the page itself has kept.
    await page.addInitScript(
      ([own, game, seed]) => {
        if (localStorage.getItem('sixgun.settings') === null) {
          localStorage.setItem('sixgun.settings', own);
          if (game !== '') localStorage.setItem('sixgun.game', game);
        }
        let state = Number(seed);
        Math.random = () => {
          state = (state * 16807) % 2147483647;
          return state / 2147483647;
        };
      },
      [
        JSON.stringify({ explained: ['card', 'dice', 'distance', 'holes', 'shelf'], ...settings }),
        saved === undefined ? '' : JSON.stringify(saved),
        String(luck),
      ] as const,
    );
    return { page, faults };
  }
}

/** One stand for all tests of a file. */
export function useStand(): Stand {
  const stand = new Stand();
  beforeAll(() => stand.open());
  afterEach(() => stand.clear());
  afterAll(() => stand.close());
  return stand;
}
