import { loadTexts } from '@sixgun/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answer,
  answered,
  asked,
  button,
  choice,
  dice,
  inSheet,
  keptDice,
  namesOf,
  onTurn,
  opponents,
  ownSeat,
  question,
  raisedDice,
  resume,
  settled,
  storyOf,
  targets,
  why,
} from './at-table.ts';
import { DICE, laden, makeDiceMove, SALOON, takeUp } from './dice-player.ts';
import { hasFocus, tabTo } from './keys.ts';
import { faultsOf } from './layout-faults.ts';
import { nextQuestion } from './player.ts';
import { asked as askedFor, ended, findMoment, late, type Moment } from './positions.ts';
import { DESK, FULL, keptRecord, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const GAMES = 24;

async function playToTheEnd(page: Page, players: number): Promise<void> {
  for (let turn = 0; (await nextQuestion(page)) === 'asked'; turn++) {
    await makeDiceMove(page, turn);
    expect(turn).toBeLessThan(900);
  }
  const ending = page.getByRole('dialog', { name: /^You (win|lose)/ });
  const rows = ending.getByRole('list').first().getByRole('listitem');
  expect(await rows.count()).toBe(players);
  expect(await rows.filter({ hasText: 'Winner: ' }).count()).toBeGreaterThan(0);
}

test('a newcomer begins a dice game and makes his first moves', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await page.getByLabel('Dice game').check();
  await button(page, 'Play now').click();
  for (let turn = 0; turn < 5; turn++) {
    expect(await nextQuestion(page)).toBe('asked');
    await makeDiceMove(page, turn);
  }
  expect(faults).toEqual([]);
});

test('a dice game comes to its end, and another is started', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4, game: 'dice' } as const;
  const saved = FULL ? undefined : findMoment(4, late, GAMES, DICE).saved;
  const { page, faults } = await stand.visit({ settings, saved });
  await page.goto(FULL ? stand.address : `${stand.address}#table`);
  if (FULL) await button(page, 'Play now').click();
  await playToTheEnd(page, 4);
  await button(page, 'Play again').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await nextQuestion(page)).toBe('asked');
  await settled(page);
  expect(await dice(page).count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the set-up switches the modules, and they are kept', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 5 } });
  await page.goto(stand.address);
  await button(page, 'Set-up').click();
  await page.getByLabel('Dice game').check();
  await page.getByLabel('Custom').check();
  for (const name of ['Loudmouth', 'Chief’s Arrow', 'New Characters', 'The Ghost']) await page.getByLabel(name).check();
  await page.getByLabel('Special Roles').check();
  await page.getByLabel('mixed').check();
  await page.reload();
  expect(await page.getByLabel('mixed').isChecked()).toBe(true);
  await button(page, 'Start').click();
  expect(await nextQuestion(page)).toBe('asked');
  const record = await keptRecord(page);
  for (const part of ['old-saloon', 'saloon-dice', 'chief-arrow', 'new-characters', 'ghost', 'mixed'])
    expect(record).toContain(part);
  expect(faults).toEqual([]);
});

test('a game with all modules is played to the end', async () => {
  const { page, faults } = await stand.sitDown(findMoment(5, FULL ? askedFor('roll') : late, GAMES, SALOON));
  await playToTheEnd(page, 5);
  expect(faults).toEqual([]);
});

test('dice are chosen by tap, locked ones say why, and the set that is chosen is rolled', async () => {
  const locked = ({ batch }: Moment): number => {
    const single = batch.decision?.tree.filter(({ pick }) => pick >> 12 === 9).length ?? 0;
    return batch.decision?.question.ask === 'reroll' && single === 15 ? Number.POSITIVE_INFINITY : 0;
  };
  const { page, faults } = await stand.sitDown(findMoment(5, locked, GAMES, DICE));
  await page.getByRole('button', { name: /^Die .*, locked$/ }).click();
  await why(page).getByText('dynamite').waitFor();
  await answer(page, 'Roll again').click();
  await why(page).getByText('First tap').waitFor();
  const kept = await namesOf(dice(page));
  expect(await takeUp(page, 2)).toBe(2);
  await raisedDice(page).last().click();
  await answer(page, 'Roll 1 die again').waitFor();
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(1);
  await answered(page, () => answer(page, 'Roll 1 die again').click());
  await nextQuestion(page);
  await settled(page);
  const faces = (labels: readonly string[]) => labels.map((label) => label.split(/[:,] /)[1]);
  const now = faces(await namesOf(dice(page)));
  expect(now.filter((face, i) => face !== faces(kept)[i]).length).toBeLessThanOrEqual(1);
  expect(faults).toEqual([]);
});

test('who cannot be chosen says why', async () => {
  const notEverybody = ({ batch: { decision } }: Moment): number =>
    decision?.question.ask === 'shot' && decision.tree.length < 4 ? Number.POSITIVE_INFINITY : 0;
  const { page, faults } = await stand.sitDown(findMoment(5, notEverybody, GAMES, DICE));
  await ownSeat(page).click();
  await why(page).getByText('You cannot choose yourself.').waitFor();
  const others = page.getByRole('list', { name: 'Opponents' }).getByRole('button', { name: /(?<!can be chosen)$/ });
  await others.first().click();
  await why(page)
    .getByText(/reach|out of the game/)
    .waitFor();
  await targets(page).first().click();
  await why(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a wasted beer asks once', async () => {
  let seat = -1;
  const measure = ({ batch, session }: Moment): number => {
    if (batch.decision?.question.ask !== 'beer') return 0;
    const node = batch.decision.tree.find(({ pick }) => session.danger([pick])?.what === 'wasted');
    seat = node === undefined ? -1 : node.pick & 0xfff;
    return seat > 0 ? Number.POSITIVE_INFINITY : 0;
  };
  const { page } = await stand.sitDown(findMoment(5, measure, GAMES, DICE));
  const doubt = page.getByRole('dialog', { name: 'Are you sure?' });
  await opponents(page)
    .nth(seat - 1)
    .click();
  expect(await doubt.textContent()).toContain('has no lost life');
  await page.keyboard.press('Escape');
  await doubt.waitFor({ state: 'detached' });
});

test('a whole turn is played by keys alone', async () => {
  const { saved } = findMoment(5, askedFor('roll'), GAMES, DICE);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await tabTo(page, resume(page));
  await page.keyboard.press('Enter');
  await asked(page);
  await tabTo(page, answer(page, 'Roll'));
  await page.keyboard.press('Enter');
  await answer(page, 'Roll again').waitFor();
  await expect.poll(() => hasFocus(keptDice(page))).toBe(true);
  await page.keyboard.press('Enter');
  await raisedDice(page).waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(dice(page))).toBe(true);
  const last = await dice(page).count();
  if ((await keptDice(page).and(dice(page).last()).count()) > 0) {
    await page.keyboard.press(String(last));
    await raisedDice(page).and(dice(page).last()).waitFor();
  }
  await tabTo(page, answer(page, /^Roll .* again$/));
  await page.keyboard.press('Enter');
  let over = false;
  for (let i = 0; i < 25 && !over; i++) {
    await nextQuestion(page);
    await settled(page);
    // Nobody may have asked anything in the others' turns: then the own next one has come.
    over = (await onTurn(page).count()) === 0 || (await answer(page, 'Roll').count()) > 0;
    if (over) break;
    if ((await answer(page, 'Stop').count()) > 0) await tabTo(page, answer(page, 'Stop'));
    else if ((await targets(page).count()) > 0) await tabTo(page, targets(page));
    else await tabTo(page, choice(page).getByRole('button'));
    await page.keyboard.press('Enter');
    await settled(page);
    // A beer for somebody who cannot use it is asked about once.
    const sure = button(page, 'Do it');
    if ((await sure.count()) > 0) await tabTo(page, sure).then(() => page.keyboard.press('Enter'));
  }
  expect(over).toBe(true);
  for (const [key, title] of [
    ['l', 'Story so far'],
    ['?', 'Summary'],
  ]) {
    const heading = await inSheet(
      page,
      () => page.keyboard.press(key),
      (sheet) => sheet.getByRole('heading', { level: 2 }).textContent(),
    );
    expect(heading).toBe(title);
  }
  expect(faults).toEqual([]);
});

const seen = async (page: Page) => ({
  question: await choice(page).ariaSnapshot(),
  dice: await page.getByRole('region', { name: 'Dice' }).ariaSnapshot(),
  seats: await page.getByRole('list', { name: 'Opponents' }).ariaSnapshot(),
  pile: await page.getByRole('region', { name: 'Table' }).ariaSnapshot(),
});

test('a reload in the middle of a decision changes nothing', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, askedFor('roll'), GAMES, SALOON));
  await answered(page, () => answer(page, 'Roll').click());
  expect(await nextQuestion(page)).toBe('asked');
  await settled(page);
  const before = await seen(page);
  const story = await storyOf(page);
  expect(story.some((line) => /rolls .+ (Beer|Gatling|Dynamite|Indian Arrow|Bull’s Eye)/.test(line))).toBe(true);
  await page.reload();
  await asked(page);
  expect(await seen(page)).toEqual(before);
  expect(await storyOf(page)).toEqual(story);
  expect(faults).toEqual([]);
});

test('a special role is used in several steps; a reload keeps those that are done, and the last can be begun anew', async () => {
  const { page, faults } = await stand.sitDown(findMoment(5, askedFor('role-thrown'), 60, SALOON));
  const which = question(page).getByText('Which die do you turn, and to which face?');
  const faces = answer(page, /^(Bull’s Eye [12]|Beer|Gatling|Dynamite|Indian Arrow)$/);
  await answer(page, 'Use The Doctor').click();
  await which.waitFor();
  await settled(page);
  const before = await seen(page);
  await page.reload();
  await asked(page);
  expect(await seen(page)).toEqual(before);
  await dice(page).first().click();
  await faces.first().waitFor();
  await answer(page, 'Cancel').click();
  await faces.first().waitFor({ state: 'detached' });
  await settled(page);
  expect(await seen(page)).toEqual(before);
  await dice(page).first().click();
  await faces.first().waitFor();
  await settled(page);
  expect(await faces.count()).toBe(6);
  expect(await faultsOf(page)).toEqual([]);
  await answered(page, () => faces.first().click());
  await nextQuestion(page);
  expect((await storyOf(page)).some((line) => line.includes('turns die 1'))).toBe(true);
  expect(faults).toEqual([]);
});

test('the ghost gives a result away by a tap on the die that shows it', async () => {
  const { page, faults } = await stand.sitDown(findMoment(6, askedFor('ghost-face'), 60, SALOON));
  expect(await dice(page).count()).toBe(2);
  await answered(page, () => dice(page).last().click());
  await nextQuestion(page);
  await question(page).getByText('Who gets the token?').waitFor();
  await answered(page, () => targets(page).first().click());
  expect((await storyOf(page)).some((line) => line.includes(' a token: '))).toBe(true);
  expect(faults).toEqual([]);
});

const NAMES = { cs: 'Čeština', pl: 'Polski', en: 'English' } as const;

test('the dice table speaks three languages, in the middle of a decision', async () => {
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

test.each([
  ['light', PHONE],
  ['dark', DESK],
] as const)('the dice table and its sheets have no axe violations (%s, %o)', async (theme, viewport) => {
  const moment = findMoment(8, laden('reroll'), 8, SALOON);
  const { page } = await stand.sitDown(moment, { viewport, settings: { theme } });
  await takeUp(page, 1);
  expect(await violations(page)).toEqual([]);
  for (const open of [
    () => raisedDice(page).first().click({ button: 'right' }),
    () => opponents(page).first().click({ button: 'right' }),
    () => page.locator('.own-role').click({ button: 'right' }),
    () => page.keyboard.press('?'),
  ])
    expect(await inSheet(page, open, () => violations(page))).toEqual([]);
});

test('set-up, targets and end have no axe violations', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', game: 'dice', dicePreset: 'custom' } });
  await page.goto(stand.address);
  await button(page, 'Set-up').click();
  await button(page, 'Start').waitFor();
  expect(await violations(page)).toEqual([]);
  const targets = (await stand.sitDown(findMoment(5, laden('shot'), 8, SALOON))).page;
  expect(await violations(targets)).toEqual([]);
  const { saved } = findMoment(5, ended, 1, SALOON);
  const over = (await stand.visit({ saved, settings: { language: 'en' } })).page;
  await over.goto(`${stand.address}#table`);
  await over.getByRole('dialog', { name: /^You (win|lose)/ }).waitFor();
  expect(await violations(over)).toEqual([]);
});

test.each([4, 8])(
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
        expect(await faultsOf(page), prompt).toEqual([]);
      }
      if (prompt === 'reroll') {
        for (let left = await kept.count(); left > 0; left--) {
          await kept.first().click();
          await expect.poll(() => kept.count()).toBe(left - 1);
        }
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport);
          await settled(page);
          expect(await faultsOf(page), 'dice taken up').toEqual([]);
        }
      }
      await page.close();
    }
  },
);

test.each(['no-preference', 'reduce'] as const)('dice tumble by transform alone: %s', async (reducedMotion) => {
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
});

test('who plays cards never fetches the dice', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(stand.address);
  await page.waitForLoadState('networkidle');
  await button(page, 'Play now').click();
  await asked(page);
  expect(fetched.filter((url) => /dice-page/.test(url))).toEqual([]);
  await page.goto(stand.address);
  await page.getByLabel('Dice game').check();
  await button(page, 'Play now').click();
  await button(page, 'New game').click();
  await dice(page).first().waitFor();
  expect(fetched.filter((url) => /dice-page.*\.js/.test(url))).toHaveLength(1);
});
