import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { answer, asked, button, inSheet, opponents, raisedDice, settled } from './at-table.ts';
import { DICE, laden, SALOON, takeUp } from './dice-player.ts';
import { faultsOf } from './layout-faults.ts';
import { asked as askedFor, ended, findMoment } from './positions.ts';
import { DESK, firstOf, inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const GAMES = 24;

const LOOKS = [
  ['light', PHONE],
  ['dark', DESK],
] as const;

inFull.each(LOOKS)('the dice table and its sheets have no axe violations (%s, %o)', async (theme, viewport) => {
  const moment = findMoment(8, laden('reroll'), 8, SALOON);
  const { page } = await stand.sitDown(moment, { viewport, settings: { theme } });
  await takeUp(page, 1);
  await expect.poll(() => violations(page)).toEqual([]);
  for (const open of [
    () => raisedDice(page).first().click({ button: 'right' }),
    () => opponents(page).first().click({ button: 'right' }),
    () => page.locator('.own-role').click({ button: 'right' }),
    () => page.keyboard.press('?'),
  ])
    expect(await inSheet(page, open, () => violations(page))).toEqual([]);
});

inFull('set-up, targets and end have no axe violations', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', game: 'dice', dicePreset: 'custom' } });
  await page.goto(stand.address);
  await button(page, 'Set-up').click();
  await button(page, 'Start').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  const targets = (await stand.sitDown(findMoment(5, laden('shot'), 8, SALOON))).page;
  await expect.poll(() => violations(targets)).toEqual([]);
  const { saved } = findMoment(5, ended, 1, SALOON);
  const over = (await stand.visit({ saved, settings: { language: 'en' } })).page;
  await over.goto(`${stand.address}#table`);
  await answer(over, 'Go on').click();
  await over.getByRole('dialog', { name: /^You (win|lose)/ }).waitFor();
  await expect.poll(() => violations(over)).toEqual([]);
});

inFull.each([8, 4])(
  'nothing overlaps or is cut off with %i players in Czech, on a phone and on a desk',
  async (players) => {
    const { t } = await loadTexts('cs');
    for (const [prompt, setup] of [
      ['reroll', DICE],
      ['shot', SALOON],
      ['reroll', SALOON],
      ['beer', SALOON],
      ['saloon-die', SALOON],
    ] as const) {
      const moment = findMoment(players, laden(prompt), 6, setup);
      const { page } = await stand.sitDown(moment, { settings: { language: 'cs' } });
      const kept = page.getByRole('region', { name: t('dice.tray') }).getByRole('button', { name: t('dice.kept') });
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await settled(page);
        await expect.poll(() => faultsOf(page), { message: prompt }).toEqual([]);
      }
      if (prompt === 'reroll') {
        for (let left = await kept.count(); left > 0; left--) {
          await kept.first().click();
          await expect.poll(() => kept.count()).toBe(left - 1);
        }
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport);
          await settled(page);
          await expect.poll(() => faultsOf(page), { message: 'dice taken up' }).toEqual([]);
        }
      }
      await page.close();
    }
  },
);

test.each(firstOf(['no-preference', 'reduce'] as const))(
  'dice tumble by transform alone: %s',
  async (reducedMotion) => {
    const { saved } = findMoment(4, askedFor('roll'), GAMES, DICE);
    const { page, faults } = await stand.visit({ saved, reducedMotion, settings: { language: 'en', speed: 'fast' } });
    await page.addInitScript(() => {
      const seenFrames: string[] = [];
      Object.assign(window, { seenFrames });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function watch(frames, options) {
        for (const frame of frames as Keyframe[]) seenFrames.push(`${this.className} ${Object.keys(frame)}`);
        return animate.call(this, frames, options);
      };
      document.addEventListener('transitionrun', (event) => seenFrames.push(`moved ${event.propertyName}`), true);
    });
    await page.goto(`${stand.address}#table`);
    await asked(page);
    // A tap that follows its question too closely cannot be meant for it.
    await page.waitForTimeout(300);
    await answer(page, 'Roll').click();
    await answer(page, 'Roll again').waitFor();
    await takeUp(page, 1);
    await settled(page);
    const frames = await page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);
    if (reducedMotion === 'reduce') expect(frames).toEqual([]);
    else {
      expect(frames.filter((frame) => frame.startsWith('cube')).length).toBeGreaterThan(0);
      expect(frames).toContain('moved transform');
    }
    for (const frame of frames)
      expect(frame.split(' ').at(-1)?.split(',')).toEqual(expect.arrayContaining(['transform']));
    expect(frames.filter((frame) => /^cube .*(opacity|filter)/.test(frame))).toEqual([]);
    expect(faults).toEqual([]);
  },
);
