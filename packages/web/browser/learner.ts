import type { Locator, Page } from 'playwright-core';

export const teacher = (page: Page): Locator => page.locator('.teacher');
const said = (page: Page): Locator => teacher(page).locator('[data-task]').first();
export const finished = (page: Page): Locator => teacher(page).locator('[data-to-list]');

/** What the old-timer says and how far what he asks for is done. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dice = document.querySelectorAll('.die.again').length;
    return `${document.querySelector('.dots')?.ariaLabel} ${document.querySelector('.teacher')?.textContent} ${dice}`;
  });

/** Taps what is lit: the next thing to be tapped is the last one, of dice every one that is not chosen yet. */
async function tapLit(page: Page): Promise<void> {
  const [x, y] = await page.evaluate(() => {
    const lit = [...document.querySelectorAll('.lit-edge')].map((edge) => edge.getBoundingClientRect());
    const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];
    const dice = lit.map(middle).find(([left, top]) => {
      const die = document.elementFromPoint(left, top)?.closest('.die');
      return die != null && !die.classList.contains('again');
    });
    const last = lit.at(-1);
    return dice ?? (last === undefined ? [0, 0] : middle(last));
  });
  await page.mouse.click(x, y);
}

/** Does what the lesson says now: says the words, or taps what is lit. */
export async function follow(page: Page): Promise<void> {
  await teacher(page).waitFor();
  // The holes in the dark are cut a moment after the sentence.
  await page.waitForFunction(() => document.querySelector('.teacher [data-task], .lit-edge') !== null);
  const before = await told(page);
  if ((await finished(page).count()) > 0) return;
  if ((await said(page).count()) > 0) await said(page).click();
  else await tapLit(page);
  await page
    .waitForFunction(
      (old) => {
        const dice = document.querySelectorAll('.die.again').length;
        const now = `${document.querySelector('.dots')?.ariaLabel} ${document.querySelector('.teacher')?.textContent} ${dice}`;
        return now !== old;
      },
      before,
      { polling: 20, timeout: 3000 },
    )
    // Things that still move are missed; the next tap finds them where they lie.
    .catch(() => undefined);
}

const MOST_TAPS = 60;

/** A newcomer who does what he is told, to the end of the lesson. */
export async function finish(page: Page): Promise<void> {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await teacher(page).waitFor();
    if ((await finished(page).count()) > 0) return;
    await follow(page);
  }
  throw new Error(`The lesson does not end: ${await teacher(page).textContent()}`);
}
