import { loadTexts } from '@sixgun/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, answered, asked, choice, dice, inSheet, question, settled, storyOf, targets } from './at-table.ts';
import { counted, laden, SALOON } from './dice-player.ts';
import { faultsOf } from './layout-faults.ts';
import { nextQuestion } from './player.ts';
import { asked as askedFor, findMoment, type Moment } from './positions.ts';
import { inFull, useStand } from './stand.ts';

const stand = useStand();
const GAMES = 24;

const seen = async (page: Page) => ({
  question: await choice(page).ariaSnapshot(),
  dice: await page.getByRole('region', { name: 'Dice' }).ariaSnapshot(),
  seats: await page.getByRole('list', { name: 'Opponents' }).ariaSnapshot(),
  pile: await page.getByRole('region', { name: 'Table' }).ariaSnapshot(),
});

inFull('a reload in the middle of a decision changes nothing', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, askedFor('roll'), GAMES, SALOON));
  await answered(page, () => answer(page, 'Roll').click());
  expect(await nextQuestion(page)).toBe('asked');
  await settled(page);
  const before = await seen(page);
  const story = await storyOf(page);
  expect(story.some((line) => /rolls .+ (Beer|Gatling|Dynamite|Indian Arrow|Bull’s Eye)/.test(line))).toBe(true);
  await page.reload();
  await asked(page);
  await expect.poll(() => seen(page)).toEqual(before);
  await expect.poll(() => storyOf(page)).toEqual(story);
  expect(faults).toEqual([]);
});

inFull(
  'a special role is used in several steps; a reload keeps those that are done, and the last can be begun anew',
  async () => {
    const { page, faults } = await stand.sitDown(findMoment(5, askedFor('role-thrown'), 60, SALOON));
    const which = question(page).getByText('Which die do you turn, and to which face?');
    const faces = answer(page, /^(Bull’s Eye [12]|Beer|Gatling|Dynamite|Indian Arrow)$/);
    await answer(page, 'Use The Doctor').click();
    await which.waitFor();
    await settled(page);
    const before = await seen(page);
    await page.reload();
    await asked(page);
    await expect.poll(() => seen(page)).toEqual(before);
    await dice(page).first().click();
    await faces.first().waitFor();
    await answer(page, 'Cancel').click();
    await faces.first().waitFor({ state: 'detached' });
    await settled(page);
    await expect.poll(() => seen(page)).toEqual(before);
    await dice(page).first().click();
    await faces.first().waitFor();
    await settled(page);
    await expect.poll(() => faces.count()).toBe(6);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await answered(page, () => faces.first().click());
    await nextQuestion(page);
    expect((await storyOf(page)).some((line) => line.includes('turn die 1'))).toBe(true);
    expect(faults).toEqual([]);
  },
);

/** The more lives there are, the farther is the end, whose sheet would cover the story. */
const longBeforeTheEnd =
  (prompt: string) =>
  (moment: Moment): number =>
    askedFor(prompt)(moment) > 0 ? counted(moment, 'life').reduce((sum, lives) => sum + Math.max(0, lives), 0) : 0;

test('the ghost gives a result away by a tap on the die that shows it', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, longBeforeTheEnd('ghost-face'), 60, SALOON));
  await expect.poll(() => dice(page).count()).toBe(2);
  await answered(page, () => dice(page).last().click());
  await nextQuestion(page);
  await question(page).getByText('Who gets the token?').waitFor();
  await answered(page, () => targets(page).first().click());
  expect((await storyOf(page)).some((line) => line.includes(' a token: '))).toBe(true);
  expect(faults).toEqual([]);
});

const NAMES = { cs: 'Čeština', pl: 'Polski', en: 'English' } as const;

inFull('the dice table speaks three languages, in the middle of a decision', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, laden('reroll'), GAMES, SALOON));
  const stories = new Set<string>();
  let { t } = await loadTexts('en');
  for (const language of ['cs', 'pl', 'en'] as const) {
    await inSheet(
      page,
      () => page.getByRole('button', { name: t('ui.menu') }).click(),
      async (sheet) => {
        await sheet.getByRole('radio', { name: NAMES[language] }).check();
        await page.locator(`html[lang=${language}]`).waitFor();
      },
    );
    ({ t } = await loadTexts(language));
    await page.getByRole('button', { name: t('dice.stop'), exact: true }).waitFor();
    const story = (await storyOf(page)).join('\n');
    expect(story).not.toMatch(/undefined|[{}]|\uE000/);
    stories.add(story);
    const summary = await inSheet(
      page,
      () => page.keyboard.press('?'),
      (sheet) => sheet.textContent(),
    );
    expect(summary).not.toMatch(/\b(ui|dice|log)\.[a-z]/);
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/undefined|[{}]|\b(ui|dice|log|why)\.[a-z]/);
  }
  expect(stories.size).toBe(3);
  expect(faults).toEqual([]);
});
