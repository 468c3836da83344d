import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, inSheet, pastTheDeal } from './at-table.ts';
import { makeMove } from './player.ts';
import { hostTable, SETUP, shownView, useServer } from './server.ts';
import { DESK, inFull, PHONE, useStand, type Visitor } from './stand.ts';
import { violations } from './violations.ts';

/** What everybody sees, and what those see who may look into all hands. */
const [PUBLIC, OPEN] = [8, 9];
const PATIENCE = { timeout: 60_000, interval: 50 };

const stand = useStand();
const served = useServer();

const come = (name: string, viewport = PHONE): Promise<Visitor> =>
  stand.visit({ viewport, settings: { language: 'en', speed: 'instant', name } });

/** Somebody hosts a table of this set-up, and is in its lobby. */
async function host(setup: Partial<typeof SETUP> = {}, viewport = DESK): Promise<Visitor & { table: string }> {
  const ann = await come('Ann', viewport);
  await ann.page.goto(served.address);
  const table = await hostTable(ann.page, 'Ann', { ...SETUP, ...setup });
  await ann.page.goto(`${served.address}#t/${table}`);
  await ann.page.locator('[data-start]').waitFor();
  return { ...ann, table };
}

async function guest(name: string, table: string): Promise<Visitor> {
  const visitor = await come(name);
  await visitor.page.goto(`${served.address}#t/${table}`);
  await visitor.page.locator('button[data-ready]').click();
  await visitor.page.locator('button[data-ready]').waitFor({ state: 'detached' });
  return visitor;
}

async function onlooker(name: string, table: string): Promise<Visitor> {
  const visitor = await come(name);
  await visitor.page.goto(`${served.address}#t/${table}/watch`);
  await visitor.page.locator('[data-lobby]').waitFor();
  return visitor;
}

async function start(host: Page, ...others: Page[]): Promise<void> {
  await host.locator('[data-start]').click();
  await Promise.all([host, ...others].map(pastTheDeal));
}

/** Moves of whoever is asked, until it holds. */
async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; !(await holds()); n++) {
    const page = pages[n % pages.length];
    if ((await page.locator('main[data-decision]').count()) > 0) await makeMove(page, n).catch(() => undefined);
    else await page.waitForTimeout(20);
  }
}

/** All of the talk, as soon as it says this. */
async function talkOf(page: Page, says: RegExp): Promise<string> {
  await page.locator('[data-talk]').click();
  await page.locator('[data-write]').click();
  const lines = page.getByRole('dialog').locator('.talk-lines');
  await expect.poll(() => lines.textContent()).toMatch(says);
  const text = (await lines.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

const stone = (page: Page) => page.locator('.stone');

/** Two people on phones, one of whom is out while the game goes on. */
async function withOneDead(): Promise<{ table: string; dead: Page; living: Page }> {
  for (;;) {
    const { page, table } = await host({ players: 4 }, PHONE);
    const ben = await guest('Ben', table);
    await start(page, ben.page);
    const isOver = async () => (await served.view(table, PUBLIC))?.over === true;
    const buried = async () => [await stone(page).count(), await stone(ben.page).count()];
    await playUntil([page, ben.page], async () => (await isOver()) || (await buried()).includes(1));
    const [ann] = await buried();
    // Both may have lived to the end.
    if (!(await isOver()))
      return ann > 0 ? { table, dead: page, living: ben.page } : { table, dead: ben.page, living: page };
    for (const each of [page, ben.page]) await each.close();
  }
}

const seat = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Opponents' }).getByRole('button', { name: new RegExp(`^${name}`) });

inFull('where hints are not allowed there is neither lantern nor coach', async () => {
  const { page } = await host({ players: 4, hints: false });
  expect(await page.locator('[data-played]').textContent()).not.toMatch(/hints/);
  await start(page);
  await asked(page);
  expect(await page.locator('[data-hint]').count()).toBe(0);
  await inSheet(
    page,
    () => page.keyboard.press('n'),
    async (sheet) => expect(await sheet.locator('[data-coach]').count()).toBe(0),
  );
});

inFull('the host lets chairs change places, and gives a bot’s chair to somebody who looks on', async () => {
  const { page, table } = await host({ players: 4 });
  const ben = await guest('Ben', table);
  const eve = await onlooker('Eve', table);
  const chair = (at: number) => page.locator(`[data-chair="${at}"]`);
  await chair(1).click();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-swap="3"]').click();
  await expect.poll(() => chair(3).textContent()).toMatch(/Ben/);
  await start(page, ben.page, eve.page);
  // A bot sits on the chair that was Ben's.
  const bots = page.locator('.seat:has(.level-badge), .seat').filter({ hasNotText: 'Ben' });
  const name = ((await bots.first().locator('b').first().textContent()) ?? '').trim();
  await seat(page, name).click({ button: 'right' });
  await page.locator('[data-give]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Eve', exact: true }).click();
  await eve.page.getByRole('button', { name: /^you: / }).waitFor();
  await playUntil([page, ben.page, eve.page], async () => (await eve.page.locator('main[data-decision]').count()) > 0);
});

inFull(
  'who is out bets, sees all hands, speaks among the dead alone, and finds another table',
  async () => {
    const { table, dead, living } = await withOneDead();
    expect(await violations(dead)).toEqual([]);
    await dead.locator('[data-bet="outlaws"]').click();
    await expect.poll(() => dead.locator('[data-bet="outlaws"] input').isDisabled()).toBe(true);
    await dead.locator('[data-watch-open]').click();
    await dead.locator('.stone.low').waitFor();
    await expect
      .poll(async () => {
        const [shown, known] = await Promise.all([shownView(dead), served.view(table, OPEN)]);
        return shown !== null && JSON.stringify(shown.zones) === JSON.stringify(known?.zones);
      }, PATIENCE)
      .toBe(true);
    await dead.locator('[data-talk]').click();
    await dead.getByText('Only those who are out hear what you say now.').first().waitFor();
    await dead.locator('.phrase-tray [data-phrase="7"]').click();
    expect(await talkOf(dead, /It wasn’t me!/)).toMatch(/It wasn’t me!/);
    expect(await talkOf(living, /./)).toMatch(/Nobody has said anything yet/);
    await dead.getByRole('button', { name: 'Show the stone' }).click();
    await dead.locator('[data-next-table]').click();
    await dead.locator('[data-join-page]').waitFor();
  },
  600_000,
);

inFull('the wish to answer everything oneself is told to the server, and again after a reload', async () => {
  const { page } = await host({ players: 4 });
  await start(page);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  await page.reload();
  await pastTheDeal(page);
  const wishes = () => sent.filter((text) => text.includes('"prefs"'));
  await expect.poll(wishes).toEqual(['{"t":"prefs","spare":true}']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Answer for me where I have no choice', { exact: false }).uncheck();
  await expect.poll(wishes).toEqual(['{"t":"prefs","spare":true}', '{"t":"prefs","spare":false}']);
  expect(await violations(page)).toEqual([]);
  sent.length = 0;
  await page.reload();
  await pastTheDeal(page);
  await expect.poll(wishes).toEqual(['{"t":"prefs","spare":false}']);
});

inFull(
  'two people play a rematch: each says so with one click',
  async () => {
    const { page, table } = await host({ game: 'dice', players: 3, pace: 'quick' });
    const ben = await guest('Ben', table);
    await start(page, ben.page);
    // Nobody is at the seats: bots play them to the end.
    for (const each of [page, ben.page]) await each.goto(served.address);
    await expect
      .poll(async () => (await served.view(table, PUBLIC))?.over, { timeout: 180_000, interval: 1000 })
      .toBe(true);
    for (const each of [page, ben.page]) await each.goto(`${served.address}#t/${table}`);
    const rematch = (each: Page) => each.locator('[data-rematch]');
    for (const each of [page, ben.page]) await rematch(each).waitFor({ timeout: 30_000 });
    await rematch(page).click();
    await ben.page.getByText('2 of 3 are in').waitFor();
    await rematch(ben.page).click();
    for (const each of [page, ben.page]) await rematch(each).waitFor({ state: 'detached', timeout: 30_000 });
    await Promise.all([page, ben.page].map(pastTheDeal));
    await expect.poll(async () => (await served.view(table, PUBLIC))?.over).toBe(false);
  },
  300_000,
);
