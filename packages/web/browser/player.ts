import type { Page } from 'playwright-core';
import { decision, EDGE } from './at-table.ts';

/** Waits until the player is asked or the game is over; answers which. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (/^You (win|lose)/.test(document.querySelector('dialog[open] h2')?.textContent ?? '')) return 'over';
      document.querySelector<HTMLButtonElement>('[data-skip]:not(:disabled)')?.click();
      return document.querySelector('main[data-decision]') === null ? '' : 'asked';
    },
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

interface Lit {
  /** Place among all buttons of the page. */
  place: number;
  isCard: boolean;
}

/** What a newcomer would tap next: the first thing that is lit. While the table changes nothing is. */
const litNow = (page: Page, turn: number): Promise<Lit | null> =>
  page.evaluate((n) => {
    const all = [...document.querySelectorAll('button')];
    const says = (words: RegExp) => (each: Element) => words.test(each.textContent ?? '');
    const inside = (place: string) => all.filter((each) => each.closest(place) !== null);
    const next = (): HTMLButtonElement | undefined => {
      if (document.querySelector('dialog[open]') !== null) return inside('dialog[open]').find(says(/^Do it$/));
      if (document.querySelector('main[data-decision]') === null) return undefined;
      const bar = inside('section[aria-label="Your choice"]').filter((each) => each.closest('[role=status]') === null);
      const answers = bar
        .filter((each) => !says(/^(Cancel|i|Take back|Roll .*again)$/)(each))
        .sort((a, b) => Number(says(/^Stop$/)(a)) - Number(says(/^Stop$/)(b)));
      const hand = inside('section[aria-label="Hand"]').filter(says(/, can be played$/));
      const begun = bar.some(says(/^Cancel$/));
      const card = hand[n % Math.max(hand.length, 1)];
      return (
        bar.find((each) => each.hasAttribute('data-confirm')) ??
        all.find(says(/, can be chosen$/)) ??
        inside('ul[aria-label$=" option"], ul[aria-label$=" options"]').find((each) => each.ariaPressed !== 'true') ??
        (begun ? (answers[0] ?? card) : (card ?? answers[0]))
      );
    };
    const found = next();
    if (found === undefined) return null;
    return { place: all.indexOf(found), isCard: found.hasAttribute('data-piece') };
  }, turn);

/** Makes one move as a newcomer would. */
export async function makeMove(page: Page, turn: number): Promise<void> {
  const before = await decision(page);
  for (let i = 0; i < 80; i++) {
    const lit = await litNow(page, turn);
    if ((await decision(page)) !== before) return;
    if (lit === null) await page.waitForTimeout(20);
    else {
      const target = page.locator('button').nth(lit.place);
      // What was lit may be gone before the click comes; then the next look finds something else.
      await target.click({ timeout: 1000, ...(lit.isCard ? EDGE : {}) }).catch(() => undefined);
    }
  }
  throw new Error(`The move of decision ${before} never ends.`);
}
