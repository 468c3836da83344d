import { handCard } from '@sixgun/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMove, nextQuestion } from './player.ts';
import { crowded, findMoment, type Moment } from './positions.ts';
import { DESK, Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('a newcomer plays a whole game to the end and starts another', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await page.click('[data-play-now]');
  let turns = 0;
  while ((await nextQuestion(page)) === 'asked') {
    await makeMove(page, turns++);
    expect(turns).toBeLessThan(600);
  }
  const ending = page.locator('.sheet-end');
  expect(await ending.locator('h2').textContent()).toMatch(/You (win|lose)/);
  expect(await ending.locator('.roll-line').count()).toBe(4);
  expect(await ending.locator('.roll-role .icon').count()).toBe(4);
  expect(await ending.locator('.roll-line.won').count()).toBeGreaterThan(0);
  expect(await ending.locator('polyline').count()).toBe(4);
  expect(turns).toBeGreaterThan(3);
  await page.click('[data-again]');
  await ending.waitFor({ state: 'detached' });
  expect(await nextQuestion(page)).toBe('asked');
  expect(faults).toEqual([]);
}, 180_000);

test('two clicks lead from the first page to the first own decision', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', players: 7 } });
  await page.goto(stand.address);
  await page.click('[data-play-now]');
  await page.click('[data-skip]');
  await page.waitForSelector('.action.mine', { timeout: 20_000 });
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the set-up is used and remembered', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await page.click('[data-setup]');
  await page.getByLabel('Your name').fill('Belle');
  await page.getByLabel('8', { exact: true }).check();
  await page.getByLabel('Custom').check();
  await page.getByLabel('Choice of two characters').check();
  await page.reload();
  expect(await page.getByLabel('8', { exact: true }).isChecked()).toBe(true);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Belle');
  await page.click('[data-start]');
  await page.waitForSelector('.tray .card');
  expect(await page.locator('.seat').count()).toBe(7);
  expect(await page.locator('.tray .card.frame-character').count()).toBe(2);
  expect(await page.locator('.prompt').textContent()).toBe('Choose your character.');
  await page.locator('.tray .card').first().click();
  await page.click('[data-confirm]');
  await page.waitForSelector('.own-name .as:not(:empty)');
  expect(await page.locator('.own-name b').textContent()).toBe('Belle');
  expect(faults).toEqual([]);
});

test('what cannot be played says why, and a half-made move can be laid back', async () => {
  const { saved } = findMoment(7, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en' }, viewport: DESK });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const cards = page.locator('.hand .card.playable, .hand .card.chosen');
  for (let i = 0; (await page.locator('.seat.target').count()) === 0; i++) {
    await cards.nth(i).click({ position: { x: 14, y: 24 } });
    expect(i).toBeLessThan(10);
  }
  await page.locator('.seat.dead, .seat:not(.target)').first().click();
  await page.waitForSelector('.bubble');
  expect(await page.locator('.bubble').textContent()).toMatch(/distance|no longer|sheriff|already|no card/);
  expect(await page.locator('.hand .card.chosen').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.seat.target', { state: 'detached' });
  expect(await page.locator('.hand .card.chosen').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a card can be drawn onto a player, and laid back', async () => {
  const { saved } = findMoment(5, crowded);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' }, viewport: DESK });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const before = await page.locator('.table').getAttribute('data-decision');
  const held = await page.locator('.hand .card').count();
  const cards = page.locator('.hand .card.playable');
  for (let i = 0; i < (await cards.count()); i++) {
    const from = await cards.nth(i).boundingBox();
    if (from === null) throw new Error('The card is not in sight.');
    await page.mouse.move(from.x + 14, from.y + 24);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, from.y - 60, { steps: 4 });
    await page.waitForTimeout(60);
    const target = await page
      .locator('.seat.target')
      .first()
      .boundingBox({ timeout: 200 })
      .catch(() => null);
    if (target === null) {
      // Let go over the own hand: nothing has happened.
      await page.mouse.move(from.x + 14, from.y + 30, { steps: 4 });
      await page.mouse.up();
      await page.waitForSelector('.card.chosen', { state: 'detached' });
      expect(await page.locator('.table').getAttribute('data-decision')).toBe(before);
      continue;
    }
    await page.mouse.move(target.x + 20, target.y + 20, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(
      (old) => document.querySelector('.table')?.getAttribute('data-decision') !== old,
      before,
    );
    break;
  }
  expect(await page.locator('.table').getAttribute('data-decision')).not.toBe(before);
  expect(await page.locator('.hand .card').count()).toBeLessThanOrEqual(held);
  expect(faults).toEqual([]);
});

/** A card of the hand that can be played alone and would be a mistake, and the kind of mistake. */
function mistakeIn({ batch, info, session }: Moment, what: string): number {
  if (batch.decision?.prompt !== 'play') return -1;
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
  const { saved } = findMoment(4, (moment) => {
    piece = mistakeIn(moment, what);
    return piece < 0 ? 0 : Number.POSITIVE_INFINITY;
  });
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.waitForSelector('.action.mine');
  const card = page.locator(`.hand [data-piece="${piece}"]`);
  await card.click({ position: { x: 14, y: 24 } });
  await page.click('[data-confirm]');
  await page.waitForSelector('.sheet-danger');
  expect(await page.locator('.sheet-danger p').textContent()).toContain(words);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet-danger', { state: 'detached' });
  expect(await card.count()).toBe(1);
  await card.click({ position: { x: 14, y: 24 } });
  await page.click('[data-confirm]');
  await page.click('[data-sure]');
  await card.waitFor({ state: 'detached' });
  await page.click('text=Take back');
  await card.waitFor();
  expect(faults).toEqual([]);
});
