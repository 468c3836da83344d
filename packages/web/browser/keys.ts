import type { Locator, Page } from 'playwright-core';

export const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/** Goes on with the Tab key until what is wanted has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let i = 0; i < 40; i++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}
