import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, crowded, findMoment } from './positions.ts';
import { DESK, PHONE, Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

/** What is wrong with the table as it stands: overlaps, cut text, things out of sight, targets too small. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const faults: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const name = (element: Element) => `${element.className} "${element.textContent?.slice(0, 30)}"`;
    const box = (element: Element) => element.getBoundingClientRect();

    const apart = all('.top, .seat, .deck, .pile, .action, .hand .slot:not(:has(.chosen)) .card, .own, .story');
    for (const [i, a] of apart.entries())
      for (const b of apart.slice(i + 1)) {
        if (a.closest('.hand') && b.closest('.hand')) continue;
        const [p, q] = [box(a), box(b)];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > SLACK && high > SLACK) faults.push(`${name(a)} overlaps ${name(b)} by ${wide} × ${high}`);
      }

    for (const element of all(
      '.seat, .seat > * > *, .action, .action *, .own, .own *, .hand .card, .deck, .pile, .chip',
    )) {
      const { left, top, right, bottom } = box(element);
      if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
        faults.push(`${name(element)} is out of sight`);
    }

    const words =
      '.nick, .seat .as, .prompt, .latest, .answers .button, .goal, .role-name, .own-name, .chip, .round, .turn-label';
    for (const element of all(words)) {
      if (element.scrollWidth > element.clientWidth + SLACK && element.clientWidth > 0)
        faults.push(`${name(element)} is cut off: ${element.scrollWidth} > ${element.clientWidth}`);
    }
    for (const part of all('.hand .card-name, .hand .card-line, .hand .card-picture .icon')) {
      const card = part.closest('.card') as HTMLElement;
      // Measured in the card's own plane: a tilted card has a larger box.
      const inside = part.offsetTop >= 0 || part instanceof SVGElement;
      const tooWide = part instanceof SVGElement ? false : part.scrollWidth > card.clientWidth + SLACK;
      const bottom = part instanceof SVGElement ? 0 : part.offsetTop + part.offsetHeight;
      if (!inside || tooWide || bottom > card.clientHeight + SLACK) faults.push(`${name(part)} does not fit its card`);
    }
    for (const poster of all('.seat, .own')) {
      if (poster.scrollHeight > poster.clientHeight + 14) faults.push(`${name(poster)} is too low for what is in it`);
      for (const part of poster.querySelectorAll('.nick, .as, .life-line, .stats, .tiles, .goal')) {
        const [p, q] = [box(part), box(poster)];
        if (p.right > q.right + SLACK || p.bottom > q.bottom + SLACK)
          faults.push(`${name(part)} leaves ${name(poster)}`);
      }
    }

    const table = document.querySelector('.table') as HTMLElement;
    if (table.scrollHeight > table.clientHeight + SLACK || table.scrollWidth > table.clientWidth + SLACK)
      faults.push(`the table scrolls: ${table.scrollHeight} > ${table.clientHeight}`);
    for (const button of all('.table button:not(.name)')) {
      const { width, height } = box(button);
      if (width > 0 && (width < 43.5 || height < 43.5))
        faults.push(`${name(button)} is a target of ${width} × ${height}`);
    }
    return faults;
  });

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
    test.each(Object.entries(moments))('nothing overlaps or is cut off: %s', async (name, measure) => {
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

test('a hand of ten tightens and spreads on a tap', async () => {
  const { saved } = findMoment(4, ({ batch, info }) => {
    const cards = batch.view.zones[info.first.hand + info.me].length;
    return cards >= 9 ? cards : 0;
  });
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
