import { expect, test } from 'vitest';
import { button, decision, hand, settled } from './at-table.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

test('a ruling is looked up from the first page and sent as a link', async () => {
  const { page, faults } = await stand.visit({ viewport: PHONE, settings: { language: 'en' } });
  await page.goto(stand.address);
  await button(page, 'Gallery').click();
  await page.getByRole('searchbox').fill('pivo');
  await button(page, 'Beer Regain 1 life').click();
  const open = page.getByRole('dialog', { name: 'Beer' });
  await expect.poll(() => open.textContent()).toContain('Nobody else can drink your beer.');
  await expect.poll(() => violations(page)).toEqual([]);
  const address = page.url();
  await page.goBack();
  await open.waitFor({ state: 'detached' });
  await page.goBack();
  await button(page, 'Gallery').waitFor();
  await page.goto(address.replace('lang=en', 'lang=cs'));
  await page.getByRole('dialog', { name: 'Pivo' }).waitFor();
  expect(faults).toEqual([]);
});

test('on a desk the open piece stands beside the grid, and arrows walk on', async () => {
  const { page, faults } = await stand.visit({ viewport: DESK, settings: { language: 'en', theme: 'dark' } });
  await page.goto(`${stand.address}#gallery?kind=characters&boxes=great-train-robbery`);
  await page.locator('.grid-card').nth(1).click();
  const title = page.locator('aside h2');
  const before = await title.textContent();
  await page.keyboard.press('ArrowRight');
  await settled(page);
  await expect.poll(() => title.textContent()).not.toBe(before);
  await expect.poll(() => page.locator('.grid-card').count()).toBe(8);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('zzyzx');
  await button(page, 'Clear filters').click();
  await expect.poll(() => page.locator('.grid-card').count()).toBeGreaterThan(90);
  expect(faults).toEqual([]);
});

inFull('from a table the gallery opens over the game and closes back to it', async () => {
  const { page, faults } = await stand.sitDown(findMoment(4, crowded));
  const [asked, cards] = [await decision(page), await hand(page).count()];
  await button(page, 'Menu').click();
  await button(page, 'Gallery').click();
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  // Keys that play at the table only type here.
  await gallery.getByRole('searchbox').fill('e1u');
  await gallery.getByRole('searchbox').fill('barrel');
  await gallery.locator('.grid-card').first().click();
  await page.getByRole('dialog', { name: 'Barrel' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Barrel' }).waitFor({ state: 'detached' });
  await page.goBack();
  await gallery.waitFor({ state: 'detached' });
  await expect.poll(() => decision(page)).toBe(asked);
  await expect.poll(() => hand(page).count()).toBe(cards);
  expect(page.url()).toMatch(/#table$/);
  expect(faults).toEqual([]);
});
