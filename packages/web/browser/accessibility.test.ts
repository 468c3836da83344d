import { expect, test } from 'vitest';
import { answer, button, EDGE, hand, inSheet, opponents, settled } from './at-table.ts';
import { asked, crowded, ended, findMoment } from './positions.ts';
import { DESK, firstOf, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const THEMES = ['light', 'dark'] as const;

test.each(firstOf(THEMES))('start and set-up have no axe violations (%s)', async (theme) => {
  const { page } = await stand.visit({ settings: { language: 'en', theme } });
  await page.goto(stand.address);
  await button(page, 'Play now').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await button(page, 'Set-up').click();
  await button(page, 'Start').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
});

const LOOKS = [
  ['light', PHONE],
  ['dark', DESK],
] as const;

test.each(firstOf(LOOKS))(
  'table, inspector, story, summary and menu have no axe violations (%s, %o)',
  async (theme, viewport) => {
    const { page } = await stand.sitDown(findMoment(7, crowded), { viewport, settings: { theme } });
    await expect.poll(() => violations(page)).toEqual([]);
    await hand(page).first().click(EDGE);
    await expect.poll(() => violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const open of [
      () => hand(page).last().click({ button: 'right' }),
      () => opponents(page).first().click({ button: 'right' }),
      () => page.keyboard.press('l'),
      () => page.keyboard.press('?'),
      () => button(page, 'Menu').click(),
    ])
      expect(await inSheet(page, open, () => violations(page))).toEqual([]);
  },
);

test.each(firstOf(THEMES))('the end has no axe violations (%s)', async (theme) => {
  const { saved } = findMoment(5, ended);
  const { page } = await stand.visit({ saved, settings: { language: 'en', theme } });
  await page.goto(`${stand.address}#table`);
  const goOn = answer(page, 'Go on');
  await goOn.waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await goOn.click();
  await page.getByRole('dialog', { name: /^You (win|lose)/ }).waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
});

test.each(firstOf(THEMES))('attack and deal have no axe violations (%s)', async (theme) => {
  const { page } = await stand.sitDown(findMoment(7, asked('answer')), { settings: { theme } });
  await expect.poll(() => violations(page)).toEqual([]);
  const { page: newcomer } = await stand.visit({ settings: { language: 'en', theme, speed: 'normal' } });
  await newcomer.goto(stand.address);
  await button(newcomer, 'Play now').click();
  await newcomer.getByRole('region', { name: 'The deal' }).waitFor();
  await settled(newcomer);
  await expect.poll(() => violations(newcomer)).toEqual([]);
});
