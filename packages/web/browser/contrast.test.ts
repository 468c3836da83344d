import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, settled } from './at-table.ts';
import { coloursIn, contrast, inkOf } from './pixels.ts';
import { crowded, findMoment, type Moment } from './positions.ts';
import { DESK, firstOf, inFull, PHONE, useStand } from './stand.ts';

const stand = useStand();
const THEMES = ['light', 'dark'] as const;

const light = (page: Page, theme: (typeof THEMES)[number]) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

const WITH_EVENTS = { packs: ['base', 'high-noon', 'wild-west-show'], variants: {} };
/** Both events in force while one is on turn. */
const bothInForce = ({ batch, info }: Moment): number =>
  batch.decision?.question.ask === 'play' &&
  ['event', 'show-event'].every((name) => batch.view.zones[info.first[name]]?.length > 0)
    ? Number.POSITIVE_INFINITY
    : 0;

test.each(firstOf([PHONE, DESK]))('what is written on an event can be read in both lights (%o)', async (viewport) => {
  const { page } = await stand.sitDown(findMoment(4, bothInForce, 24, WITH_EVENTS), { viewport });
  for (const theme of THEMES) {
    await light(page, theme);
    await settled(page);
    const chips = await page.locator('.plate.event').all();
    expect(chips.length).toBe(2);
    for (const chip of chips) {
      const { most } = await coloursIn(page, await chip.screenshot(), []);
      for (const words of await chip.locator('.event-name:visible, .event-line:visible').all())
        expect(contrast(await inkOf(words), most), `${theme}: ${await words.textContent()}`).toBeGreaterThanOrEqual(
          4.5,
        );
    }
  }
});

/** How far outside an element its ring is white and is ink, and where the ground begins. */
const [WHITE, INK, GROUND, ROOM] = [3.5, 7, 12, 16];

/** Points around a box at that distance, clockwise, corners left out: they are round. */
function around(width: number, height: number, out: number): [x: number, y: number][] {
  const shares = [0.25, 0.4, 0.5, 0.6, 0.75];
  return [
    ...shares.map((share): [number, number] => [ROOM + width * share, ROOM - out]),
    ...shares.map((share): [number, number] => [ROOM + width * share, ROOM + height + out]),
    ...shares.map((share): [number, number] => [ROOM - out, ROOM + height * share]),
    ...shares.map((share): [number, number] => [ROOM + width + out, ROOM + height * share]),
  ];
}

/** The least contrast of the ring round what has the focus, with itself and with the ground, where it is whole in sight. */
async function ringNow(page: Page): Promise<{ what: string; least: number; seen: number } | null> {
  const now = await page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const inside = left >= 16 && top >= 16 && left + width <= innerWidth - 16 && top + height <= innerHeight - 16;
    return { what: document.activeElement?.className ?? '', left, top, width, height, inside };
  });
  if (!now.inside || now.width === 0 || now.what === '') return null;
  const { width, height } = now;
  const clip = { x: now.left - ROOM, y: now.top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
  const points = [WHITE, INK, GROUND].flatMap((out) => around(width, height, out));
  const { at } = await coloursIn(page, await page.screenshot({ clip }), points);
  const count = points.length / 3;
  const places = Array.from({ length: count }, (_, i) => [at[i], at[count + i], at[2 * count + i]] as const);
  // Where something else lies over the ring neither tone is there.
  const shown = places.filter(([white, ink]) => contrast(white, ink) >= 3);
  const least = Math.min(
    ...shown.map(([white, ink, ground]) => Math.max(contrast(white, ground), contrast(ink, ground))),
  );
  return { what: now.what, least, seen: shown.length / count };
}

inFull.each(THEMES)('the ring of the focus stands out on every ground (%s)', async (theme) => {
  const { page } = await stand.sitDown(findMoment(7, crowded), { viewport: DESK, settings: { theme } });
  const stops = new Set<string>();
  const walk = async (steps: number, across = 'Tab') => {
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press(i % 3 === 2 ? across : 'Tab');
      const ring = await ringNow(page);
      if (ring === null) continue;
      stops.add(ring.what);
      expect(ring.seen, ring.what).toBeGreaterThanOrEqual(0.5);
      expect(ring.least, ring.what).toBeGreaterThanOrEqual(3);
    }
  };
  await walk(24, 'ArrowRight');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Summary' }).waitFor();
  await settled(page);
  await walk(6);
  await page.goto(stand.address);
  await button(page, 'Play now').waitFor();
  await walk(10);
  await page.goto(`${stand.address}#setup`);
  await button(page, 'Start').waitFor();
  await walk(16);
  await page.goto(`${stand.address}#gallery`);
  await page.getByRole('searchbox').waitFor();
  await walk(14);
  expect(stops.size).toBeGreaterThan(12);
});
