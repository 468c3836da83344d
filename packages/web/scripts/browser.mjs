// The browser that tests and scripts look at the page with.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For tests: one of them fails with this sentence. */
export async function launchBrowser(path = process.env.SIXGUN_CHROMIUM ?? '/usr/bin/chromium') {
  if (existsSync(path)) return chromium.launch({ executablePath: path, args: FLAGS });
  const remedy = 'run "bash scripts/browser.sh" and name in SIXGUN_CHROMIUM what it prints';
  throw new Error(`There is no browser at ${path}: ${remedy}.`);
}

/** For scripts: the sentence, and no more. */
export const browserOfScript = () =>
  launchBrowser().catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
