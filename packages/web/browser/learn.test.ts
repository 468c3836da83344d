import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked, button, hand, settled, why } from './at-table.ts';
import { finish, finished, follow, teacher } from './learner.ts';
import { DESK, FULL, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const settings = { language: 'en', speed: 'instant' } as const;

const idOf = (file: string): string => file.replace(/^.*\/\d+-(.*)\.yaml$/, '$1');
const every = globSync('lessons/*/*.yaml').sort().map(idOf);
/** The first lesson of the card game is finished by the test of wrong taps. */
const lessons = FULL ? every : ['three-rolls'];

test.each(lessons)('a newcomer finishes the lesson %s by following it', async (id) => {
  const { page, faults } = await stand.visit({ settings });
  await page.goto(`${stand.address}#learn/lesson/${id}`);
  await finish(page);
  await teacher(page).locator('[data-to-list]').click();
  const row = page.locator(`[data-lesson="${id}"]`);
  await expect.poll(() => row.textContent()).toContain('Done');
  // The game that one plays otherwise has nothing to do with it.
  expect(await page.evaluate(() => localStorage.getItem('sixgun.waiting'))).toBeNull();
  expect(faults).toEqual([]);
});

test('a lesson answers wrong taps, stands on what is lit and goes on where it was left', async () => {
  const { page, faults } = await stand.visit({ settings: { ...settings, theme: 'dark' } });
  await page.goto(stand.address);
  await button(page, 'Learn').first().click();
  await page.locator('.learn-row').first().waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await page.locator('[data-lesson="a-secret-and-a-gun"]').click();
  await follow(page);
  await page.locator('[data-go-on]').press('Enter');
  // By keys one stands on what is lit: the card, then the seat.
  const standsOn = (place: string) => page.evaluate((where) => document.activeElement?.matches(where) === true, place);
  await expect.poll(() => standsOn('.hand .card.playable')).toBe(true);
  await expect.poll(() => violations(page)).toEqual([]);
  // The Missed! cannot be played now at all, and says so like at any table.
  await hand(page).last().click();
  await why(page).waitFor();
  await expect.poll(() => why(page).textContent()).not.toContain('That can wait');
  await hand(page).first().press('Enter');
  await expect.poll(() => standsOn('.seat[data-seat="1"]')).toBe(true);
  await page.locator('.seat[data-seat="2"]').click();
  await expect.poll(() => why(page).textContent()).toContain('distance 2');
  await page.reload();
  await teacher(page).waitFor();
  await follow(page);
  await follow(page);
  await finish(page);
  expect(faults).toEqual([]);
});

test('a puzzle is refused, started over and solved', async () => {
  const { page, faults } = await stand.visit({ settings });
  await page.goto(`${stand.address}#learn/puzzle/two-lives-one-card`);
  await asked(page);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.locator('[data-word="end"]').click();
  // Ezra plays his turn out: two shots are one too many.
  while ((await page.locator('[data-again]').count()) === 0) {
    await page.locator('[data-word="pass"], [data-again]').first().waitFor();
    const pass = page.locator('[data-word="pass"]');
    if ((await page.locator('[data-again]').count()) === 0) await pass.click({ timeout: 500 }).catch(() => undefined);
  }
  await page.locator('[data-again]').click();
  await asked(page);
  await page.locator('[data-hint]').click();
  await expect.poll(() => teacher(page).textContent()).toContain('Panic!, Ezra, Volcanic');
  await page.locator('[data-close-hint]').click();
  await hand(page).first().click();
  await page.locator('.seat[data-seat="1"]').click();
  await page
    .locator('.tray')
    .getByRole('button', { name: /Volcanic/ })
    .click();
  await asked(page);
  await page.locator('[data-word="end"]').click();
  await page.locator('[data-word="pass"]').click();
  await page.locator('.teacher .done-stamp').waitFor();
  if (FULL) await expect.poll(() => violations(page)).toEqual([]);
  await page.locator('[data-to-list]').click();
  await expect.poll(() => page.locator('[data-puzzle="two-lives-one-card"]').textContent()).toContain('Solved');
  expect(faults).toEqual([]);
});

const screens = (['en', 'cs', 'pl'] as const).flatMap((language) =>
  [PHONE, DESK].map((viewport) => [language, viewport] as const),
);

test.runIf(FULL).each(screens)('no sentence covers what it speaks of (%s, %o)', async (language, viewport) => {
  for (const id of every) {
    const { page } = await stand.visit({ viewport, settings: { ...settings, language } });
    await page.goto(`${stand.address}#learn/lesson/${id}`);
    await teacher(page).waitFor();
    for (let taps = 0; (await finished(page).count()) === 0 && taps < 60; taps++) {
      await teacher(page).waitFor();
      await settled(page);
      const covered = await page.evaluate(() => {
        const SLACK = 12;
        const bar = document.querySelector('.teacher')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.lit-edge')]
          .map((edge) => edge.getBoundingClientRect())
          .some(({ top, bottom, left, right }) => {
            const beside = left >= bar.right || right <= bar.left;
            return !beside && top + SLACK < bar.bottom && bottom - SLACK > bar.top;
          });
      });
      expect(covered, `${id}: ${await teacher(page).textContent()}`).toBe(false);
      await follow(page);
    }
    await page.context().close();
  }
});
