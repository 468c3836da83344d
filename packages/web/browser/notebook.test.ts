import { expect, test } from 'vitest';
import { inSheet } from './at-table.ts';
import { DICE, laden } from './dice-player.ts';
import { crowded, ended, findMoment } from './positions.ts';
import { DESK, FULL, firstOf, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

const TABLES = [
  ['cards', PHONE, 'light', () => findMoment(7, crowded)],
  ['dice', DESK, 'dark', () => findMoment(6, laden('reroll'), 8, DICE)],
] as const;

test.each(firstOf(TABLES))(
  'marks are made, stand on the seats and are kept (%s)',
  async (_, viewport, theme, moment) => {
    const { page, faults } = await stand.sitDown(moment(), { viewport, settings: { theme } });
    await inSheet(
      page,
      () => page.keyboard.press('n'),
      async (sheet) => {
        await expect.poll(() => sheet.textContent()).toMatch(/Still hidden:.*(outlaw|renegade)/);
        const mark = sheet.locator('[data-mark$=outlaw]').first();
        await mark.click();
        await mark.click();
        await expect.poll(() => mark.getAttribute('aria-label')).toMatch(/, Outlaw, sure$/);
        if (FULL || viewport === PHONE) await expect.poll(() => violations(page)).toEqual([]);
      },
    );
    await expect.poll(() => page.locator('.seat .pencil.sure').count()).toBe(1);
    await page.reload();
    await page.locator('.seat .pencil.sure').waitFor();
    expect(faults).toEqual([]);
  },
);

test('at the end marks are compared with the truth', async () => {
  const { saved } = findMoment(5, ended);
  const { page } = await stand.visit({ saved, settings: { language: 'en' } });
  await page.addInitScript(() => {
    const marks = Object.fromEntries([1, 2, 3, 4].map((seat) => [`0>${seat}`, { part: 'outlaw', sure: true }]));
    localStorage.setItem('sixgun.notes', JSON.stringify(marks));
  });
  await page.goto(`${stand.address}#table`);
  await page.locator('main.table').waitFor();
  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog', { name: 'Notebook' });
  await sheet.getByText(/^Marks that were right: \d of 4$/).waitFor();
  await expect.poll(() => sheet.locator('.note-right, .note-wrong').count()).toBeGreaterThan(2);
});
