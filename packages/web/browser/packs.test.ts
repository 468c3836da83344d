import { packs } from '@sixgun/engine';
import { type ContentKey, languages, loadTexts } from '@sixgun/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, button, inSheet, settled } from './at-table.ts';
import { faultsOf } from './layout-faults.ts';
import { makeMove, nextQuestion } from './player.ts';
import { eventful, everything, findMoment, late } from './positions.ts';
import { DESK, FULL, firstOf, inFull, keptRecord, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

inFull('all sets are chosen by one tap, and a reload keeps them', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await button(page, 'Set-up').click();
  await page.getByLabel('Everything').check();
  await button(page, 'Start').click();
  for (let turn = 0; turn < 3 && (await nextQuestion(page)) === 'asked'; turn++) await makeMove(page, turn);
  await nextQuestion(page);
  const record = () => keptRecord(page);
  const before = await record();
  for (const pack of everything.packs) expect(before).toContain(pack);
  await page.reload();
  await asked(page);
  await expect.poll(() => record()).toBe(before);
  expect(faults).toEqual([]);
});

inFull('a game with all sets is played to its end', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4, preset: 'everything' } as const;
  const saved = FULL ? undefined : findMoment(4, late, 24, everything).saved;
  const { page, faults } = await stand.visit({ settings, saved });
  await page.goto(FULL ? stand.address : `${stand.address}#table`);
  if (FULL) await button(page, 'Play now').click();
  let events = 0;
  for (let turn = 0; (await nextQuestion(page)) === 'asked'; turn++) {
    events = Math.max(events, await page.locator('.event:not(.none)').count());
    await makeMove(page, turn);
    expect(turn).toBeLessThan(600);
  }
  const ending = page.getByRole('dialog', { name: /^You (win|lose)/ });
  const players = ending.getByRole('list').first().getByRole('listitem');
  await expect.poll(() => players.filter({ hasText: /Sheriff|Deputy|Outlaw|Renegade/ }).count()).toBe(4);
  expect(events).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('sets and their options are chosen one by one and remembered', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#setup`);
  await expect.poll(() => page.getByLabel('Classic').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Without Ghost Town').count()).toBe(0);
  await page.getByLabel('High Noon').check();
  await page.getByLabel('Without Ghost Town').check();
  await expect.poll(() => page.getByRole('group', { name: 'The last event' }).count()).toBe(0);
  await page.getByLabel('A Fistful of Cards').first().check();
  await page.getByLabel('14', { exact: true }).check();
  await page.getByRole('radio', { name: 'A Fistful of Cards' }).check();
  await page.reload();
  await expect.poll(() => page.getByLabel('Custom').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Without Ghost Town').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('14', { exact: true }).isChecked()).toBe(true);
  await button(page, 'Start').click();
  await nextQuestion(page);
  const record = await keptRecord(page);
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
  const all = await Promise.all(languages.map((language) => loadTexts(language)));
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
      name.style.setProperty('--length', String(text.name.length));
      line.textContent = text.line;
      const whole = card.getBoundingClientRect();
      const [p, q, r] = [name, line, emblem].map((part) => part.getBoundingClientRect());
      const inside = [p, q, r].every((box) => box.width === 0 || (box.top >= whole.top && box.bottom <= whole.bottom));
      const cut = name.scrollWidth > name.clientWidth + 1 || line.scrollWidth > line.clientWidth + 1;
      return inside && !cut && apart(p, q) && apart(p, r) && apart(r, q) ? [] : [`${text.name}: ${text.line}`];
    });
  }, events);

inFull('with seven players and two events in force nothing overlaps or is cut off, and axe finds nothing', async () => {
  const moment = findMoment(7, eventful, 12, everything);
  const { page, faults } = await stand.sitDown(moment, { settings: { language: 'cs' } });
  const texts = await eventTexts();
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const inForce = page.locator('.event:not(.none)');
    await expect.poll(() => inForce.count()).toBe(2);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => violations(page)).toEqual([]);
    expect(await tooLong(page, texts)).toEqual([]);
    const open = () => inForce.first().click();
    const { words, found } = await inSheet(page, open, async (sheet) => ({
      words: await sheet.textContent(),
      found: await violations(page),
    }));
    expect(words).not.toMatch(/undefined|ui\./);
    expect(found).toEqual([]);
    // The words tried out on the card are gone with the page.
    await page.reload();
    await asked(page);
  }
  expect(faults).toEqual([]);
});

test.each(firstOf(['light', 'dark'] as const))(
  'the set-up with all options open has no axe violations (%s)',
  async (theme) => {
    const sets = everything.packs.slice(1);
    const { page } = await stand.visit({ settings: { language: 'cs', theme, preset: 'custom', packs: sets } });
    await page.goto(`${stand.address}#setup`);
    await page.getByRole('checkbox').nth(9).waitFor();
    await expect.poll(() => violations(page)).toEqual([]);
  },
);
