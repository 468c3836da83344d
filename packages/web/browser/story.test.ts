import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, inSheet } from './at-table.ts';
import { tabTo } from './keys.ts';
import { makeMove } from './player.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

const story = (page: Page) => page.getByRole('complementary').getByRole('list', { name: 'Story so far' });
const leftBelow = (page: Page): Promise<number> =>
  story(page).evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);

test('the story beside the table is one stop of the Tab key, and arrows move among its names', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK });
  const names = story(page).getByRole('button');
  const count = await names.count();
  expect(count).toBeGreaterThan(10);
  expect(await names.evaluateAll((all) => all.filter((name) => (name as HTMLElement).tabIndex === 0).length)).toBe(1);
  await tabTo(page, names);
  const place = () => names.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  await expect.poll(() => place()).toBe(count - 1);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => place()).toBe(count - 2);
  await page.keyboard.press('Tab');
  await expect.poll(() => place()).toBe(-1);
  await expect.poll(() => violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the story follows the game until somebody reads further up, and opens whole by mouse', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK });
  await expect.poll(() => leftBelow(page)).toBeLessThan(16);
  await story(page).evaluate(
    (log) =>
      new Promise((resolve) => {
        log.addEventListener('scroll', resolve, { once: true });
        log.scrollTo(0, 20);
      }),
  );
  const newest = () => story(page).getByRole('listitem').last().textContent();
  const before = await newest();
  await makeMove(page, 0);
  await expect.poll(newest, { timeout: 20_000 }).not.toBe(before);
  await expect.poll(() => leftBelow(page)).toBeGreaterThan(16);
  const lines = await inSheet(
    page,
    () => button(page, 'Story so far').click(),
    (sheet) => sheet.getByRole('listitem').count(),
  );
  expect(lines).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});
