import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabTo } from './keys.ts';
import { crowded, findMoment } from './positions.ts';
import { Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    return now === null ? '' : `${now.className} ${(now.querySelector('.heard') ?? now).textContent}`;
  });

test('a whole turn is played by keys alone', async () => {
  const { saved } = findMoment(5, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await tabTo(page, '[data-resume]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.action.mine');
  await page.waitForFunction(() => document.activeElement?.matches('.hand .card.playable'));
  const decision = () => page.locator('.table').getAttribute('data-decision');
  let aimed = 0;
  for (let plays = 0; plays < 20; plays++) {
    await page.waitForSelector('.action.mine, .own:not(.turn)');
    if ((await page.locator('.own.turn').count()) === 0) break;
    const before = await decision();
    const enough = plays >= 3 && (await page.locator('[data-word="end"]').count()) > 0;
    if (enough) await tabTo(page, '[data-word="end"]');
    else if ((await page.locator('.table .card.playable').count()) === 0) await tabTo(page, '.answers .strong');
    else await page.waitForFunction(() => document.activeElement?.matches('.card.playable'));
    await page.keyboard.press('Enter');
    for (let i = 0; i < 5; i++) {
      await page.waitForTimeout(80);
      if ((await decision()) !== before) break;
      if ((await focused(page)).includes('target')) aimed++;
      await page.keyboard.press('Enter');
    }
    if ((await decision()) === before) await page.keyboard.press('Escape');
    await page.waitForTimeout(80);
  }
  expect(aimed).toBeGreaterThan(0);
  expect(await page.locator('.own.turn').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('arrows move inside a group, letters open the story, the summary and a card, Escape closes', async () => {
  const { saved } = findMoment(7, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  await tabTo(page, '.hand .card');
  const first = await focused(page);
  await page.keyboard.press('ArrowRight');
  const second = await focused(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe(first);
  for (const [key, sheet] of [
    ['i', '.sheet-card'],
    ['l', '.sheet-log'],
    ['?', '.sheet-summary'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForSelector(sheet);
    await page.keyboard.press('Escape');
    await page.waitForSelector(sheet, { state: 'detached' });
    expect(await focused(page)).toBe(first);
  }
  await tabTo(page, '.seat');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^seat/);
  expect(faults).toEqual([]);
});

test('cards, seats and the question have names for those who hear them', async () => {
  const { saved } = findMoment(7, crowded);
  const { page } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const cards = await page.locator('.hand .card .heard').allTextContents();
  for (const label of cards)
    expect(label).toMatch(/^.+, .+ of (hearts|spades|clubs|diamonds), (can be played|not now)$/);
  const seats = await page.locator('.seat .heard').allTextContents();
  expect(seats).toHaveLength(6);
  for (const label of seats) expect(label).toMatch(/^\S+, .+(lives|life|out of the game)/);
  expect(await page.getByRole('log').count()).toBe(1);
  expect(await page.getByRole('status').count()).toBe(1);
});
