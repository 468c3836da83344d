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
  raisedDice,
  resume,
  settled,
  targets,
  why,
} from './at-table.ts';
import { DICE, makeDiceMove, SALOON, takeUp } from './dice-player.ts';
import { hasFocus, tabTo } from './keys.ts';
import { nextQuestion } from './player.ts';
import { asked as askedFor, findMoment, late, type Moment } from './positions.ts';
import { FULL, inFull, keptRecord, useStand } from './stand.ts';

const stand = useStand();
const GAMES = 24;

async function playToTheEnd(page: Page, players: number): Promise<void> {
  for (let turn = 0; (await nextQuestion(page)) === 'asked'; turn++) {
    await makeDiceMove(page, turn);
    expect(turn).toBeLessThan(900);
  }
  const ending = page.getByRole('dialog', { name: /^You (win|lose)/ });
  const rows = ending.getByRole('list').first().getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(players);
  await expect.poll(() => rows.filter({ hasText: 'Winner: ' }).count()).toBeGreaterThan(0);
}

test('a newcomer begins a dice game and makes his first moves', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await button(page, /^Dice game/).click();
  for (let turn = 0; turn < 5; turn++) {
    expect(await nextQuestion(page)).toBe('asked');
    await makeDiceMove(page, turn);
  }
  expect(faults).toEqual([]);
});

inFull('a dice game comes to its end, and another is started', async () => {
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
  await expect.poll(() => dice(page).count()).toBeGreaterThan(0);
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
  await expect.poll(() => page.getByLabel('mixed').isChecked()).toBe(true);
  await button(page, 'Start').click();
  expect(await nextQuestion(page)).toBe('asked');
  const record = await keptRecord(page);
  for (const part of ['old-saloon', 'saloon-dice', 'chief-arrow', 'new-characters', 'ghost', 'mixed'])
    expect(record).toContain(part);
  expect(faults).toEqual([]);
});

inFull('a game with all modules is played to the end', async () => {
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
  await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
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
  await expect.poll(() => doubt.textContent()).toContain('has no lost life');
  await page.keyboard.press('Escape');
  await doubt.waitFor({ state: 'detached' });
});

inFull('a whole turn is played by keys alone', async () => {
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
  await expect.poll(() => hasFocus(dice(page))).toBe(true);
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
  await button(page, /^Dice game/).click();
  await button(page, 'New game').click();
  await dice(page).first().waitFor();
  expect(fetched.filter((url) => /dice-page.*\.js/.test(url))).not.toHaveLength(0);
});
