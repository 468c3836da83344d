import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { pastTheDeal } from './at-table.ts';
import { PUBLIC, people, playUntil, startGame } from './people.ts';
import { hostTable, SETUP, useServer } from './server.ts';
import { inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

const stand = useStand();
const served = useServer();
const { come, host, sameBy, sees } = people(stand, served);

inFull('two tabs and another device have one seat, and each shows what the other has done', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  await startGame(page);
  const tab = await page.context().newPage();
  await tab.goto(`${served.address}#t/${table}`);
  await pastTheDeal(tab);
  const other = await sameBy(page);
  await other.page.goto(`${served.address}#t/${table}`);
  await pastTheDeal(other.page);
  const all = [page, tab, other.page];
  for (const mover of all) {
    // A tab that lies behind another one draws nothing.
    await mover.bringToFront();
    const before = JSON.stringify(await served.view(table, PUBLIC));
    await playUntil([mover], async () => JSON.stringify(await served.view(table, PUBLIC)) !== before);
    for (const each of all) {
      await each.bringToFront();
      await sees(each, table, 0).toBe(true);
    }
  }
  await page.close();
  await sees(tab, table, 0).toBe(true);
});

inFull('a page that is too old is loaded anew by itself, then says so, and finds its seat', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  await startGame(page);
  let isOld = true;
  let greetings = 0;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      if (text.includes('"hello"')) greetings++;
      server.send(isOld ? text.replace(/"v":\d+/, '"v":0') : text);
    });
  });
  await page.reload();
  await page.locator('[data-trouble="version"]').waitFor();
  await expect.poll(() => greetings).toBeGreaterThan(1);
  await page.locator('[data-reload]').waitFor();
  expect(await violations(page)).toEqual([]);
  isOld = false;
  await page.locator('[data-reload]').click();
  await pastTheDeal(page);
  await sees(page, table, 0).toBe(true);
});

inFull('a device that is signed out from another one loses its seat at once, and shows no hand any more', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  await startGame(page);
  const other = await sameBy(page);
  await other.page.locator('[data-sign-out]').click();
  await page.locator('[data-trouble="auth"]').waitFor();
  expect(await violations(page)).toEqual([]);
  // Somebody new comes in, who looks on.
  await page.locator('[data-again]').click();
  await pastTheDeal(page);
  await page.getByText('You look on.').waitFor();
  await sees(page, table, PUBLIC).toBe(true);
});

inFull('a device that keeps nothing has its seat after a reload all the same, and its share in the deal', async () => {
  const { page, table } = await host({ players: 4 });
  const ben = await come('Ben', { viewport: PHONE });
  await ben.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const sent: string[] = [];
  ben.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  await ben.page.goto(`${served.address}#t/${table}`);
  await ben.page.locator('button[data-ready]').click();
  await ben.page.locator('button[data-ready]').waitFor({ state: 'detached' });
  await startGame(page, ben.page);
  expect(sent.filter((text) => text.includes('"salt"'))).toHaveLength(1);
  await ben.page.reload();
  await pastTheDeal(ben.page);
  await sees(ben.page, table, 1).toBe(true);
});

inFull('a wish that is made without a connection is told to the server once it is back', async () => {
  const { page } = await host({ players: 4 }, PHONE);
  await startGame(page);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  await page.getByRole('button', { name: 'Menu' }).click();
  const wish = page.getByLabel('Answer for me where I have no choice', { exact: false });
  await wish.waitFor();
  await page.context().setOffline(true);
  await page.locator('[data-banner]').waitFor({ state: 'attached' });
  await wish.uncheck();
  await page.context().setOffline(false);
  await expect.poll(() => sent.filter((text) => text.includes('"prefs"'))).toEqual(['{"t":"prefs","spare":false}']);
});

inFull('what is chosen without a connection is sent once it is back', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  await startGame(page);
  await page.locator('main[data-decision]').waitFor();
  const before = JSON.stringify(await served.view(table, PUBLIC));
  await page.context().setOffline(true);
  await page.locator('[data-banner]').waitFor();
  await playUntil([page], async () => (await page.locator('.sent-later.unsent').count()) > 0);
  await page.getByText('Your answer is sent as soon as the connection is back.').waitFor();
  expect(JSON.stringify(await served.view(table, PUBLIC))).toBe(before);
  await page.context().setOffline(false);
  await expect.poll(async () => JSON.stringify(await served.view(table, PUBLIC)), PATIENCE).not.toBe(before);
  await page.locator('[data-banner]').waitFor({ state: 'detached' });
  await sees(page, table, 0).toBe(true);
});

inFull(
  'links that were cut or mistyped are answered like dead ones, and the ways back and forward keep the seat',
  async () => {
    const { page } = await host({ players: 4 }, PHONE);
    const link = page.url();
    await page.goBack();
    await page.locator('[data-resume="online"]').waitFor();
    await page.goForward();
    await page.locator('[data-start]').waitFor();
    await startGame(page);
    await page.locator('.seat').first().click({ button: 'right' });
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(link);
    for (const place of ['#t/', '#t/../../x', '#t/%00', link.slice(link.indexOf('#'), -3)]) {
      await page.goto(`${served.address}${place}`);
      await page.locator('[data-trouble="no-table"]').waitFor();
    }
    await page.goto(link);
    await pastTheDeal(page);
  },
);

inFull(
  'a server that takes the call and never answers is said to be out of reach, and can be tried again',
  async () => {
    const { table } = await host({ players: 4 }, PHONE);
    const { page } = await come('Ben', { viewport: PHONE });
    let isSilent = true;
    await page.routeWebSocket(/\/ws\//, (socket) => {
      if (isSilent) setTimeout(() => void socket.close(), 200);
      else socket.connectToServer();
    });
    await page.goto(`${served.address}#t/${table}`);
    await page.locator('[data-trouble="offline"]').waitFor();
    expect(await violations(page)).toEqual([]);
    isSilent = false;
    await page.locator('[data-again]').click();
    await page.locator('[data-lobby]').waitFor();
  },
);

inFull(
  'a line through which nothing comes any more is noticed by itself, and what was answered meanwhile counts',
  async () => {
    const { page, table } = await host({ players: 4 }, PHONE);
    let isDead = false;
    await page.routeWebSocket(/\/ws\//, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => (isDead ? undefined : server.send(message)));
      server.onMessage((message) => (isDead ? undefined : socket.send(message)));
    });
    await page.reload();
    await startGame(page);
    await page.locator('main[data-decision]').waitFor();
    const before = JSON.stringify(await served.view(table, PUBLIC));
    isDead = true;
    await playUntil([page], async () => (await page.locator('[data-banner]').count()) > 0);
    expect(JSON.stringify(await served.view(table, PUBLIC))).toBe(before);
    isDead = false;
    await page.locator('[data-banner]').waitFor({ state: 'detached', timeout: 30_000 });
    await expect.poll(async () => JSON.stringify(await served.view(table, PUBLIC)), PATIENCE).not.toBe(before);
    await sees(page, table, 0).toBe(true);
  },
);

inFull('a page whose storage was thrown away sits where it sat, by the cookie', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  await startGame(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await pastTheDeal(page);
  await sees(page, table, 0).toBe(true);
});

inFull('an old page that was kept for offline takes the new version by itself, and finds its seat', async () => {
  const files = ['index.html', 'sw.js'].map((file) => fileURLToPath(new URL(`../dist/${file}`, import.meta.url)));
  const built = files.map((file) => readFileSync(file, 'utf8'));
  const { page } = await come('Ann', { viewport: PHONE, serviceWorkers: 'allow' });
  const isOld = () => page.evaluate(() => document.documentElement.dataset.old === '1');
  try {
    writeFileSync(files[0], built[0].replace('<html', '<html data-old="1"'));
    writeFileSync(files[1], built[1].replace("VERSION = '", "VERSION = 'old-"));
    await served.end();
    await served.start();
    await page.goto(served.address);
    const table = await hostTable(page, 'Ann', SETUP);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.goto(`${served.address}#t/${table}`);
    await startGame(page);
    expect(await isOld()).toBe(true);
  } finally {
    for (const [i, file] of files.entries()) writeFileSync(file, built[i]);
  }
  await served.end();
  await served.start();
  // What the old page says is too old for this server.
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      const old = document.documentElement.dataset.old === '1';
      send.call(this, old ? String(data).replace(/^(\{"t":"hello","v":)\d+/, '$10') : data);
    };
  });
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.old === undefined);
  await pastTheDeal(page);
  expect(await isOld()).toBe(false);
});
