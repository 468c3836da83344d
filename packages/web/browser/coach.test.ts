import { expect, test } from 'vitest';
import { answered, asked, inSheet } from './at-table.ts';
import { DICE, laden } from './dice-player.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, FULL, inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

test('the bots chosen in the set-up sit at the table, and are there after a reload', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4 } as const;
  const { page, faults } = await stand.visit({ settings });
  await page.goto(`${stand.address}#setup`);
  await page.locator('[data-level=greenhorn]').click();
  await page.getByRole('button', { name: '3: bot, Greenhorn' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seat 3' });
  await sheet.waitFor();
  if (FULL) expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Legend/ }).click();
  await page.getByRole('button', { name: '3: bot, Legend' }).waitFor();
  await page.locator('[data-start]').click();
  await asked(page);
  const badges = () =>
    page.locator('.seat .level-badge').evaluateAll((all) => all.map((each) => each.className).sort());
  const wanted = ['level-badge greenhorn', 'level-badge greenhorn', 'level-badge legend'];
  expect(await badges()).toEqual(wanted);
  await page.reload();
  await page.locator('.seat .level-badge.legend').waitFor();
  expect(await badges()).toEqual(wanted);
  expect(faults).toEqual([]);
});

const TABLES = [
  ['cards', PHONE, 'light', () => findMoment(7, crowded)],
  ['dice', DESK, 'dark', () => findMoment(6, laden('reroll'), 8, DICE)],
] as const;

inFull.each(TABLES)('a hint is asked for by a key and made by a tap (%s)', async (_, viewport, theme, moment) => {
  const { page, faults } = await stand.sitDown(moment(), { viewport, settings: { theme } });
  await page.keyboard.press('h');
  const slip = page.getByRole('region', { name: 'Hint' });
  await slip.locator('[data-do-it]').waitFor({ timeout: 30_000 });
  expect(await slip.getByRole('status').textContent()).toMatch(/[.!]$/);
  if (FULL) {
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
    await page.locator('[data-hint]:visible').click();
  }
  const doIt = slip.locator('[data-do-it]');
  await doIt.waitFor({ timeout: 30_000 });
  await answered(page, () => doIt.click());
  expect(faults).toEqual([]);
});

inFull.each(TABLES)(
  'the coach shows its odds in the notebook and at the seats (%s)',
  async (_, viewport, theme, moment) => {
    const { page, faults } = await stand.sitDown(moment(), { viewport, settings: { theme } });
    expect(await page.locator('.seat .odds').count()).toBe(0);
    await inSheet(
      page,
      () => page.keyboard.press('n'),
      async (sheet) => {
        await sheet.locator('[data-coach]').click();
        await sheet.locator('.note-row .odds').first().waitFor();
        expect(await sheet.locator('.note-row:has(.odds)').first().textContent()).toMatch(
          /Deputy \d+%, Outlaw \d+%, Renegade \d+%/,
        );
        expect(await violations(page)).toEqual([]);
      },
    );
    await page.locator('.seat .odds.strip').first().waitFor();
    expect(faults).toEqual([]);
  },
);

inFull('who plays by keys alone asks for a hint, reads it and makes it', async () => {
  const { page } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK });
  await page.keyboard.press('Tab');
  await page.keyboard.press('h');
  await page.locator('[data-do-it]').waitFor({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-close-hint'))).toBe(true);
  await page.keyboard.press('Tab');
  await answered(page, () => page.keyboard.press('Enter'));
});
