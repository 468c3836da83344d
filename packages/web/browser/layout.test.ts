import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './layout-faults.ts';
import { asked, crowded, findMoment, type Moment } from './positions.ts';
import { DESK, PHONE, Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

async function ready(page: Page): Promise<void> {
  await page.waitForSelector('.action.mine');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}

const moments = {
  crowded,
  'shot at': asked('answer'),
  'too many cards': asked('discard'),
  'in the store': asked('pick-store'),
};

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('on a %s', (_size, viewport) => {
  describe.each([4, 7, 8])('with %i players in Czech', (players) => {
    const shown = Object.entries(moments).filter(([name]) => players < 8 || name === 'crowded');
    test.each(shown)('nothing overlaps or is cut off: %s', async (name, measure) => {
      const { saved } = findMoment(players, measure);
      const { page } = await stand.visit({ saved, viewport, settings: { language: 'cs', speed: 'instant' } });
      await page.goto(`${stand.address}#table`);
      await ready(page);
      expect(await faultsOf(page)).toEqual([]);
      if (name !== 'crowded') return;
      const cards = page.locator('.hand .card');
      for (let i = 0; i < (await cards.count()) && (await page.locator('.seat.target').count()) === 0; i++)
        await cards.nth(i).click({ position: { x: 14, y: 24 } });
      await page.waitForTimeout(250);
      expect(await page.locator('.seat.target').count()).toBeGreaterThan(0);
      expect(await faultsOf(page)).toEqual([]);
    });
  });
});

test('everything is in sight on a phone whose browser keeps its bars, and on one held across', async () => {
  const { saved } = findMoment(8, crowded);
  const { page } = await stand.visit({ saved, settings: { language: 'pl', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  for (const [width, height] of [
    [390, 664],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await ready(page);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('a hand of ten tightens and spreads on a tap', async () => {
  const many = ({ batch, info }: Moment): number => {
    const cards = batch.view.zones[info.first.hand + info.me].length;
    return cards >= 9 && batch.decision?.prompt === 'play' ? Number.POSITIVE_INFINITY : 0;
  };
  const { saved } = findMoment(4, many, 400);
  const { page } = await stand.visit({ saved, settings: { language: 'cs', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await ready(page);
  const lefts = () =>
    page.locator('.hand .slot').evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().left));
  const before = await lefts();
  const steps = before.slice(1).map((left, i) => left - before[i]);
  expect(Math.min(...steps)).toBeGreaterThan(20);
  await page
    .locator('.hand .card.playable')
    .first()
    .click({ position: { x: 12, y: 24 } });
  await page.waitForTimeout(250);
  const after = await lefts();
  expect(Math.max(...after.slice(1).map((left, i) => left - after[i]))).toBeGreaterThan(70);
  expect(
    await page
      .locator('.hand .card')
      .last()
      .evaluate((card) => card.getBoundingClientRect().right),
  ).toBeLessThan(361);
});
