import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asked, button, hand, resume } from './at-table.ts';
import { makeMove, nextQuestion } from './player.ts';
import { keptRecord, useStand } from './stand.ts';

const stand = useStand();
const settings = { language: 'en', speed: 'instant', players: 4 } as const;

test('after the first visit the page is reloaded and played without a network', async () => {
  const { page } = await stand.visit({ settings, serviceWorkers: 'allow' });
  await page.goto(stand.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await button(page, 'Play now').click();
  await asked(page);
  for (let turn = 0; turn < 2 && (await nextQuestion(page)) === 'asked'; turn++) await makeMove(page, turn);
  await nextQuestion(page);
  const before = await keptRecord(page);
  await page.reload();
  await asked(page);
  await expect.poll(() => keptRecord(page)).toBe(before);
  await expect.poll(() => hand(page).count()).toBeGreaterThan(0);
  await page.goto(`${stand.address}#gallery?boxes=gold-rush`);
  await page.reload();
  await page.locator('.grid-card').first().waitFor();
});

test('a new version waits until it is taken, and a game goes on in it', async () => {
  const { page } = await stand.visit({ settings, serviceWorkers: 'allow' });
  await page.goto(stand.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await button(page, 'Play now').click();
  await asked(page);
  const before = await keptRecord(page);
  const file = fileURLToPath(new URL('../dist/sw.js', import.meta.url));
  const script = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, script.replace(/const VERSION = '(\w+)'/, "const VERSION = 'next-$1'"));
    await page.goBack();
    await resume(page).waitFor();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reloaded = page.waitForEvent('load');
    await page.locator('[data-renew]').click();
    await reloaded;
  } finally {
    writeFileSync(file, script);
  }
  await resume(page).click();
  await asked(page);
  await expect.poll(() => keptRecord(page)).toBe(before);
});

test('the page can be installed', async () => {
  const { page } = await stand.visit({ settings, serviceWorkers: 'allow' });
  await page.goto(stand.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of its own for every test counts as incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src } of icons) {
    const answer = await page.request.get(new URL(src, stand.address).href);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});
