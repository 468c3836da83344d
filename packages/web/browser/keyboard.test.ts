import { expect, test } from 'vitest';
import {
  answer,
  asked,
  choice,
  decision,
  hand,
  inSheet,
  namesOf,
  onTurn,
  opponents,
  playable,
  question,
  resume,
  settled,
  targets,
} from './at-table.ts';
import { hasFocus, tabTo } from './keys.ts';
import { nextQuestion } from './player.ts';
import { crowded, findMoment } from './positions.ts';
import { DESK, useStand } from './stand.ts';

const stand = useStand();

test('a whole turn is played by keys alone', async () => {
  const { saved } = findMoment(5, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await tabTo(page, resume(page));
  await page.keyboard.press('Enter');
  await asked(page);
  await expect.poll(() => hasFocus(playable(page))).toBe(true);
  let aimed = 0;
  for (let plays = 0; plays < 20; plays++) {
    await nextQuestion(page);
    await settled(page);
    if ((await onTurn(page).count()) === 0) break;
    const before = await decision(page);
    if (plays >= 3 && (await answer(page, /^End turn/).count()) > 0) await tabTo(page, answer(page, /^End turn/));
    else if ((await playable(page).count()) > 0) await tabTo(page, playable(page));
    else await tabTo(page, choice(page).getByRole('button'));
    for (let i = 0; i < 5 && (await decision(page)) === before; i++) {
      if (await hasFocus(targets(page))) aimed++;
      await page.keyboard.press('Enter');
      await settled(page);
    }
    if ((await decision(page)) === before) await page.keyboard.press('Escape');
  }
  expect(aimed).toBeGreaterThan(0);
  await expect.poll(() => onTurn(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('arrows move inside a group, letters open the story, the summary and a card, Escape closes', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded));
  await tabTo(page, hand(page));
  const place = () => hand(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  const first = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place()).toBe(first);
  const card = (await namesOf(hand(page)))[first].split(', ')[0];
  for (const [key, title] of [
    ['i', card],
    ['l', 'Story so far'],
    ['?', 'Summary'],
  ]) {
    const heading = await inSheet(
      page,
      () => page.keyboard.press(key),
      (sheet) => sheet.getByRole('heading', { level: 2 }).textContent(),
    );
    expect(heading).toBe(title);
    await expect.poll(() => place()).toBe(first);
  }
  await tabTo(page, opponents(page));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(opponents(page))).toBe(true);
  expect(faults).toEqual([]);
});

test('cards, seats and the question have names for those who hear them', async () => {
  const { page } = await stand.sitDown(findMoment(7, crowded));
  const cards = await hand(page).count();
  expect(cards).toBeGreaterThan(0);
  const said = /^.+, .+ of (hearts|spades|clubs|diamonds), (can be played|not now)$/;
  await expect
    .poll(() => page.getByRole('region', { name: 'Hand' }).getByRole('button', { name: said }).count())
    .toBe(cards);
  const seats = page.getByRole('list', { name: 'Opponents' });
  await expect.poll(() => seats.getByRole('button', { name: /^\S+, .+(lives|life|out of the game)/ }).count()).toBe(6);
  await expect.poll(() => page.getByRole('log').count()).toBe(1);
  await expect.poll(() => question(page).textContent()).toMatch(/^Your turn/);
});

test('whatever has the focus shows it by a ring of ink and white that nothing overrides', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK });
  const rings = new Set<string>();
  const stops = new Set<string>();
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press(i % 2 === 0 ? 'Tab' : 'ArrowRight');
    const [ring, place] = await page.evaluate(() => {
      const now = document.activeElement as HTMLElement;
      const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(now);
      return [`${outlineWidth} ${outlineStyle} ${outlineColor} | ${boxShadow}`, now.className];
    });
    if (place === '') continue;
    rings.add(ring);
    stops.add(place);
  }
  // Cards, seats, chips, buttons and names: white beside ink is seen on every ground.
  expect(stops.size).toBeGreaterThan(4);
  expect([...rings]).toEqual([
    '3px solid rgb(255, 255, 255) | rgb(26, 15, 6) 0px 0px 0px 2px, rgb(26, 15, 6) 0px 0px 0px 8px',
  ]);
  expect(faults).toEqual([]);
});
