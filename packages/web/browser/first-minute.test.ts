import { expect, test } from 'vitest';
import { button, pastTheDeal } from './at-table.ts';
import { laden, SALOON } from './dice-player.ts';
import { crowded, everything, findMoment, rich } from './positions.ts';
import { inFull, useStand } from './stand.ts';

const stand = useStand();

test('a newcomer is offered to learn or a first game, and the first waiting explains a seat once', async () => {
  const { page, faults } = await stand.visit({
    settings: { language: 'en', speed: 'fast', players: 4, explained: [] },
  });
  await page.goto(stand.address);
  await page.locator('[data-newcomer-learn]').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await button(page, 'First game').click();
  await pastTheDeal(page);
  const parts = page.getByRole('dialog', { name: /^This is / });
  // Who begins ends the turn first, with as many cards as there are lives: it comes while one waits.
  const mine = page.locator('main[data-decision]');
  await mine.or(parts).first().waitFor({ timeout: 60_000 });
  while ((await parts.count()) === 0)
    if ((await page.locator('.answers [data-word="end"]').count()) > 0) await page.keyboard.press('e');
    else
      await page
        .locator('.hand .card')
        .first()
        .click({ timeout: 300 })
        .catch(() => undefined);
  expect(await parts.getByRole('listitem').count()).toBeGreaterThan(5);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Got it');
  await page.keyboard.press('Enter');
  await parts.waitFor({ state: 'detached' });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('sixgun.settings') ?? '{}'));
  await expect.poll(async () => (await kept()).explained).toEqual(['card']);
  expect((await kept()).preset).toBe('first-game');
  await page.goto(stand.address);
  await page.locator('[data-resume]').waitFor();
  expect(await page.locator('[data-first-game]').count()).toBe(0);
  expect(faults).toEqual([]);
});

const tables = [
  ['base', () => findMoment(4, crowded)],
  ['every set', () => findMoment(8, rich, 4, everything)],
  ['Old Saloon', () => findMoment(7, laden('reroll'), 8, SALOON)],
] as const;

inFull.each(tables)('every sign on the table has its line behind the question mark (%s)', async (_, moment) => {
  const { page } = await stand.sitDown(moment());
  const outlines = (place: string) =>
    page
      .locator(`${place} .icon path`)
      .evaluateAll((paths) => [...new Set(paths.map((path) => path.getAttribute('d')))]);
  const shown = await outlines('main.table > :not(.top)');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Summary' }).waitFor();
  const explained = await outlines('.sheet-summary');
  expect(shown.filter((outline) => !explained.includes(outline))).toEqual([]);
});
