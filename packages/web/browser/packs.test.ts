import { packs } from '@sixgun/engine';
import { type ContentKey, languages, loadTexts } from '@sixgun/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './layout-faults.ts';
import { makeMove, nextQuestion } from './player.ts';
import { eventful, everything, findMoment } from './positions.ts';
import { DESK, PHONE, Stand } from './stand.ts';
import { violations } from './violations.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('a whole game with all sets is played to its end, and a reload keeps them', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await page.click('[data-setup]');
  await page.getByLabel('Everything').check();
  await page.click('[data-start]');
  let turns = 0;
  let events = 0;
  while ((await nextQuestion(page)) === 'asked') {
    if (turns === 3) await page.reload().then(() => page.waitForSelector('.action.mine'));
    await makeMove(page, turns++);
    events = Math.max(events, await page.locator('.event:not(.none)').count());
    expect(turns).toBeLessThan(600);
  }
  expect(await page.locator('.sheet-end .roll-role .icon').count()).toBe(4);
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('sixgun.game') ?? '{}').record);
  for (const pack of everything.packs) expect(record).toContain(pack);
  expect(events).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}, 180_000);

test('sets and their options are chosen one by one and remembered', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#setup`);
  expect(await page.getByLabel('Dodge City').count()).toBe(0);
  await page.getByLabel('Custom').check();
  expect(await page.getByLabel('Without Ghost Town').count()).toBe(0);
  await page.getByLabel('High Noon').check();
  await page.getByLabel('Without Ghost Town').check();
  expect(await page.locator('legend', { hasText: 'The last event' }).count()).toBe(0);
  await page.getByLabel('A Fistful of Cards').first().check();
  await page.getByLabel('14', { exact: true }).check();
  await page.getByRole('radio', { name: 'A Fistful of Cards' }).check();
  await page.reload();
  expect(await page.getByLabel('Custom').isChecked()).toBe(true);
  expect(await page.getByLabel('Without Ghost Town').isChecked()).toBe(true);
  expect(await page.getByLabel('14', { exact: true }).isChecked()).toBe(true);
  await page.click('[data-start]');
  await nextQuestion(page);
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('sixgun.game') ?? '{}').record);
  for (const part of ['high-noon', 'fistful-of-cards', 'no-ghost-town', 'a-fistful-of-cards', '14'])
    expect(record).toContain(part);
  expect(record).not.toContain('dodge-city');
  expect(faults).toEqual([]);
});

/** Every event with its name and its line, in every language. */
async function eventTexts(): Promise<{ name: string; line: string }[]> {
  const ids = packs.flatMap((pack): readonly { id: string }[] =>
    'events' in pack && everything.packs.includes(pack.id) ? pack.events : [],
  );
  const all = await Promise.all(languages.map(loadTexts));
  return all.flatMap((texts) => ids.map(({ id }) => texts.content(`card/event/${id}` as ContentKey)));
}

/** Events whose words do not fit their card, tried out one after another on the first one in force. */
const tooLong = (page: Page, events: readonly { name: string; line: string }[]): Promise<string[]> =>
  page.evaluate((all) => {
    const card = document.querySelector('.event:not(.none)') as HTMLElement;
    const [name, line, emblem] = ['.event-name', '.event-line', '.event-emblem .icon'].map(
      (part) => card.querySelector(part) as HTMLElement,
    );
    const apart = (a: DOMRect, b: DOMRect) =>
      b.width === 0 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;
    return all.flatMap((text) => {
      name.textContent = text.name;
      name.style.setProperty('--letters', String(Math.max(6, ...text.name.split(' ').map((word) => word.length))));
      line.textContent = text.line;
      const whole = card.getBoundingClientRect();
      const [p, q, r] = [name, line, emblem].map((part) => part.getBoundingClientRect());
      const inside = [p, q, r].every((box) => box.width === 0 || (box.top >= whole.top && box.bottom <= whole.bottom));
      const cut = name.scrollWidth > name.clientWidth + 1 || line.scrollWidth > line.clientWidth + 1;
      return inside && !cut && apart(p, q) && apart(p, r) && apart(r, q) ? [] : [`${text.name}: ${text.line}`];
    });
  }, events);

const { saved } = findMoment(7, eventful, 12, everything);

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('on a %s with seven players in Czech', (_size, viewport) => {
  test('nothing overlaps or is cut off while two events are in force, and axe finds nothing', async () => {
    const { page, faults } = await stand.visit({ saved, viewport, settings: { language: 'cs', speed: 'instant' } });
    await page.goto(`${stand.address}#table`);
    await page.waitForSelector('.action.mine');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    expect(await page.locator('.event:not(.none)').count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await tooLong(page, await eventTexts())).toEqual([]);
    await page.locator('.event').first().click();
    await page.waitForSelector('.sheet-card .inspect-words');
    expect(await page.locator('.sheet-card .inspect-words').textContent()).not.toMatch(/undefined|ui\./);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test.each(['light', 'dark'] as const)('the set-up with all options open has no axe violations (%s)', async (theme) => {
  const sets = everything.packs.slice(1);
  const { page } = await stand.visit({ settings: { language: 'cs', theme, preset: 'custom', packs: sets } });
  await page.goto(`${stand.address}#setup`);
  await page.waitForSelector('[data-start]');
  expect(await page.locator('.setup input[type=checkbox]').count()).toBeGreaterThan(9);
  expect(await violations(page)).toEqual([]);
});
