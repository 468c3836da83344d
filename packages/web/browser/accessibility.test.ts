import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowded, ended, findMoment } from './positions.ts';
import { DESK, PHONE, Stand } from './stand.ts';
import { violations } from './violations.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const THEMES = ['light', 'dark'] as const;

test.each(THEMES)('start and set-up have no axe violations (%s)', async (theme) => {
  const { page } = await stand.visit({ settings: { language: 'en', theme } });
  await page.goto(stand.address);
  await page.waitForSelector('[data-play-now]');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-setup]');
  await page.waitForSelector('[data-start]');
  expect(await violations(page)).toEqual([]);
});

test.each([
  ['light', PHONE],
  ['dark', DESK],
] as const)('table, inspector, story, summary and menu have no axe violations (%s, %o)', async (theme, viewport) => {
  const { saved } = findMoment(7, crowded);
  const { page } = await stand.visit({ saved, viewport, settings: { language: 'en', theme, speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  expect(await violations(page)).toEqual([]);
  await page
    .locator('.hand .card')
    .first()
    .click({ position: { x: 14, y: 24 } });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.hand .card').last().click({ button: 'right' });
  await page.waitForSelector('.sheet-card');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.seat').first().click({ button: 'right' });
  await page.waitForSelector('.sheet-card');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const [key, sheet] of [
    ['l', '.sheet-log'],
    ['?', '.sheet-summary'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForSelector(sheet);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.locator('.top .chip').last().click();
  await page.waitForSelector('.sheet-menu');
  expect(await violations(page)).toEqual([]);
});

test.each(THEMES)('the end has no axe violations (%s)', async (theme) => {
  const { saved } = findMoment(5, ended);
  const { page } = await stand.visit({ saved, settings: { language: 'en', theme } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.sheet-end');
  expect(await violations(page)).toEqual([]);
});
