import { readFile } from 'node:fs/promises';
import { KIND, kindOf } from '@sixgun/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowded, findMoment, type Moment } from './positions.ts';
import { Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const looked = (page: Page) =>
  page.evaluate(() => ({
    prompt: document.querySelector('.prompt')?.textContent,
    hand: [...document.querySelectorAll('.hand .card .heard')].map((card) => card.textContent),
    seats: [...document.querySelectorAll('.seat .heard')].map((seat) => seat.textContent),
    deck: document.querySelector('.deck')?.getAttribute('aria-label'),
    answers: [...document.querySelectorAll('.answers .button')].map((button) => button.textContent),
  }));

/** The large parts of the table are drawn when a frame has time for them: what is seen once it stays the same. */
async function seen(page: Page) {
  let now = await looked(page);
  for (let before: unknown; JSON.stringify(before) !== JSON.stringify(now); ) {
    before = now;
    await page.waitForTimeout(300);
    now = await looked(page);
  }
  return now;
}

test('a reload in the middle of a decision changes nothing', async () => {
  const { saved } = findMoment(6, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const first = await page.locator('.table').getAttribute('data-decision');
  await page.click('[data-word="end"]');
  await page.waitForFunction((old) => {
    document.querySelector<HTMLElement>('[data-skip]:not(:disabled)')?.click();
    const now = document.querySelector('.table')?.getAttribute('data-decision') ?? old;
    return now !== old && document.querySelector('.action.mine') !== null;
  }, first);
  const before = await seen(page);
  await page.keyboard.press('l');
  await page.waitForSelector('.sheet-log .line');
  const story = await page.locator('.sheet-log .line').allTextContents();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.waitForSelector('.action.mine');
  expect(await seen(page)).toEqual(before);
  await page.keyboard.press('l');
  await page.waitForSelector('.sheet-log .line');
  expect(await page.locator('.sheet-log .line').allTextContents()).toEqual(story);
  expect(faults).toEqual([]);
});

/** A moment at which the human may begin a move that the rules hold as a draft. */
const begins = ({ batch }: Moment): number =>
  batch.decision?.prompt === 'play' &&
  batch.decision.tree.some((node) => node.ends === 'next' && kindOf(node.pick) === KIND.ability)
    ? Number.POSITIVE_INFINITY
    : 0;

test('a half-made move of several cards can be given up, and a reload forgets it', async () => {
  const { saved } = findMoment(4, begins, 200);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const before = await seen(page);
  await page.locator('.answers .button', { hasText: 'Use ' }).first().click();
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent === 'Choose a card to pay with.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent !== 'Choose a card to pay with.');
  expect(await seen(page)).toEqual(before);
  await page.locator('.answers .button', { hasText: 'Use ' }).first().click();
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent === 'Choose a card to pay with.');
  await page.reload();
  await page.waitForSelector('.action.mine');
  expect(await seen(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('the game waits on the first page, too', async () => {
  const { saved } = findMoment(4, crowded);
  const { page } = await stand.visit({ saved, settings: { language: 'en' } });
  await page.goto(stand.address);
  await page.click('[data-resume]');
  await page.waitForSelector('.action.mine');
  expect(await page.locator('.seat').count()).toBe(3);
});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sixgun.game'));

/** Takes the file the page hands out. */
async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.click('[data-keep-record]');
  return readFile(await (await waiting).path(), 'utf8');
}

test('a game of older rules is told of and can be kept; nothing is deleted unasked', async () => {
  const { saved } = findMoment(4, crowded);
  const older = { ...saved, record: saved.record.replace(/^Engine: .*$/m, 'Engine: 1') };
  const { page, faults } = await stand.visit({ saved: older, settings: { language: 'en' } });
  await page.goto(stand.address);
  await page.click('[data-resume]');
  expect(await page.getByRole('alert').textContent()).toContain('saved under older rules');
  expect(await downloaded(page)).toBe(older.record);
  await page.click('text=Back');
  await page.click('[data-play-now]');
  await page.waitForSelector('[data-begin]');
  expect(await stored(page)).toBe(JSON.stringify(older));
  await page.click('[data-begin]');
  await page.waitForSelector('.action.mine', { timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('a record that cannot be read says so and stays where it is', async () => {
  const saved = { record: 'Game: card\n\nA: bang', me: 0, names: [] };
  const { page } = await stand.visit({ saved, settings: { language: 'en' } });
  await page.goto(`${stand.address}#table`);
  expect(await page.getByRole('alert').textContent()).toContain('Something went wrong');
  expect(await downloaded(page)).toBe(saved.record);
  await page.click('text=Back');
  await page.waitForSelector('[data-play-now]');
  expect(await stored(page)).toBe(JSON.stringify(saved));
});

test.each([
  ['values of another age', '{"language":"xx","players":99,"volume":"loud","packs":"all","game":7}', '{"record":5}'],
  ['no text of ours', '{broken', 'null'],
  ['a game nobody knows', '{"language":"en"}', '{"record":"[Game \\"chess\\"]","me":0,"draft":[],"over":false}'],
])('a storage that holds %s does not stop the first page', async (_, settings, game) => {
  const { page, faults } = await stand.visit();
  await page.goto(stand.address);
  await page.evaluate(
    ([own, saved]) => {
      localStorage.setItem('sixgun.settings', own);
      localStorage.setItem('sixgun.game', saved);
    },
    [settings, game],
  );
  await page.reload();
  await page.click('[data-play-now]');
  if (game.includes('chess')) await page.click('[data-begin]');
  await page.waitForSelector('.action.mine', { timeout: 60_000 });
  expect(await page.locator('.seat').count()).toBe(4);
  expect(faults).toEqual([]);
});
