import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, chosen, EDGE, pastTheDeal, playable, settled, targets } from './at-table.ts';
import { laden, SALOON } from './dice-player.ts';
import { makeMove } from './player.ts';
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

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('sixgun.settings') ?? '{}').explained);

test('distances are explained with the first card that does not reach everybody, and never again', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded), {
    settings: { language: 'en', speed: 'fast', explained: ['card', 'dice', 'holes', 'shelf'] },
  });
  const mark = page.getByRole('dialog', { name: 'How far it is' });
  const takeUp = async () => {
    for (let i = 0; i < (await playable(page).count()) && (await targets(page).count()) === 0; i++) {
      await page.keyboard.press('Escape');
      await playable(page).nth(i).click(EDGE);
      await settled(page);
    }
  };
  await takeUp();
  await mark.waitFor();
  await page.keyboard.press('Enter');
  await mark.waitFor({ state: 'detached' });
  // The card is still taken up: one goes on where one was.
  await expect.poll(() => chosen(page).count()).toBe(1);
  await expect.poll(() => kept(page)).toEqual(['card', 'dice', 'holes', 'shelf', 'distance']);
  await page.keyboard.press('Escape');
  await settled(page);
  await takeUp();
  await expect.poll(() => chosen(page).count()).toBe(1);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
});

const MARKS = [
  ['holes', 'Room for an answer', ['card', 'dice', 'distance', 'shelf'], 'classic'],
  ['shelf', 'The shelf', ['card', 'dice', 'distance', 'holes'], 'everything'],
] as const;

inFull.each(MARKS)('who waits sees %s explained, and the game goes on after it', async (name, title, known, preset) => {
  const packs = preset === 'everything' ? everything.packs.slice(1) : [];
  const { page, faults } = await stand.visit({
    settings: { language: 'en', speed: 'fast', players: 5, explained: known, preset, packs },
  });
  await page.goto(stand.address);
  await page.locator('[data-door=card]').click();
  const mark = page.getByRole('dialog', { name: title });
  for (let turn = 0; turn < 80 && (await mark.count()) === 0; turn++) {
    await page.locator('main[data-decision], [data-go-on], [data-got-it]').first().waitFor({ timeout: 60_000 });
    await pastTheDeal(page);
    if ((await page.locator('main[data-decision]').count()) > 0) await makeMove(page, turn);
    await page.waitForTimeout(300);
  }
  await mark.getByRole('button', { name: 'Got it' }).click();
  await mark.waitFor({ state: 'detached' });
  await expect.poll(() => kept(page)).toEqual([...known, name]);
  await page.locator('main[data-decision], .stone').first().waitFor({ timeout: 60_000 });
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
