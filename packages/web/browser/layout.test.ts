import { loadTexts } from '@sixgun/texts';
import { describe, expect, test } from 'vitest';
import { EDGE, hand, asked as isAsked, settled } from './at-table.ts';
import { laden, SALOON } from './dice-player.ts';
import { faultsOf } from './layout-faults.ts';
import { asked, crowded, findMoment, type Moment } from './positions.ts';
import { DESK, firstOf, PHONE, useStand } from './stand.ts';

const stand = useStand();
const czech = await loadTexts('cs');

const moments = {
  crowded,
  'shot at': asked('answer'),
  'too many cards': asked('discard'),
  'in the store': asked('pick-store'),
};

describe.each(firstOf([7, 8, 4], 2))('with %i players in Czech', (players) => {
  const shown = Object.entries(moments).filter(([name]) => players < 8 || name === 'crowded');
  test.each(shown)('nothing overlaps or is cut off, on a phone and on a desk: %s', async (name, measure) => {
    const { page } = await stand.sitDown(findMoment(players, measure), { settings: { language: 'cs' } });
    const cards = page.getByRole('region', { name: czech.t('ui.hand') }).getByRole('button');
    const targets = page.getByRole('button', { name: czech.t('ui.can-be-chosen') });
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      if (name !== 'crowded') continue;
      for (let i = 0; i < (await cards.count()) && (await targets.count()) === 0; i++) {
        await cards.nth(i).click(EDGE);
        await settled(page);
      }
      await expect.poll(() => targets.count()).toBeGreaterThan(0);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test('everything is in sight on a phone whose browser keeps its bars, and on one held across', async () => {
  const { page } = await stand.sitDown(findMoment(8, crowded), { settings: { language: 'pl' } });
  for (const [width, height] of [
    [390, 664],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await isAsked(page);
    await expect.poll(() => faultsOf(page)).toEqual([]);
  }
});

test('held across, the cards of the deal are whole with the way on beside them, and the dice fit', async () => {
  const viewport = { width: 740, height: 360 };
  const { page } = await stand.visit({ viewport, settings: { language: 'pl', speed: 'fast' } });
  await page.goto(stand.address);
  await page.locator('[data-first-game]').waitFor();
  const tooWide = () =>
    [...document.querySelectorAll('html, .porch, .porch > *, .way')].filter((e) => e.scrollWidth > e.clientWidth + 1);
  expect((await page.evaluate(tooWide)).length).toBe(0);
  await page.locator('[data-door=card]').click();
  await page.locator('[data-go-on]').waitFor();
  const [card, goOn] = await Promise.all(
    ['.deal-card', '[data-go-on]'].map((place) => page.locator(place).boundingBox()),
  );
  expect(card?.width).toBeGreaterThan(200);
  for (const box of [card, goOn])
    expect((box?.y ?? 0) + (box?.height ?? viewport.height)).toBeLessThan(viewport.height);
  const dice = await stand.sitDown(findMoment(7, laden('reroll'), 8, SALOON), {
    viewport,
    settings: { language: 'pl' },
  });
  await expect.poll(() => faultsOf(dice.page)).toEqual([]);
});

test.each(firstOf([PHONE, DESK]))('no card of a large hand covers another (%o)', async (viewport) => {
  const many = ({ batch, info }: Moment): number => {
    const cards = batch.view.zones[info.first.hand + info.me].length;
    return cards >= 9 && batch.decision?.question.ask === 'play' ? Number.POSITIVE_INFINITY : 0;
  };
  const { page } = await stand.sitDown(findMoment(4, many, 400), { viewport });
  const boxes = await hand(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThanOrEqual(9);
  for (const [i, a] of boxes.entries()) {
    expect(a.width).toBeGreaterThanOrEqual(49);
    expect(a.height).toBeGreaterThanOrEqual(60);
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      expect(wide > 1 && high > 1, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(false);
    }
  }
  await expect.poll(() => faultsOf(page)).toEqual([]);
});
