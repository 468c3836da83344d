import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { settled, storyOf } from './at-table.ts';
import { crowded, findMoment } from './positions.ts';
import { useStand } from './stand.ts';

const stand = useStand();

const NAMES = { cs: 'Čeština', pl: 'Polski', en: 'English' } as const;
const LANGUAGES = ['cs', 'pl', 'en'] as const;

test.each(LANGUAGES)('the page opens in the language of the visitor: %s', async (language) => {
  const { t } = await loadTexts(language);
  const { page, faults } = await stand.visit({ locale: language });
  await page.goto(stand.address);
  const choice = page.getByRole('combobox', { name: t('ui.language') });
  await expect.poll(() => choice.locator('option:checked').textContent()).toBe(NAMES[language]);
  await page.getByRole('button', { name: t('ui.setup') }).click();
  await page.getByRole('button', { name: t('ui.start') }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  await expect.poll(() => page.locator('body').textContent()).not.toMatch(/\b(ui|prompt|log|why)\.[a-z]/);
  expect(faults).toEqual([]);
});

test('the language changes at the table in the middle of a decision', async () => {
  const { page, faults } = await stand.sitDown(findMoment(5, crowded));
  const seen = new Set<string>();
  let { t } = await loadTexts('en');
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: t('ui.menu') }).click();
    await page.getByRole('dialog').getByRole('radio', { name: NAMES[language] }).check();
    await page.locator(`html[lang=${language}]`).waitFor();
    ({ t } = await loadTexts(language));
    await page.keyboard.press('Escape');
    // Three cards are too many, and the button says so.
    const end = page.locator('.answers [data-word="end"]');
    await expect.poll(() => end.textContent()).toBe(t('stage.end-discard', { count: 3 }));
    const story = (await storyOf(page)).join('\n');
    expect(story).not.toMatch(/undefined|[{}]|\uE000/);
    seen.add(story);
    await page.keyboard.press('?');
    const summary = page.getByRole('dialog', { name: t('ui.summary') });
    await expect.poll(() => summary.textContent()).not.toMatch(/\b(ui|border)\.[a-z]/);
    await page.keyboard.press('Escape');
    await summary.waitFor({ state: 'detached' });
    await settled(page);
  }
  expect(seen.size).toBe(3);
  expect(faults).toEqual([]);
});
