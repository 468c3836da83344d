import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pastTheDeal } from './at-table.ts';
import { makeMove } from './player.ts';
import { hostTable, SETUP, type Served, shownView } from './server.ts';
import { DESK, PHONE, type useStand, type Visit, type Visitor } from './stand.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

/** What everybody sees, and what those see who may look into all hands. */
export const PUBLIC = 8;
export const OPEN = 9;

/** People who come to tables of a server, each with a browser of his own. */
export function people(stand: ReturnType<typeof useStand>, served: Served) {
  const come = (name: string, { settings, ...visit }: Visit = {}): Promise<Visitor> =>
    stand.visit({ ...visit, settings: { language: 'en', speed: 'instant', name, ...settings } });

  /** Somebody hosts a table of this set-up, and is in its lobby. */
  async function host(
    setup: Partial<typeof SETUP> = {},
    viewport = DESK,
    name = 'Ann',
  ): Promise<Visitor & { table: string }> {
    const ann = await come(name, { viewport });
    await ann.page.goto(served.address);
    const table = await hostTable(ann.page, name, { ...SETUP, ...setup });
    await ann.page.goto(`${served.address}#t/${table}`);
    await ann.page.locator('[data-start]').waitFor();
    return { ...ann, table };
  }

  /** Somebody who comes by the link on a phone, sits down and is ready. */
  async function guest(name: string, table: string): Promise<Visitor> {
    const visitor = await come(name, { viewport: PHONE });
    await visitor.page.goto(`${served.address}#t/${table}`);
    await visitor.page.locator('button[data-ready]').click();
    await visitor.page.locator('button[data-ready]').waitFor({ state: 'detached' });
    return visitor;
  }

  async function onlooker(name: string, table: string): Promise<Visitor> {
    const visitor = await come(name, { viewport: PHONE });
    await visitor.page.goto(`${served.address}#t/${table}/watch`);
    await visitor.page.locator('[data-lobby]').waitFor();
    return visitor;
  }

  /** Bots play whoever has gone, as long as somebody looks on: a table without anybody stands still. */
  async function playedByBots(table: string, ...gone: Page[]): Promise<void> {
    for (const each of gone) await each.goto(served.address);
    const until = Date.now() + 180_000;
    while ((await served.view(table, PUBLIC))?.over !== true) {
      if (Date.now() > until) throw new Error('The bots do not come to an end.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    for (const each of gone) await each.goto(`${served.address}#t/${table}`);
  }

  /** Another device becomes the same person, by the code that was made on the first one. */
  async function sameBy(page: Page): Promise<Visitor> {
    const { code } = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/me/recovery', { method: 'POST', headers, body: '{}' })).json();
    });
    const other = await come('Somebody');
    await other.page.goto(`${served.address}#me/${code}`);
    await other.page.locator('[data-recover]').click();
    await other.page.getByText('Welcome back, Ann!').waitFor();
    return other;
  }

  /** The page shows what the server says this seat must see. */
  const sees = (page: Page, table: string, seat: number) =>
    expect.poll(async () => {
      const [shown, known] = await Promise.all([shownView(page), served.view(table, seat)]);
      return shown !== null && JSON.stringify(shown.zones) === JSON.stringify(known?.zones);
    }, PATIENCE);

  return { come, host, guest, onlooker, playedByBots, sameBy, sees };
}

export async function startGame(host: Page, ...others: Page[]): Promise<void> {
  await host.locator('[data-start]').click();
  await Promise.all([host, ...others].map(pastTheDeal));
}

/** Moves of whoever is asked, until it holds. */
export async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; !(await holds()); n++) {
    const page = pages[n % pages.length];
    if ((await page.locator('main[data-decision]').count()) > 0) await makeMove(page, n).catch(() => undefined);
    else await page.waitForTimeout(20);
  }
}

/** All of the talk, as soon as it says this. */
export async function talkOf(page: Page, says: RegExp): Promise<string> {
  await page.locator('[data-talk]').click();
  await page.locator('[data-write]').click();
  const lines = page.getByRole('dialog').locator('.talk-lines');
  const text = async () => (await lines.textContent()) ?? '';
  await page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector('dialog .talk-lines')?.textContent ?? ''),
    says.source,
  );
  const found = await text();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return found;
}

/** The seat of one of the others; its sheet opens with the other button of the mouse. */
export const seatOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Opponents' }).getByRole('button', { name: new RegExp(`^${name}`) });
