import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabTo } from './keys.ts';
import { makeMove } from './player.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, Stand } from './stand.ts';
import { violations } from './violations.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

async function atTheDesk(): Promise<{ page: Page; faults: readonly string[] }> {
  const { saved } = findMoment(7, crowded);
  const settings = { language: 'en', speed: 'instant' } as const;
  const { page, faults } = await stand.visit({ saved, viewport: DESK, settings });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  return { page, faults };
}

const leftBelow = (page: Page): Promise<number> =>
  page.locator('.story .log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);

test('the story beside the table is one stop of the Tab key, and arrows move among its names', async () => {
  const { page, faults } = await atTheDesk();
  expect(await page.locator('.story .name').count()).toBeGreaterThan(10);
  expect(await page.locator('.story .name[tabindex="0"]').count()).toBe(1);
  await tabTo(page, '.story .name');
  const place = () =>
    page.evaluate(() => [...document.querySelectorAll('.story .name')].indexOf(document.activeElement as Element));
  const newest = await place();
  expect(newest).toBe((await page.locator('.story .name').count()) - 1);
  await page.keyboard.press('ArrowUp');
  expect(await place()).toBe(newest - 1);
  await page.keyboard.press('Tab');
  expect(await place()).toBe(-1);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the story follows the game until somebody reads further up, and opens whole by mouse', async () => {
  const { page, faults } = await atTheDesk();
  expect(await leftBelow(page)).toBeLessThan(16);
  const log = page.locator('.story .log');
  await log.evaluate((element) => element.scrollTo(0, 20));
  await page.waitForTimeout(100);
  const newest = () => page.locator('.story .line').last().textContent();
  const before = await newest();
  await makeMove(page, 0);
  await expect.poll(newest, { timeout: 20_000 }).not.toBe(before);
  expect(await leftBelow(page)).toBeGreaterThan(16);
  await page.locator('.log-chip').click();
  await page.waitForSelector('.sheet-log');
  expect(await page.locator('.sheet-log .line').count()).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});
