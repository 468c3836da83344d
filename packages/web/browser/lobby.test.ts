import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pastTheDeal } from './at-table.ts';
import { tabTo } from './keys.ts';
import { hostTable, SETUP, useServer } from './server.ts';
import { DESK, inFull, PHONE, useStand, type Visit, type Visitor } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const served = useServer();

const come = (name: string, { settings, ...visit }: Visit = {}): Promise<Visitor> =>
  stand.visit({ ...visit, settings: { language: 'en', speed: 'instant', name, ...settings } });

const lobby = (page: Page) => page.locator('[data-lobby]');
const chair = (page: Page, at: number) => page.locator(`[data-chair="${at}"]`);

/** A wrong code and a dead link are answered as such. */
const expected = /404/;
const surprises = ({ faults }: Visitor): string[] => faults.filter((fault) => !expected.test(fault));

/** Somebody hosts with one click; the answer knows the code. */
async function host(visit: Visit = {}): Promise<Visitor & { code: string }> {
  const visitor = await come('Ann', { viewport: DESK, ...visit });
  await visitor.page.goto(served.address);
  await visitor.page.locator('[data-host]').click();
  await lobby(visitor.page).waitFor();
  return { ...visitor, code: (await visitor.page.locator('[data-code]').textContent()) ?? '' };
}

async function comeByCode(page: Page, code: string): Promise<void> {
  await page.locator('[data-code-field]').fill(code);
  await page.locator('[data-come-in]').click();
}

/** Somebody comes by the link, and sits. */
async function comeByLink(name: string, link: string, visit: Visit = {}): Promise<Visitor> {
  const visitor = await come(name, visit);
  await visitor.page.goto(link);
  await visitor.page.locator('button[data-ready]').waitFor();
  return visitor;
}

const says = (page: Page, at: number) => expect.poll(() => chair(page, at).textContent());
const trouble = (page: Page, code: string) => page.locator(`[data-trouble="${code}"]`).waitFor();

test('one hosts with one click, another comes by the code, is ready, and the game is dealt', async () => {
  const ann = await host({ settings: { players: 4 } });
  expect(ann.code).toMatch(/^[A-Z]{5}$/);
  await ann.page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
  const ben = await come('Ben', { viewport: PHONE });
  await ben.page.goto(`${served.address}#join`);
  await comeByCode(ben.page, 'IIIII');
  await ben.page.getByText('No table has the code IIIII.').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await comeByCode(ben.page, ann.code.toLowerCase());
  await lobby(ben.page).waitFor();
  await says(ann.page, 1).toMatch(/Ben.*not ready/);
  await ben.page.locator('button[data-ready]').click();
  await says(ann.page, 1).toMatch(/Ben(?!.*not).*ready/);
  expect(await violations(ann.page)).toEqual([]);
  // Two seats are free: bots take them.
  await ann.page.locator('[data-start]').click();
  await Promise.all([pastTheDeal(ann.page), pastTheDeal(ben.page)]);
  expect([...surprises(ann), ...surprises(ben)]).toEqual([]);
});

inFull('from the first page to a started table by the keyboard alone', async () => {
  const { page, ...rest } = await come('Ann', { viewport: DESK, settings: { game: 'dice', players: 3 } });
  await page.goto(served.address);
  await tabTo(page, page.locator('[data-host]'));
  await page.keyboard.press('Enter');
  await lobby(page).waitFor();
  await tabTo(page, page.locator('[data-start]'));
  await page.keyboard.press('Enter');
  await pastTheDeal(page);
  expect(surprises({ page, ...rest })).toEqual([]);
});

inFull('the host changes what is played, and everybody sees it at once', async () => {
  const ann = await host();
  const ben = await comeByLink('Ben', ann.page.url());
  await ann.page.locator('[data-change]').click();
  await ann.page.getByLabel('High Noon').check();
  await ann.page.getByLabel('8', { exact: true }).check();
  await ann.page.getByLabel('Brisk', { exact: true }).check();
  await expect
    .poll(() => ben.page.locator('[data-played]').textContent())
    .toMatch(/8 seats · 1 expansion · 6 s a move/);
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.locator('[data-done]').click();
  await expect.poll(() => ben.page.locator('[data-chair]').count()).toBe(8);
  await ben.page.getByText('The host has changed the set-up.').first().waitFor();
  expect([...surprises(ann), ...surprises(ben)]).toEqual([]);
});

inFull('people are invited from the set-up, with its boxes and its clock', async () => {
  const { page, ...rest } = await come('Ann', { viewport: PHONE, settings: { players: 6 } });
  await page.goto(`${served.address}#setup`);
  await page.getByLabel('Dodge City').check();
  await page.getByLabel('Relaxed', { exact: true }).check();
  await page.locator('[data-invite]').click();
  await lobby(page).waitFor();
  expect(await page.locator('[data-played]').textContent()).toMatch(/6 seats · 1 expansion · 30 s a move/);
  expect(surprises({ page, ...rest })).toEqual([]);
});

inFull('a bot gets its level, the chair of the host is handed over, and the new host may use it', async () => {
  const ann = await host();
  const ben = await comeByLink('Ben', ann.page.url());
  await chair(ann.page, 2).click();
  await ann.page.getByLabel('Legend').check();
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.keyboard.press('Escape');
  await says(ben.page, 2).toMatch(/Legend/);
  await chair(ann.page, 1).click();
  await ann.page.locator('[data-make-host]').click();
  await says(ben.page, 1).toMatch(/host/);
  await ben.page.locator('[data-start]').waitFor();
  await ann.page.locator('[data-start]').waitFor({ state: 'detached' });
  await chair(ben.page, 0).click();
  await ben.page.locator('[data-kick]').click();
  await trouble(ann.page, 'kicked');
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.locator('[data-other-tables]').click();
  await ann.page.locator('[data-join-page]').waitFor();
});

inFull('a full table, a ban, a dead link: each says so and shows a way on', async () => {
  const ann = await host({ settings: { players: 3 } });
  const link = ann.page.url();
  const ben = await comeByLink('Ben', link);
  await comeByLink('Cid', link);
  const dot = await come('Dot');
  await dot.page.goto(link);
  await dot.page.getByText('You are looking on; all seats are taken.').waitFor();
  await chair(ann.page, 1).click();
  await ann.page.locator('[data-ban]').click();
  await trouble(ben.page, 'banned');
  await ben.page.goto(`${served.address}#t/0000000000`);
  await trouble(ben.page, 'no-table');
  await ben.page.locator('[data-to-start]').click();
  await ben.page.locator('[data-play-now]').waitFor();
  // The chair of the banned one is free for whoever looks on.
  await dot.page.locator('[data-sit]').click();
  await says(ann.page, 1).toMatch(/Dot/);
});

inFull('whoever has as many tables as one may is shown the way back to them', async () => {
  const { page } = await host();
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: { code: 'full' } }) : route.continue(),
  );
  await page.goto(`${served.address}#host`);
  await trouble(page, 'full');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-own-table]').click();
  await lobby(page).waitFor();
});

inFull('a double tap leaves somebody ready, and who looks on can be shut again', async () => {
  const ann = await host();
  const { page } = await comeByLink('Ben', ann.page.url());
  const eve = await come('Eve');
  await eve.page.goto(`${ann.page.url()}/watch`);
  const { x, y, width, height } = (await page.locator('[data-ready]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('[data-not-ready]').waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await ann.page.locator('[data-onlookers]').click();
  expect(await violations(ann.page)).toEqual([]);
  await says(ann.page, 1).toMatch(/Ben(?!.*not).*ready/);
});

inFull(
  'talk: phrases in everybody’s own language, length and pace shown to the writer, mute for one and for all',
  async () => {
    const ann = await host();
    const ben = await comeByLink('Ben', ann.page.url(), { settings: { language: 'cs' } });
    await ann.page.getByRole('button', { name: 'One moment…' }).click();
    await ben.page.locator('.talk-lines').getByText('Minutku…').waitFor();
    const field = ben.page.locator('.talk-form input');
    await field.fill('x'.repeat(190));
    await ben.page.getByText('zbývá 10 znaků').waitFor();
    // All in one go: on a slow machine each key would take as long as the pace allows.
    await field.evaluate((input: HTMLInputElement) => {
      for (let n = 0; n < 7; n++) {
        input.value = `line ${n}`;
        input.form?.requestSubmit();
      }
    });
    await ben.page.getByText('Pomalu, s další zprávou chvilku počkej.').waitFor();
    const heard = (text: string) => ann.page.locator('.talk-lines').getByText(text);
    await heard('line 1').waitFor();
    await chair(ann.page, 1).click();
    await ann.page.locator('[data-mute]').click();
    await ann.page.getByText('You do not see what Ben says.').waitFor();
    await expect.poll(() => heard('line 1').count()).toBe(0);
    await ann.page.locator('[data-mute-all]').click();
    await ann.page.getByText('The host has muted Ben.').waitFor();
    await expect.poll(() => field.isDisabled()).toBe(true);
    await ben.page.getByText('Hostitel tě u tohoto stolu ztlumil.').first().waitFor();
  },
);

inFull('public tables are on the list, with their number on the first page', async () => {
  const ann = await host({ settings: { listed: true, players: 5 } });
  const ben = await come('Ben');
  const id = ann.page.url().split('/').at(-1) ?? '';
  // The server makes its list once a second.
  await expect.poll(async () => (await fetch(`${served.address}api/tables`)).text()).toContain(id);
  await ben.page.goto(served.address);
  await expect.poll(() => ben.page.locator('[data-join]').textContent()).toMatch(/one of \d+ public table/);
  await ben.page.locator('[data-join]').click();
  const own = ben.page.getByRole('button', { name: 'Table of Ann: Sit down' }).last();
  await own.waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await own.click();
  await lobby(ben.page).waitFor();
  expect(surprises(ann)).toEqual([]);
});

inFull('a recovery code brings somebody to another device, and being forgotten takes the name away', async () => {
  const ann = await host();
  await ann.page.goto(served.address);
  const who = /^Ann/;
  await ann.page.getByRole('button', { name: who }).first().click();
  await ann.page.locator('[data-make-code]').click();
  const shown = ann.page.locator('[data-recovery-code]');
  await shown.waitFor();
  expect(await violations(ann.page)).toEqual([]);
  const code = (await shown.textContent()) ?? '';
  const other = await come('Somebody');
  await other.page.goto(`${served.address}#me/${code.trim()}`);
  await other.page.locator('[data-recover]').click();
  await other.page.getByText('Welcome back, Ann!').waitFor();
  // The code was used up; there is a new one for the next device.
  await expect.poll(() => other.page.locator('[data-recovery-code]').textContent()).not.toBe(code);
  expect(other.page.url()).not.toContain(code.trim());
  await other.page.locator('[data-devices="2"]').waitFor();
  await other.page.locator('[data-sign-out]').click();
  await other.page.getByText('The other devices are signed out.', { exact: false }).waitFor();
  await other.page.locator('[data-devices="1"]').waitFor();
  expect(await violations(other.page)).toEqual([]);
  await expect.poll(() => ann.page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
  await other.page.locator('[data-forget]').click();
  await other.page.locator('[data-forget]').click();
  await other.page.getByText('The server has forgotten you.').waitFor();
});

inFull('the link is copied over plain http as well, where the browser has only the old way', async () => {
  const ann = await host();
  await ann.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await ann.page.locator('[data-copy]').click();
  await ann.page.getByText('The link is copied.').waitFor();
});

inFull('without a server Host and Join stay and say why', async () => {
  const { page } = await come('Ann');
  await page.goto(stand.address);
  await expect.poll(() => page.locator('[data-host]').getAttribute('aria-disabled')).toBe('true');
  // It can be tapped although it leads nowhere.
  await page.locator('[data-host]').click({ force: true });
  await page.getByText('This copy of the page has no server').waitFor();
  expect(await violations(page)).toEqual([]);
});

inFull('a server that does not answer just now is said to be so, and found again by the next tap', async () => {
  const { page } = await come('Ann');
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto(served.address);
  await expect.poll(() => page.locator('[data-join]').getAttribute('aria-disabled')).toBe('true');
  await page.locator('[data-join]').click({ force: true });
  await page.getByText('The server does not answer just now').waitFor();
  await page.unroute('**/api/tables');
  await page.locator('[data-join]').click({ force: true });
  await expect.poll(() => page.locator('[data-join]').getAttribute('aria-disabled')).toBe('false');
  await page.locator('[data-join]').click();
  await page.locator('[data-join-page]').waitFor();
});

inFull('a code of wide letters fits its poster, with free seats and without', async () => {
  const { page } = await host({ viewport: PHONE, settings: { players: 3, language: 'pl' } });
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"code":"[A-Z]{5}"/, '"code":"WMWMW"')));
  });
  await page.reload();
  const isWhole = async () => {
    const [inner, outer] = await Promise.all(
      ['[data-copy]', '.invitation'].map((place) => page.locator(place).boundingBox()),
    );
    return (inner?.x ?? 0) + (inner?.width ?? PHONE.width) < (outer?.x ?? 0) + (outer?.width ?? 0);
  };
  await page.getByText('WMWMW').first().waitFor();
  expect(await isWhole()).toBe(true);
  for (const name of ['Ben', 'Cid']) await comeByLink(name, page.url());
  await page.locator('.invitation.full').waitFor();
  expect(await isWhole()).toBe(true);
});

inFull('what the set-up is changed with is fetched again by the next tap, where it could not be fetched', async () => {
  const { page } = await host();
  await page.route('**/assets/change-sheet-*', (route) => route.abort());
  await page.locator('[data-change]').click();
  await page.getByText('The server cannot be reached.').waitFor();
  await page.unroute('**/assets/change-sheet-*');
  await page.locator('[data-change]').click();
  await page.locator('[data-done]').waitFor();
});

inFull(
  'the longest names a server takes, of people and of tables, stand whole and push nothing out of sight',
  async () => {
    const { page } = await host({ viewport: PHONE });
    const isWhole = (each: Element) => each.scrollWidth <= each.clientWidth;
    await comeByLink('Wolfeschlegelsteinha', page.url());
    await chair(page, 1).click();
    await page.locator('[data-ban]').waitFor();
    expect(await page.getByRole('dialog').evaluate(isWhole)).toBe(true);
    const dot = await come('Dot');
    await dot.page.goto(served.address);
    await hostTable(dot.page, 'Dot', { ...SETUP, name: 'W'.repeat(40), open: true });
    await page.goto(`${served.address}#join`);
    // The server makes its list once a second.
    const listed = async () => {
      await page.locator('[data-look-again]').click();
      return page.getByText('WWWW').count();
    };
    await expect.poll(listed).toBeGreaterThan(0);
    expect(await page.locator('html').evaluate(isWhole)).toBe(true);
  },
);

inFull.each([
  ['dark', 'cs', PHONE],
  ['dark', 'pl', DESK],
  ['light', 'pl', PHONE],
] as const)('join, lobby and its sheets have no axe violations (%s, %s, %o)', async (theme, language, viewport) => {
  const settings = { theme, language };
  const { page } = await host({ viewport, settings });
  const link = page.url();
  const guest = await comeByLink('Maximilián', link, { viewport, settings });
  await says(page, 1).toMatch(/Maximilián/);
  for (const each of [page, guest.page]) expect(await violations(each)).toEqual([]);
  for (const opener of [chair(page, 1), chair(page, 2), page.locator('[data-change]')]) {
    await opener.click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await guest.page.goto(`${served.address}#join`);
  await guest.page.locator('[data-join-page]').waitFor();
  expect(await violations(guest.page)).toEqual([]);
});
