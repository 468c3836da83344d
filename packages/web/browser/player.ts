import type { JSHandle, Page } from 'playwright-core';
import { decision, EDGE } from './at-table.ts';

/** Waits until the player is asked or the game is over; answers which. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (/^You (win|lose)/.test(document.querySelector('dialog[open] h2')?.textContent ?? '')) return 'over';
      document.querySelector<HTMLButtonElement>('[data-skip]:not(:disabled)')?.click();
      // Who taps what is no longer lit is told about it.
      const sheet = document.querySelector('dialog[open]:not(:has([data-sure]))');
      sheet?.querySelector<HTMLButtonElement>('[aria-label=Close]')?.click();
      return document.querySelector('main[data-decision]') === null ? '' : 'asked';
    },
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** What a newcomer would tap next: the first thing that is lit. While the table changes nothing is. */
const litNow = (page: Page, turn: number): Promise<JSHandle<HTMLButtonElement | null>> =>
  page.evaluateHandle((n) => {
    const all = [...document.querySelectorAll('button')];
    const says = (words: RegExp) => (each: Element) => words.test(each.textContent ?? '');
    const inside = (place: string) => all.filter((each) => each.closest(place) !== null);
    if (document.querySelector('dialog[open]') !== null)
      return inside('dialog[open]').find(says(/^Do it$/)) ?? inside('dialog[open]')[0];
    if (document.querySelector('main[data-decision]') === null) return null;
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
      (begun ? (answers[0] ?? card) : (card ?? answers[0])) ??
      null
    );
  }, turn);

/** Makes one move as a newcomer would. */
export async function makeMove(page: Page, turn: number): Promise<void> {
  const before = await decision(page);
  for (let i = 0; i < 80; i++) {
    const lit = (await litNow(page, turn)).asElement();
    if ((await decision(page)) !== before) return;
    if (lit === null) await page.waitForTimeout(20);
    else {
      const isCard = (await lit.getAttribute('data-piece')) !== null;
      // What was lit may be gone before the click comes; then the next look finds something else.
      await lit.click({ timeout: 1000, ...(isCard ? EDGE : {}) }).catch(() => undefined);
    }
  }
  throw new Error(`The move of decision ${before} never ends.`);
}
