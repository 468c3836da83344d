import type { Page } from 'playwright-core';

/** The left edge of a card stays in sight when others lie over it. */
const EDGE = { position: { x: 14, y: 24 } };

/** Waits until the player is asked or the game is over; answers which. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.sheet-end') !== null) return 'over';
      const skip = document.querySelector<HTMLButtonElement>('[data-skip]:not(:disabled)');
      skip?.click();
      return document.querySelector('.action.mine') === null ? '' : 'asked';
    },
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** Makes one move as a newcomer would: the first thing that is lit, then the next. */
export async function makeMove(page: Page, turn: number): Promise<void> {
  const decision = await page.locator('.table').getAttribute('data-decision');
  const cards = page.locator('.hand .card.playable');
  const playable = await cards.count();
  const tray = page.locator('.tray .card.playable, .tray .card-back');
  const first = (await tray.count()) > 0 ? tray.first() : playable > 0 ? cards.nth(turn % playable) : null;
  await first?.click({ ...EDGE, timeout: 2000 });
  for (let i = 0; i < 40; i++) {
    if ((await page.locator('.table').getAttribute('data-decision')) !== decision) return;
    const step = await page.evaluate(() => {
      const first = [
        '[data-sure]',
        '[data-confirm]',
        '.seat.target',
        '.own.target .own-seat',
        '.tray .card:not(.chosen)',
        '.tray .named:not(.chosen)',
        '.hand.paying .card.playable',
        '.answers [data-word]',
        '.answers .button:not(.round)',
      ].find((place) => document.querySelector(place) !== null);
      return first ?? '';
    });
    if (step === '') {
      await page.waitForTimeout(20);
      continue;
    }
    const target = page.locator(step).first();
    await target.click({ timeout: 2000, ...(/^\.(tray|hand)/.test(step) ? EDGE : {}) }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  throw new Error(`The move of decision ${decision} never ends.`);
}
