import { expect, test } from 'vitest';
import { answer, answered, asked, button, choice, decision, hand, onTurn, playable, settled } from './at-table.ts';
import { crowded, ended, findMoment, type Moment, asked as question } from './positions.ts';
import { DESK, firstOf, useStand } from './stand.ts';

const stand = useStand();

/** Somebody shoots at me, and a card of mine helps. */
const shotAt = ({ batch }: Moment): number => {
  const about = batch.decision?.question;
  return about?.ask === 'answer' && about.by !== undefined && !about.hopeless ? Number.POSITIVE_INFINITY : 0;
};

test.each(firstOf([undefined, DESK]))(
  'an attack lies on the felt until it is settled: who, with what, against whom (%o)',
  async (size) => {
    const { page, faults } = await stand.sitDown(findMoment(7, shotAt), size === undefined ? {} : { viewport: size });
    const stage = page.getByRole('region', { name: /^On the stage: / });
    await expect.poll(() => stage.locator('.figure.doer').count()).toBe(1);
    await expect.poll(() => stage.locator('.figure.victim .figure-name').textContent()).toBe('You');
    await expect.poll(() => stage.locator('.hole').count()).toBeGreaterThan(0);
    // The question: who it comes from, what it costs in the button that pays it, what helps.
    await expect.poll(() => choice(page).locator('.source').count()).toBe(1);
    await expect.poll(() => answer(page, /^(Take the hit|Give in)/).textContent()).toMatch(/\d→\d/);
    await expect.poll(() => page.locator('.hand .helps').count()).toBe(await playable(page).count());
    const tape = page.getByRole('region', { name: 'The last events' });
    await expect.poll(() => tape.getByRole('listitem').count()).toBeGreaterThan(0);
    await tape.getByRole('button').click();
    await page.getByRole('dialog', { name: 'Story so far' }).waitFor();
    await page.keyboard.press('Escape');
    await answered(page, () => answer(page, /^(Take the hit|Give in)/).click());
    expect(faults).toEqual([]);
  },
);

test('in the General Store one takes a card, where the hand was, and nothing says answer', async () => {
  const { page, faults } = await stand.sitDown(findMoment(7, question('pick-store')));
  await expect.poll(() => choice(page).textContent()).toMatch(/General Store.*Take one/);
  const seats = () => page.locator('.seat').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await seats();
  await page.locator('.tray .card').first().click();
  await settled(page);
  await expect.poll(() => answer(page, 'Take').count()).toBe(1);
  await expect.poll(() => choice(page).textContent()).not.toMatch(/answer/i);
  await expect.poll(() => seats()).toEqual(before);
  expect(faults).toEqual([]);
});

test('the deal shows my role with its goal, then the sheriff and my character, each until I go on', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'fast', players: 6 } });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  const deal = page.getByRole('region', { name: 'The deal' });
  await deal.waitFor();
  const seen: string[] = [];
  while ((await deal.count()) > 0) {
    seen.push((await deal.locator('h2').textContent()) ?? '');
    expect(seen.length).toBeLessThan(4);
    await deal.getByRole('button', { name: 'Go on' }).click();
    await page.waitForTimeout(50);
  }
  expect(seen[0]).toMatch(/Sheriff|Deputy|Outlaw|Renegade/);
  expect(seen.length).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

test('digits take up cards, E ends the turn, U takes back', async () => {
  const { page, faults } = await stand.sitDown(findMoment(4, crowded));
  await page.keyboard.press('1');
  await settled(page);
  const first = await hand(page).first().getAttribute('class');
  const told = await page.getByRole('alert').count();
  expect(/chosen/.test(first ?? '') || told > 0).toBe(true);
  await page.keyboard.press('Escape');
  await settled(page);
  const before = await decision(page);
  await page.keyboard.press('e');
  await page.waitForFunction((old) => document.querySelector('main')?.getAttribute('data-decision') !== old, before);
  await asked(page);
  if ((await page.locator('[data-take-back]').count()) > 0) {
    await page.keyboard.press('u');
    await page.waitForFunction(() => document.querySelector('.answers [data-word="end"]') !== null);
    await expect.poll(() => onTurn(page).count()).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
});

test('the end says who won, what decided it and who stood out', async () => {
  const { page } = await stand.visit({
    saved: findMoment(6, ended).saved,
    settings: { language: 'en', speed: 'normal' },
  });
  await page.goto(`${stand.address}#table`);
  const verdict = page.getByRole('region', { name: 'The game is over' });
  await verdict.waitFor();
  await expect.poll(() => verdict.getByRole('heading').textContent()).toMatch(/win|decided/);
  await answer(page, 'Go on').click();
  const ending = page.getByRole('dialog', { name: /^You (win|lose)/ });
  await ending.waitFor();
  await expect.poll(() => ending.getByRole('heading', { name: 'What decided it' }).count()).toBe(1);
  await expect.poll(() => ending.locator('.decided li').count()).toBeGreaterThan(0);
});
