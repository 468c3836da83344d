import type { Page } from 'playwright-core';
import type { Moment, Setup } from './positions.ts';

export const DICE: Setup = { game: 'dice', packs: ['base'], variants: {} };
export const SALOON: Setup = {
  game: 'dice',
  packs: ['base', 'old-saloon'],
  variants: { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true },
};

const counted = ({ batch, info }: Moment, name: string): number[] =>
  batch.view.seats.slice(info.seatColumns.indexOf(name) * 8, info.seatColumns.indexOf(name) * 8 + info.players);

/** The moment of a question at which most lies on the table: arrows, tokens, a ghost, locked dice. */
export const laden =
  (prompt: string) =>
  (moment: Moment): number => {
    const { batch, info } = moment;
    if (batch.decision?.prompt !== prompt) return 0;
    const arrows = counted(moment, 'arrows').reduce((sum, each) => sum + each, 0);
    const tokens = counted(moment, 'token').filter((token) => token > 0).length;
    const ghosts = counted(moment, 'ghost').filter((ghost) => ghost > 0).length;
    const locked = batch.view.vars.slice(info.vars.indexOf('die1')).filter((face) => face === 1).length;
    return 1 + arrows + 3 * tokens + 2 * ghosts + 2 * locked;
  };

/** Takes up the first dice that may be rolled again; answers how many there were to take. */
export async function takeUp(page: Page, most: number): Promise<number> {
  const places = await page
    .locator('.die.open')
    .evaluateAll((dice) => dice.map((die) => Number((die as HTMLElement).dataset.die)));
  for (const place of places.slice(0, most)) {
    await page.click(`[data-die="${place}"]`);
    await page.waitForSelector(`.die.again[data-die="${place}"]`);
  }
  return Math.min(most, places.length);
}

/** Waits until something else is asked than before, or nothing. */
export async function answered(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-decision');
  await answer();
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-decision') !== old, before, {
    polling: 20,
  });
}

/** What a newcomer would tap next, the first thing that is lit. */
const LIT = [
  '[data-sure]',
  '.seat.target',
  '.own.target .own-seat',
  '.answers [data-word]:not([data-word="stop"])',
  '.answers .button:not(.round):not([data-reroll])',
];

/** Makes one move: rolls, keeps some dice, rolls another again, taps whoever is lit. */
export async function makeDiceMove(page: Page, turn: number): Promise<void> {
  await answered(page, async () => {
    const rolling = (await page.locator('[data-reroll]').count()) > 0;
    if (rolling && turn % 3 > 0 && (await takeUp(page, 1)) > 0) await page.click('[data-reroll]');
    else
      await page.evaluate((places) => {
        const tap = () => {
          const place = places.find((each) => document.querySelector(each) !== null);
          if (place !== undefined) document.querySelector<HTMLElement>(place)?.click();
        };
        tap();
        // A beer for somebody who cannot use it is asked about once.
        setTimeout(() => document.querySelector<HTMLElement>('[data-sure]')?.click(), 150);
      }, LIT);
  });
}
