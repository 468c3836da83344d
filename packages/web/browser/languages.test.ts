import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowded, findMoment } from './positions.ts';
import { Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const WORDS = {
  en: { name: 'English', end: 'End turn' },
  cs: { name: 'Čeština', end: 'Ukončit tah' },
  pl: { name: 'Polski', end: 'Zakończ turę' },
} as const;
const LANGUAGES = ['cs', 'pl', 'en'] as const;

test.each(LANGUAGES)('the page opens in the language of the visitor: %s', async (language) => {
  const { page, faults } = await stand.visit({ locale: language });
  await page.goto(stand.address);
  await page.waitForSelector('[data-setup]');
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.click('[data-setup]');
  expect(await page.locator('.setup .option.on', { hasText: WORDS[language].name }).count()).toBe(1);
  expect(await page.locator('body').textContent()).not.toMatch(/\b(ui|prompt|log|why)\.[a-z]/);
  expect(faults).toEqual([]);
});

test('the language changes at the table in the middle of a decision', async () => {
  const { saved } = findMoment(5, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    await page.locator('.top .chip').last().click();
    await page.locator('.sheet-menu .option', { hasText: WORDS[language].name }).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-word="end"]').textContent()).toBe(WORDS[language].end);
    await page.keyboard.press('l');
    const story = (await page.locator('.sheet-log').textContent()) ?? '';
    expect(story).not.toMatch(/undefined|[{}]|\uE000/);
    seen.add(story);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await page.locator('.sheet-summary').textContent()).not.toMatch(/\b(ui|border)\.[a-z]/);
    await page.keyboard.press('Escape');
  }
  expect(seen.size).toBe(3);
  expect(faults).toEqual([]);
});
