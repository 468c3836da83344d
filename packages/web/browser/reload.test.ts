import { readFile } from 'node:fs/promises';
import { KIND, kindOf } from '@sixgun/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, answered, asked, button, choice, opponents, question, resume, settled, storyOf } from './at-table.ts';
import { nextQuestion } from './player.ts';
import { crowded, findMoment, type Moment } from './positions.ts';
import { firstOf, inFull, useStand } from './stand.ts';

const stand = useStand();

const seen = async (page: Page) => ({
  question: await choice(page).ariaSnapshot(),
  hand: await page.getByRole('region', { name: 'Hand' }).ariaSnapshot(),
  seats: await page.getByRole('list', { name: 'Opponents' }).ariaSnapshot(),
  table: await page.getByRole('region', { name: 'Table' }).ariaSnapshot(),
});

test('a reload in the middle of a decision changes nothing', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, crowded));
  await answered(page, () => answer(page, /^End turn/).click());
  await nextQuestion(page);
  await settled(page);
  const before = await seen(page);
  const story = await storyOf(page);
  await page.reload();
  await asked(page);
  await expect.poll(() => seen(page)).toEqual(before);
  await expect.poll(() => storyOf(page)).toEqual(story);
  expect(faults).toEqual([]);
});

/** A moment at which the human may begin a move that the rules hold as a draft. */
const begins = ({ batch }: Moment): number =>
  batch.decision?.question.ask === 'play' &&
  batch.decision.tree.some((node) => node.ends === 'next' && kindOf(node.pick) === KIND.ability)
    ? Number.POSITIVE_INFINITY
    : 0;

inFull('a half-made move of several cards can be given up, and a reload forgets it', async () => {
  const { page, faults } = await stand.sitDown(findMoment(4, begins, 200));
  const before = await seen(page);
  const paying = question(page).getByText('Choose a card to pay with.');
  await answer(page, /^Use /).first().click();
  await paying.waitFor();
  await answer(page, 'Cancel').click();
  await paying.waitFor({ state: 'detached' });
  await settled(page);
  await expect.poll(() => seen(page)).toEqual(before);
  await answer(page, /^Use /).first().click();
  await paying.waitFor();
  await page.reload();
  await asked(page);
  await expect.poll(() => seen(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('a part of the page that cannot be fetched is said to be missing, and fetched by another try', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await button(page, 'Play now').waitFor();
  await page.route('**/assets/**', (route) => route.abort());
  await button(page, 'Play now').click();
  await page.getByRole('alert').getByText('A part of the page could not be fetched.', { exact: false }).waitFor();
  await page.unroute('**/assets/**');
  await button(page, 'Load it anew').click();
  await asked(page);
});

test('the game waits on the first page, too', async () => {
  const { saved } = findMoment(4, crowded);
  const { page } = await stand.visit({ saved, settings: { language: 'en' } });
  await page.goto(stand.address);
  await resume(page).click();
  await asked(page);
  await expect.poll(() => opponents(page).count()).toBe(3);
});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sixgun.game'));

/** Takes the file the page hands out. */
async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.click('[data-keep-record]');
  return readFile(await (await waiting).path(), 'utf8');
}

inFull('a game of older rules is told of and can be kept; nothing is deleted unasked', async () => {
  const { saved } = findMoment(4, crowded);
  const older = { ...saved, record: saved.record.replace(/^Engine: .*$/m, 'Engine: 1') };
  const { page, faults } = await stand.visit({ saved: older, settings: { language: 'en' } });
  await page.goto(stand.address);
  await resume(page).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('saved under older rules');
  expect(await downloaded(page)).toBe(older.record);
  await button(page, 'Back').click();
  await button(page, 'Play now').click();
  await page.locator('[data-begin]').waitFor();
  await expect.poll(() => stored(page)).toBe(JSON.stringify(older));
  await page.locator('[data-begin]').click();
  await asked(page);
  expect(faults).toEqual([]);
});

test('a record that cannot be read says so and stays where it is', async () => {
  const saved = { record: 'Game: card\n\nA: bang', me: 0, names: [] };
  const { page } = await stand.visit({ saved, settings: { language: 'en' } });
  await page.goto(`${stand.address}#table`);
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('Something went wrong');
  expect(await downloaded(page)).toBe(saved.record);
  await button(page, 'Back').click();
  await button(page, 'Play now').waitFor();
  await expect.poll(() => stored(page)).toBe(JSON.stringify(saved));
});

const STORAGES = [
  ['values of another age', '{"language":"xx","players":99,"volume":"loud","packs":"all","game":7}', '{"record":5}'],
  ['no text of ours', '{broken', 'null'],
  ['a game nobody knows', '{"language":"en"}', '{"record":"[Game \\"chess\\"]","me":0,"draft":[],"over":false}'],
] as const;

test.each(firstOf(STORAGES))('a storage that holds %s does not stop the first page', async (_, settings, game) => {
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
  await button(page, 'Play now').click();
  if (game.includes('chess')) await button(page, 'New game').click();
  expect(await nextQuestion(page)).toBe('asked');
  await settled(page);
  await expect.poll(() => opponents(page).count()).toBe(4);
  expect(faults).toEqual([]);
});
