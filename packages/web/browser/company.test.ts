import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, inSheet, pastTheDeal } from './at-table.ts';
import { OPEN, PUBLIC, people, playUntil, seatOf, startGame, talkOf } from './people.ts';
import { shownView, useServer } from './server.ts';
import { inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

const stand = useStand();
const served = useServer();
const { host, guest, onlooker } = people(stand, served);

const stone = (page: Page) => page.locator('.stone');

/** Two people on phones, one of whom is out while the game goes on. */
async function withOneDead(): Promise<{ table: string; dead: Page; living: Page }> {
  for (;;) {
    const { page, table } = await host({ players: 4 }, PHONE);
    const ben = await guest('Ben', table);
    await startGame(page, ben.page);
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

inFull('where hints are not allowed there is neither lantern nor coach', async () => {
  const { page } = await host({ players: 4, hints: false });
  expect(await page.locator('[data-played]').textContent()).not.toMatch(/hints/);
  await startGame(page);
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
  await startGame(page, ben.page, eve.page);
  // A bot sits on the chair that was Ben's.
  const bots = page.locator('.seat:has(.level-badge), .seat').filter({ hasNotText: 'Ben' });
  const name = ((await bots.first().locator('b').first().textContent()) ?? '').trim();
  await seatOf(page, name).click({ button: 'right' });
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
    // A death that can still be taken back opens no hands before somebody goes on.
    await playUntil([living], async () => (await dead.locator('.stone.low').count()) > 0);
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
  await startGame(page);
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
