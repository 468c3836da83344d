import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inSheet, pastTheDeal } from './at-table.ts';
import { people, playUntil, seatOf, startGame, talkOf } from './people.ts';
import { useServer } from './server.ts';
import { inFull, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const served = useServer();
const { host, guest, onlooker, sees } = people(stand, served);

const sheet = (page: Page) => page.getByRole('dialog');
const openSeat = async (page: Page, name: string): Promise<void> => {
  await seatOf(page, name).click({ button: 'right' });
  await sheet(page).waitFor();
};
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
};
const say = async (page: Page, phrase: number): Promise<void> => {
  await page.locator('[data-talk]').click();
  await page.locator(`.phrase-tray [data-phrase="${phrase}"]`).click();
};
const bots = (page: Page) => page.locator('.seat .level-badge').count();

inFull('in the middle of a game one is muted, asked to leave, and his seat is marked as a bot’s', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  const ben = await guest('Ben', table);
  const eve = await onlooker('Eve', table);
  await startGame(page, ben.page, eve.page);
  expect(await bots(page)).toBe(2);
  await say(ben.page, 7);
  await page.locator('[data-speech]').getByText('It wasn’t me!').waitFor();
  await openSeat(page, 'Ben');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-mute]').click();
  await page.getByText('You do not see what Ben says.').waitFor();
  await close(page);
  expect(await page.locator('[data-talk] .unread').count()).toBe(0);
  expect(await talkOf(page, /./)).toMatch(/Nobody has said anything yet/);
  await ben.page.locator('[data-talk]').click();
  await ben.page.locator('[data-react="laugh"]').click();
  await eve.page.locator('[data-reaction="laugh"]').waitFor();
  expect(await page.locator('[data-reaction]').count()).toBe(0);
  await openSeat(page, 'Ben');
  await page.locator('[data-mute-all]').click();
  await page.getByText('The host has muted Ben.').waitFor();
  await close(page);
  await ben.page.locator('[data-talk]').click();
  await ben.page.locator('[data-write]').click();
  await ben.page.getByText('The host has muted you at this table.').waitFor();
  await openSeat(page, 'Ben');
  await page.locator('[data-kick]').click();
  await ben.page.locator('[data-trouble="kicked"]').waitFor();
  await expect.poll(() => bots(page)).toBe(3);
});

inFull('somebody who looks on and talks can be muted and shown out as well', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  const eve = await onlooker('Eve', table);
  await page.locator('[data-onlookers]').click();
  await page.getByRole('button', { name: 'Eve', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await close(page);
  await startGame(page, eve.page);
  await say(eve.page, 7);
  // Hints, talk and those who look on leave room for the menu.
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await page.locator('[data-onlookers]').click();
  await page.getByRole('button', { name: 'Eve', exact: true }).click();
  await page.locator('[data-mute]').click();
  await page.getByText('You do not see what Eve says.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-ban]').click();
  await eve.page.locator('[data-trouble="banned"]').waitFor();
});

inFull('who leaves the table for good is asked twice, and has no way back on the first page', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  const ben = await guest('Ben', table);
  await startGame(page, ben.page);
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.locator('[data-leave]').click();
  await ben.page.getByRole('button', { name: 'Yes, leave' }).click();
  await ben.page.locator('[data-play-now]').waitFor();
  expect(await ben.page.locator('[data-resume="online"]').count()).toBe(0);
  await expect.poll(() => bots(page)).toBe(3);
});

inFull('a seat that shows a feeling, and one whose player is away, are seen as such by the others', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  const ben = await guest('Ben', table);
  await startGame(page, ben.page);
  const laugh = ben.page.locator('[data-react="laugh"]');
  // What lies over the hand goes as soon as he is asked something.
  const laughs = async (): Promise<number> => {
    if ((await laugh.count()) === 0) await ben.page.locator('[data-talk]').click();
    await laugh.click({ timeout: 2000 }).catch(() => undefined);
    return page.locator('[data-reaction="laugh"]').count();
  };
  await ben.page.locator('[data-talk]').click();
  await ben.page.locator('.phrase-tray').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await expect.poll(laughs).toBe(1);
  await ben.page.goto(served.address);
  await page.locator('[data-away="no"]').getByText('away').waitFor();
  await ben.page.locator('[data-resume="online"]').click();
  await pastTheDeal(ben.page);
  await page.locator('[data-away]').waitFor({ state: 'detached' });
});

inFull('what is taken back is taken back before everybody', async () => {
  const { page, table } = await host({ players: 4 }, PHONE);
  const ben = await guest('Ben', table);
  await startGame(page, ben.page);
  const all = [page, ben.page];
  // How often each has heard that something was taken back.
  const heard = all.map((each) => {
    const rewinds: string[] = [];
    each.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"rewind"') && rewinds.push('')),
    );
    return rewinds;
  });
  await Promise.all(all.map((each) => each.reload()));
  await Promise.all(all.map(pastTheDeal));
  const back = (each: Page) => each.locator('[data-take-back]');
  // Others may have moved before the button is tapped.
  for (let n = 0; n < 20 && heard.some((rewinds) => rewinds.length === 0); n++) {
    await playUntil(all, async () => (await back(page).count()) + (await back(ben.page).count()) > 0);
    const mover = (await back(page).count()) > 0 ? page : ben.page;
    await back(mover)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await mover.waitForTimeout(500);
  }
  expect(heard.map((rewinds) => rewinds.length > 0)).toEqual([true, true]);
  for (const [seat, each] of all.entries()) await sees(each, table, seat).toBe(true);
});

inFull('another name and face are seen at once by the others in the lobby', async () => {
  const { page, table } = await host({ players: 4 });
  const ben = await guest('Ben', table);
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await inSheet(
    ben.page,
    () => Promise.resolve(),
    async (menu) => {
      await menu.getByRole('textbox').fill('Bernard');
      await menu.locator('.face-option').nth(3).click();
    },
  );
  await expect.poll(() => page.locator('[data-chair="1"]').textContent()).toMatch(/Bernard/);
});
