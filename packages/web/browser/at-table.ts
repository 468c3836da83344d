import type { Locator, Page } from 'playwright-core';

// What a player finds at the table, by the roles and names that those go by who only hear it. Names are English.
export const choice = (page: Page): Locator => page.getByRole('region', { name: 'Your choice' });
export const question = (page: Page): Locator => page.getByRole('status');
export const opponents = (page: Page): Locator => page.getByRole('list', { name: 'Opponents' }).getByRole('button');
export const targets = (page: Page): Locator => page.getByRole('button', { name: /, can be chosen$/ });
export const ownSeat = (page: Page): Locator => page.getByRole('button', { name: /^you: / });
export const onTurn = (page: Page): Locator => page.getByRole('button', { name: /^you: .*, on turn/ });
export const why = (page: Page): Locator => page.getByRole('alert');

const region = (page: Page): Locator => page.getByRole('region', { name: 'Hand' });
export const hand = (page: Page): Locator => region(page).getByRole('button');
export const playable = (page: Page): Locator => region(page).getByRole('button', { name: /, can be played$/ });
export const chosen = (page: Page): Locator => region(page).getByRole('button', { name: /, chosen$/ });

export const dice = (page: Page): Locator => page.getByRole('region', { name: 'Dice' }).getByRole('button');
export const keptDice = (page: Page): Locator => page.getByRole('button', { name: /^Die .*, kept$/ });
export const raisedDice = (page: Page): Locator => page.getByRole('button', { name: /^Die .*, to be rolled again$/ });

const named = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });
export const button = (page: Page, name: string | RegExp): Locator => named(page, name);
/** The answer of this name; names of cards and players in the question are buttons as well. */
export const answer = (page: Page, name: string | RegExp): Locator => named(choice(page), name);
/** Leads from the first page to the game that waits. */
export const resume = (page: Page): Locator => button(page, /^Back to the table/);

/** The left edge of a card stays in sight when others lie over it. */
export const EDGE = { position: { x: 14, y: 24 } };

/** Waits until nothing on the page changes or moves any more: large parts of the table are drawn over several frames. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const FRAMES = 4;
    const PATIENCE = 20_000;
    await document.fonts.ready;
    let still = 0;
    const watch = new MutationObserver(() => {
      still = 0;
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const begun = performance.now();
    while (still < FRAMES) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().some(({ playState }) => playState === 'running');
      still = moving ? 0 : still + 1;
      if (performance.now() - begun > PATIENCE) throw new Error('The page never stands still.');
    }
    watch.disconnect();
  });

/** Waits until what a tap has changed is drawn; what moves may go on moving. */
export const drawn = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const STILL = 3;
      const MOST = 30;
      let still = 0;
      const watch = new MutationObserver(() => {
        still = 0;
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let frame = 0; still < STILL && frame < MOST; frame++) {
        await new Promise(requestAnimationFrame);
        still++;
      }
      watch.disconnect();
    })
    // The tap may have led to another page.
    .catch(() => undefined);

/** Who has just sat down reads what was dealt, and goes on. */
export async function pastTheDeal(page: Page): Promise<void> {
  // The bare table stands a frame before what lies on it, and the deal comes before the seats.
  await page.locator('main.table :is(.deal, .seat)').first().waitFor({ state: 'attached', timeout: 60_000 });
  while ((await page.locator('[data-go-on]').count()) > 0)
    await page
      .locator('[data-go-on]')
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** Waits until the player is asked and everything lies where it belongs. */
export async function asked(page: Page): Promise<void> {
  await pastTheDeal(page);
  await page.locator('main[data-decision]').waitFor({ timeout: 60_000 });
  await settled(page);
}

export const decision = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-decision');

/** Waits until something else is asked than before, or nothing. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await decision(page);
  await act();
  await page.waitForFunction((old) => document.querySelector('main')?.getAttribute('data-decision') !== old, before, {
    polling: 20,
  });
}

/** Opens a sheet, looks at it and closes it again. */
export async function inSheet<T>(
  page: Page,
  open: () => Promise<unknown>,
  look: (sheet: Locator) => Promise<T>,
): Promise<T> {
  await open();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  const found = await look(sheet);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // A reload during the sheet's step back in the history is aborted by it.
  await page.waitForFunction(() => (history.state as { cover?: boolean } | null)?.cover !== true);
  return found;
}

/** The lines of the whole story, with what only those hear who do not see its signs. */
export const storyOf = (page: Page): Promise<string[]> =>
  inSheet(
    page,
    () => page.keyboard.press('l'),
    (sheet) =>
      sheet
        .getByRole('listitem')
        .evaluateAll((lines) =>
          lines.map(
            (line) => `${line.textContent} ${line.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''}`,
          ),
        ),
  );

/** What is heard of a card, a player or a die: the last of what is written on it. */
export const nameOf = (place: Locator): Promise<string> =>
  place.evaluate((each) => each.lastElementChild?.textContent ?? each.textContent ?? '');
export const namesOf = (places: Locator): Promise<string[]> =>
  places.evaluateAll((all) => all.map((each) => each.lastElementChild?.textContent ?? each.textContent ?? ''));
