import { fileURLToPath } from 'node:url';
import { fastRng, gameKinds, hashGame, type NewGame, newMatch, nextBelow, replay } from '@sixgun/engine';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import type { replayed } from './replay-page/replay.ts';

const root = fileURLToPath(new URL('replay-page', import.meta.url));
const outDir = fileURLToPath(new URL('../node_modules/.cache/replay-page', import.meta.url));
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

let browser: Browser;
let page: Page;
let stop: () => void;

beforeAll(async () => {
  await build({ configFile, root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const { server, address } = await serve(0, outDir);
  stop = () => server.close();
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(address);
});
afterAll(async () => {
  await browser.close();
  stop();
});

/** A record of random moves, from the first deal to the end or the given length. */
function randomRecord(options: NewGame, longest: number): string {
  const match = newMatch(options);
  const { game } = match;
  const rng = fastRng(`moves ${options.seed}`);
  while (!game.s.over && match.lines.length < longest) {
    const seat = 31 - Math.clz32(game.asked & -game.asked);
    for (let draft: readonly number[] | null = []; draft !== null; )
      draft = match.choose(seat, nextBelow(rng, game.offer(seat, false, draft).n));
  }
  return match.record();
}

test.each<[string, NewGame, number]>([
  ['four players', { players: 4, seed: 'a' }, 10_000],
  ['seven players, dealt', { players: 7, seed: 'b', rng: 'dealt' }, 10_000],
  [
    'eight players with two characters, cut in the middle',
    { players: 8, seed: 'c', variants: { 'two-characters': true } },
    90,
  ],
  ['three players, cut early', { players: 3, seed: 'd', rng: 'dealt' }, 25],
  ['everything there is', { players: 6, seed: 'e', packs: 'all' }, 400],
])('a record ends in the browser where it ends in Node: %s', async (_name, options, longest) => {
  const record = randomRecord(options, longest);
  const here = hashGame(replay(record, gameKinds).game);
  const there = await page.evaluate(
    (text) => (window as unknown as { replayed: typeof replayed }).replayed(text),
    record,
  );
  expect(record.split('\n').length).toBeGreaterThan(20);
  expect(there).toBe(here);
});
