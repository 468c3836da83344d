import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, button, pastTheDeal } from './at-table.ts';
import { PUBLIC, people, startGame } from './people.ts';
import { useServer } from './server.ts';
import { inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const served = useServer();
const { host, guest, onlooker, playedByBots, come } = people(stand, served);

const rematch = (page: Page) => page.locator('[data-rematch]');
const QUICK = { game: 'dice', players: 3, pace: 'quick' } as const;
const LONG = 300_000;

inFull(
  'after the end a rematch takes one click of whoever plays with bots alone',
  async () => {
    const { page, table, faults } = await host(QUICK);
    const eve = await onlooker('Eve', table);
    await startGame(page, eve.page);
    await page.goto(served.address);
    await page.locator('[data-resume="online"]').waitFor();
    await playedByBots(table, page);
    await rematch(page).waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await rematch(page).click();
    await rematch(page).waitFor({ state: 'detached', timeout: 30_000 });
    await pastTheDeal(page);
    expect(faults).toEqual([]);
  },
  LONG,
);

inFull('a deal that was fixed and never opened is told to whoever comes to its table again', async () => {
  const { page, table } = await host(QUICK);
  const warning = page.locator('[data-unopened]');
  expect(await warning.count()).toBe(0);
  await page.evaluate((at) => {
    const deal = { id: 'gneveropened', table: at, commitment: '', salt: null, header: [], hashes: [null] };
    localStorage.setItem('sixgun.deals', JSON.stringify([deal]));
  }, table);
  await page.reload();
  await warning.waitFor();
  expect(await violations(page)).toEqual([]);
});

inFull('whoever has given a share that did not go into the deal is told at once', async () => {
  const { page, table } = await host(QUICK);
  const ben = await come('Ben', { viewport: PHONE });
  await ben.page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"t":"salt"')) server.send(message);
    });
  });
  await ben.page.goto(`${served.address}#t/${table}`);
  await ben.page.locator('button[data-ready]').click();
  await startGame(page, ben.page);
  const told = ben.page.locator('[data-left-out]');
  await told.waitFor();
  expect(await page.locator('[data-left-out]').count()).toBe(0);
  expect(await violations(ben.page)).toEqual([]);
  await told.waitFor({ state: 'detached' });
});

inFull(
  'people look at the game they have played, check its deal, and play a rematch without the one who leaves',
  async () => {
    const { page, table } = await host(QUICK);
    const ben = await guest('Ben', table);
    const cyd = await guest('Cyd', table);
    const eve = await onlooker('Eve', table);
    await startGame(page, ben.page, cyd.page, eve.page);
    await playedByBots(table, page, ben.page, cyd.page);
    for (const each of [page, ben.page, cyd.page]) await rematch(each).waitFor({ timeout: 30_000 });

    // The link is for everybody, also for whoever was not there.
    await ben.page.locator('[data-replay]').click();
    await ben.page.locator('.replay-panel').waitFor();
    const [link] = ben.page.url().split('?');
    expect(link).toMatch(/#r\/g[0-9a-z]{15}/);
    const dot = await come('Dot');
    await dot.page.goto(`${link}?turn=3`);
    await expect.poll(() => dot.page.locator('.replay-moment').textContent()).toBe('Turn 3');
    await dot.page.locator('[data-play-on]').click();
    await dot.page.locator('[data-take-seat]').click();
    await asked(dot.page);

    // The game is listed on the device by its link.
    await ben.page.goto(`${served.address}#games`);
    const row = ben.page.locator('[data-game]');
    await expect.poll(() => row.textContent()).toMatch(/online/);
    expect(link).toContain(await row.getAttribute('data-game'));
    await row.click();
    await ben.page.locator('.replay-panel').waitFor();

    // What this device was promised before the first card is what was opened.
    await ben.page.goto(`${served.address}#t/${table}`);
    await ben.page.locator('[data-fair]').click();
    await ben.page.locator('[data-verdict="ok"]').waitFor();
    expect(await violations(ben.page)).toEqual([]);
    await button(ben.page, 'Back').click();

    await cyd.page.locator('[data-leave]').click();
    await page.locator('[data-left]').getByText('Cyd leaves the seat.').waitFor();
    await rematch(page).click();
    await ben.page.getByText('1 of 2 are in').waitFor();
    await rematch(ben.page).click();
    for (const each of [page, ben.page]) await rematch(each).waitFor({ state: 'detached', timeout: 30_000 });
    await Promise.all([page, ben.page].map(pastTheDeal));
    await expect.poll(async () => (await served.view(table, PUBLIC))?.over).toBe(false);
  },
  LONG,
);
