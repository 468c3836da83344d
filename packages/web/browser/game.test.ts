import { handCard } from '@sixgun/engine';
import { expect, test } from 'vitest';
import {
  answer,
  answered,
  asked,
  button,
  chosen,
  decision,
  EDGE,
  hand,
  nameOf,
  opponents,
  ownSeat,
  playable,
  question,
  settled,
  targets,
  why,
} from './at-table.ts';
import { makeMove, nextQuestion } from './player.ts';
import { crowded, findMoment, late, type Moment } from './positions.ts';
import { DESK, FULL, inFull, useStand } from './stand.ts';

const stand = useStand();

test('a newcomer begins a game by two clicks and makes his first moves', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', players: 7 } });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  await button(page, 'Skip').click();
  await asked(page);
  await expect.poll(() => hand(page).count()).toBeGreaterThan(0);
  for (let turn = 0; turn < 5; turn++) {
    expect(await nextQuestion(page)).toBe('asked');
    await makeMove(page, turn);
  }
  expect(faults).toEqual([]);
});

test('a game comes to its end, which tells all, and another is started', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4 } as const;
  const { page, faults } = await stand.visit({ settings, saved: FULL ? undefined : findMoment(4, late).saved });
  await page.goto(FULL ? stand.address : `${stand.address}#table`);
  if (FULL) await button(page, 'Play now').click();
  for (let turn = 0; (await nextQuestion(page)) === 'asked'; turn++) {
    await makeMove(page, turn);
    expect(turn).toBeLessThan(600);
  }
  const ending = page.getByRole('dialog', { name: /^You (win|lose)/ });
  const players = ending.getByRole('list').first().getByRole('listitem');
  await expect.poll(() => players.count()).toBe(4);
  await expect.poll(() => players.filter({ hasText: /Sheriff|Deputy|Outlaw|Renegade/ }).count()).toBe(4);
  await expect.poll(() => players.filter({ hasText: 'Winner: ' }).count()).toBeGreaterThan(0);
  await expect.poll(() => ending.getByRole('img', { name: 'Lives, turn by turn' }).locator('polyline').count()).toBe(4);
  await ending.getByRole('button', { name: 'Play again' }).click();
  await ending.waitFor({ state: 'detached' });
  expect(await nextQuestion(page)).toBe('asked');
  expect(faults).toEqual([]);
});

inFull('the set-up is used and remembered', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await button(page, 'Set-up').click();
  await page.getByLabel('Your name').fill('Belle');
  await page.getByLabel('8', { exact: true }).check();
  await page.getByLabel('Custom').check();
  await page.getByLabel('Choice of two characters').check();
  await page.reload();
  await expect.poll(() => page.getByLabel('8', { exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Belle');
  await button(page, 'Start').click();
  await asked(page);
  const offered = page.getByRole('region', { name: 'Turned-up cards' }).getByRole('button');
  await expect.poll(() => opponents(page).count()).toBe(7);
  await expect.poll(() => offered.count()).toBe(2);
  await expect.poll(() => question(page).textContent()).toBe('Choose your character.');
  const character = (await nameOf(offered.first())).split(', ')[0];
  await offered.first().click();
  await answer(page, 'Choose').click();
  await page.getByRole('button', { name: `you: Belle, ${character}, ` }).waitFor();
  await expect.poll(() => ownSeat(page).count()).toBe(1);
  expect(faults).toEqual([]);
});

test('what cannot be played says why, and a half-made move can be laid back', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK });
  for (let i = 0; (await targets(page).count()) === 0; i++) {
    await hand(page).nth(i).click(EDGE);
    await settled(page);
    expect(i).toBeLessThan(10);
  }
  const others = page.getByRole('list', { name: 'Opponents' }).getByRole('button', { name: /(?<!can be chosen)$/ });
  await others.first().click();
  await why(page).waitFor();
  await expect
    .poll(() => why(page).textContent())
    .toMatch(/distance|no longer|sheriff|already|no card|out of the game/);
  await expect.poll(() => chosen(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await targets(page).first().waitFor({ state: 'detached' });
  await expect.poll(() => chosen(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

inFull('a card can be drawn onto a player, and laid back', async () => {
  const { page, faults } = await stand.sitDown(findMoment(5, crowded), { viewport: DESK });
  const before = await decision(page);
  const held = await hand(page).count();
  const cards = await playable(page).count();
  for (let i = 0; i < cards && (await decision(page)) === before; i++) {
    const from = await playable(page).nth(i).boundingBox();
    if (from === null) throw new Error('The card is not in sight.');
    await page.mouse.move(from.x + 14, from.y + 24);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, from.y - 60, { steps: 4 });
    await settled(page);
    const target = (await targets(page).count()) > 0 ? await targets(page).first().boundingBox() : null;
    if (target === null) {
      // Let go over the own hand: nothing has happened.
      await page.mouse.move(from.x + 14, from.y + 30, { steps: 4 });
      await page.mouse.up();
      await chosen(page).waitFor({ state: 'detached' });
      await expect.poll(() => decision(page)).toBe(before);
      await settled(page);
    } else {
      await page.mouse.move(target.x + 20, target.y + 20, { steps: 6 });
      await answered(page, () => page.mouse.up());
    }
  }
  await expect.poll(() => decision(page)).not.toBe(before);
  await expect.poll(() => hand(page).count()).toBeLessThanOrEqual(held);
  expect(faults).toEqual([]);
});

/** A card of the hand that can be played alone and would be a mistake, and the kind of mistake. */
function mistakeIn({ batch, info, session }: Moment, what: string): number {
  if (batch.decision?.question.ask !== 'play') return -1;
  const hand = batch.view.zones[info.first.hand + info.me];
  return (
    hand.find((piece) => {
      const node = batch.decision?.tree.find(({ pick }) => pick === handCard(piece));
      return node?.ends === 'whole' && session.danger([node.pick])?.what === what;
    }) ?? -1
  );
}

test.each([
  ['no-effect', 'This card would change nothing now.'],
  ['shorter-reach', 'Your reach would drop from'],
])('a play that is rarely meant asks once: %s', async (what, words) => {
  let piece = -1;
  const moment = findMoment(4, (each) => {
    piece = mistakeIn(each, what);
    return piece < 0 ? 0 : Number.POSITIVE_INFINITY;
  });
  const { page, faults } = await stand.sitDown(moment);
  const doubt = page.getByRole('dialog', { name: 'Are you sure?' });
  // Two copies may be called the same.
  const card = page.locator(`[data-piece="${piece}"]`).and(hand(page));
  await card.click(EDGE);
  await answer(page, 'Play').click();
  await expect.poll(() => doubt.textContent()).toContain(words);
  await page.keyboard.press('Escape');
  await doubt.waitFor({ state: 'detached' });
  await expect.poll(() => card.count()).toBe(1);
  await card.click(EDGE);
  await answer(page, 'Play').click();
  await doubt.getByRole('button', { name: 'Do it' }).click();
  await card.waitFor({ state: 'detached' });
  await button(page, 'Take back').click();
  await card.waitFor();
  expect(faults).toEqual([]);
});
