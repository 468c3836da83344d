import { type Language, loadTexts } from '@sixgun/texts';
import type { JSHandle, Page } from 'playwright-core';
import { decision, drawn, EDGE } from './at-table.ts';

/** What a player reads and hears at the table, in the language of the game. */
export async function wordsIn(language: Language) {
  const { t } = await loadTexts(language);
  return {
    ends: [t('ui.you-win'), t('ui.you-lose')],
    close: t('ui.close'),
    sure: t('ui.do-it'),
    choice: t('ui.choose'),
    hand: t('ui.hand'),
    playable: `, ${t('ui.can-be-played')}`,
    target: `, ${t('ui.can-be-chosen')}`,
    cancel: t('ui.cancel'),
    stop: t('dice.stop'),
    aside: ['i', t('ui.cancel'), t('ui.take-back'), t('hint.hint')],
    again: t('dice.roll-again'),
  };
}

const english = await wordsIn('en');
type Words = typeof english;

/** Waits until the player is asked or the game is over; answers which. */
export async function nextQuestion(page: Page, words: Words = english): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    ({ ends, close }) => {
      if (ends.includes(document.querySelector('dialog[open] h2')?.textContent ?? '')) return 'over';
      document.querySelector<HTMLButtonElement>('[data-skip]:not(:disabled)')?.click();
      // Who taps what is no longer lit is told about it.
      const sheet = document.querySelector('dialog[open]:not(:has([data-sure]))');
      sheet?.querySelector<HTMLButtonElement>(`[aria-label="${close}"]`)?.click();
      return document.querySelector('main[data-decision]') === null ? '' : 'asked';
    },
    words,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** What a newcomer would tap next: the first thing that is lit. While the table changes nothing is. */
const litNow = (page: Page, turn: number, words: Words): Promise<JSHandle<HTMLButtonElement | null>> =>
  page.evaluateHandle(
    ({ n, said }) => {
      const all = [...document.querySelectorAll('button')];
      const says = (text: string) => (each: Element) => each.textContent === text;
      const ends = (text: string) => (each: Element) => each.textContent?.endsWith(text) ?? false;
      const inside = (place: string) => all.filter((each) => each.closest(place) !== null);
      if (document.querySelector('dialog[open]') !== null)
        return inside('dialog[open]').find((each) => each.hasAttribute('data-sure')) ?? inside('dialog[open]')[0];
      if (document.querySelector('main[data-decision]') === null) return null;
      const bar = inside(`section[aria-label="${said.choice}"]`).filter(
        (each) => each.closest('[role=status]') === null,
      );
      const answers = bar
        .filter((each) => !said.aside.some((text) => says(text)(each)) && !ends(said.again)(each))
        .sort((a, b) => Number(says(said.stop)(a)) - Number(says(said.stop)(b)));
      const hand = inside(`section[aria-label="${said.hand}"]`).filter(ends(said.playable));
      const begun = bar.some(says(said.cancel));
      const card = hand[n % Math.max(hand.length, 1)];
      // In every other turn one looks first whether there is something to buy, and at the train.
      const open = document.querySelector('.drawer') !== null;
      const shelf = [
        '[data-take-wagon]',
        '[data-buy][aria-disabled=false]',
        '.vehicle.playable',
        '[data-advance][aria-disabled=false]',
      ]
        .map((kind) => inside('.drawer').find((each) => each.matches(kind)))
        .find((each) => each !== undefined);
      const plate = n % 2 === 0 && !begun ? all.find((each) => each.matches('.plate:has(.lit)')) : undefined;
      if (open) return shelf ?? inside('.drawer-head')[0];
      return (
        plate ??
        bar.find((each) => each.hasAttribute('data-confirm')) ??
        all.find(ends(said.target)) ??
        inside('.tray ul').find((each) => each.ariaPressed !== 'true') ??
        (begun ? (answers[0] ?? card) : (card ?? answers[0])) ??
        null
      );
    },
    { n: turn, said: words },
  );

/** Makes one move as a newcomer would. */
export async function makeMove(page: Page, turn: number, words: Words = english): Promise<void> {
  const before = await decision(page);
  for (let i = 0; i < 80; i++) {
    const lit = (await litNow(page, turn, words)).asElement();
    if ((await decision(page)) !== before) return;
    if (lit === null) await page.waitForTimeout(20);
    else {
      const isCard = (await lit.getAttribute('data-piece')) !== null;
      // What was lit may be gone before the click comes; then the next look finds something else.
      await lit.click({ timeout: 1000, ...(isCard ? EDGE : {}) }).catch(() => undefined);
      // The table is drawn after the tap, part by part: who taps sooner than it is seen lays his own card back.
      await drawn(page);
    }
  }
  throw new Error(`The move of decision ${before} never ends.`);
}
