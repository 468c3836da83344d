import { expect } from 'vitest';
import { button } from './at-table.ts';
import { buried, type Setup } from './positions.ts';
import { inFull, useStand } from './stand.ts';

const stand = useStand();

async function lie(setup?: Setup) {
  const { page, faults } = await stand.visit({
    saved: buried(6, setup),
    settings: { language: 'en', speed: 'normal' },
  });
  await page.goto(`${stand.address}#table`);
  await page.getByRole('region', { name: /^Here lies / }).waitFor({ timeout: 60_000 });
  return { page, faults };
}

inFull('who is out for good watches with all hands open, then goes to the end', async () => {
  const { page, faults } = await lie();
  // A card that everybody has seen may be somebody's whole hand: that is told in the sheet of the seat alone.
  const hands = page.locator('.open-hand:visible');
  expect(await hands.count()).toBe(0);
  await button(page, 'Watch, all hands open').click();
  await expect.poll(() => hands.count()).toBeGreaterThan(0);
  // Each hangs below what lies in front of its seat, and is no wider than the poster.
  const misplaced = await hands.evaluateAll((all) =>
    all.filter((hand) => {
      const poster = hand.closest('.seat')?.getBoundingClientRect();
      const front = hand.parentElement?.querySelector('.tiles:not(.open-hand)')?.getBoundingClientRect();
      const { top, right, bottom } = hand.getBoundingClientRect();
      return top < (front?.bottom ?? 0) || right > (poster?.right ?? 0) || bottom > (poster?.bottom ?? 0);
    }),
  );
  expect(misplaced.length).toBe(0);
  await button(page, 'Show the stone').click();
  await page.locator('[data-to-the-end]').click();
  await page.getByRole('dialog', { name: /^You (win|lose)/ }).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('.decided li').count()).toBe(3);
  // The thick line is that of whoever looks, wherever he has sat.
  const own = await page.locator('.curve polyline.own').getAttribute('class');
  expect(own).toContain(`player-${buried(6).me}`);
  await page.getByText(/^You left the game in turn \d+\.$/).waitFor();
  expect(faults).toEqual([]);
});

inFull('who may come back is told so, and sees no hand', async () => {
  const { page } = await lie({ packs: ['base', 'high-noon'], variants: {} });
  await page.getByText('An event may still bring you back').waitFor();
  await expect.poll(() => page.locator('[data-watch-open]').count()).toBe(0);
  await button(page, 'Watch').click();
  await expect.poll(() => page.locator('.open-hand:visible').count()).toBe(0);
});
