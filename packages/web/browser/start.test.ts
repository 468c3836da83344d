import { expect, test } from 'vitest';
import { asked, button, opponents, settled } from './at-table.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, FULL, keptRecord, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

test('a door deals at once with the last set-up', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4, game: 'dice' } as const;
  const { page, faults } = await stand.visit({ settings });
  await page.goto(stand.address);
  await button(page, 'Card game Classic, 4 seats').click();
  await asked(page);
  await expect.poll(() => opponents(page).count()).toBe(3);
  await expect.poll(() => keptRecord(page)).toContain('Game: card');
  expect(faults).toEqual([]);
});

test('a set-up is sent as a link, and what is not known here is asked about', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(
    `${stand.address}#setup?game=card&players=6&packs=dodge-city+moon-base&two-characters=yes&bots=gunslinger`,
  );
  const newer = page.getByRole('dialog');
  await expect.poll(() => newer.textContent()).toContain('moon-base');
  await newer.getByRole('button', { name: 'Take what is known' }).click();
  await newer.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('6', { exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Dodge City').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Choice of two characters').isChecked()).toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Link').click();
  await page.getByText('The link is copied.').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stand.address}#setup?game=card&players=6&packs=dodge-city&two-characters=yes&bots=gunslinger`,
  );
  expect(faults).toEqual([]);
});

test('the ways back and forward close and open sheets, and lead from page to page', async () => {
  const { page, faults } = await stand.sitDown(findMoment(4, crowded), { viewport: DESK });
  const sheet = page.getByRole('dialog');
  await page.keyboard.press('l');
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.goForward();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // At once after another one was closed.
  await page.keyboard.press('?');
  await sheet.waitFor();
  await settled(page);
  await expect.poll(() => sheet.count()).toBe(1);
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  await button(page, 'New game').click();
  await button(page, 'Start').waitFor();
  await page.goBack();
  await asked(page);
  await expect.poll(() => sheet.count()).toBe(0);
  expect(faults).toEqual([]);
});

test.each(FULL ? (['light', 'dark'] as const) : (['dark'] as const))(
  'sheets of the first page have no axe violations (%s)',
  async (theme) => {
    const { page } = await stand.visit({ settings: { language: 'en', theme } });
    await page.goto(stand.address);
    for (const name of [/^Dusty/, 'Menu', 'Credits']) {
      await button(page, name).click();
      await expect.poll(() => violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
);
