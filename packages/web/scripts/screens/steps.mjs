// The small steps of which a walk through the page consists.
/** The left edge of a card stays in sight when others lie over it. */
export const EDGE = { position: { x: 14, y: 24 } };
/** Milliseconds within which a slow machine shows what it was asked for. */
export const PATIENCE = 60_000;

export const click = (place, options) => (page) =>
  page
    .locator(place)
    .first()
    .click({ timeout: 3000, ...options });
export const appears = (place) => (page) => page.locator(place).first().waitFor({ timeout: PATIENCE });
export const key = (name) => (page) => page.keyboard.press(name);
export const close = key('Escape');
/** A sheet, and back to the table. */
export const sheet = (name, open) => [
  [name, open],
  [null, close],
];

/** Takes up cards until one has somebody to aim at. */
export async function aim(page) {
  const cards = page.locator('.hand .card.playable');
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click(EDGE);
    await page.waitForTimeout(200);
    if ((await page.locator('.seat.target').count()) > 0) return;
    await close(page);
  }
}

/** What brings a game on, the shortest way first; who rolls again without having chosen dice would stand still. */
const WAYS_ON = ['[data-go-on]', '.answers .button:not([data-reroll])', '.seat.target', '.hand .card.playable'];
export async function anything(page) {
  for (const way of WAYS_ON) {
    const found = page.locator(way).last();
    if ((await found.count()) === 0) continue;
    await found.click({ ...(way.startsWith('.hand') ? EDGE : {}), timeout: 300 }).catch(() => undefined);
    return;
  }
}
