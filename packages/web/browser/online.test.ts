import type { View } from '@sixgun/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pastTheDeal } from './at-table.ts';
import { makeMove } from './player.ts';
import { hostTable, SETUP, shownView, useServer } from './server.ts';
import { DESK, PHONE, useStand } from './stand.ts';

const stand = useStand();
const served = useServer();

const PATIENCE = { timeout: 30_000, interval: 50 };

interface Person {
  page: Page;
  faults: string[];
  seat: number;
}

const settings = (name: string) => ({ language: 'en', speed: 'instant', name }) as const;

/** Both see what the server says they must, and nothing else. */
async function expectSameAsServer(table: string, people: readonly Person[]): Promise<void> {
  for (const { page, seat } of people) await expect.poll(() => differences(page, table, seat), PATIENCE).toEqual([]);
}

/** Parts of the view that the page shows otherwise than the server knows them. */
async function differences(page: Page, table: string, seat: number): Promise<unknown[]> {
  const [shown, known] = await Promise.all([shownView(page), served.view(table, seat)]);
  if (shown === null || known === null) return ['not there'];
  const keys = Object.keys(known) as (keyof View)[];
  return keys.flatMap((key) =>
    JSON.stringify(shown[key]) === JSON.stringify(known[key]) ? [] : [[key, shown[key], known[key]]],
  );
}

/** Moves of whoever is asked, until so many were made. */
async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let made = 0, n = 0; made < moves; n++) {
    const { page } = people[n % people.length];
    if ((await page.locator('main[data-decision]').count()) === 0) await page.waitForTimeout(20);
    else {
      await makeMove(page, n);
      made++;
    }
  }
}

/** Desk hosts, phone joins by the link, bots on the other seats. */
async function sitDown(setup = SETUP): Promise<{ table: string; people: [Person, Person] }> {
  const desk = await stand.visit({ viewport: DESK, settings: settings('Ann') });
  await desk.page.goto(served.address);
  const table = await hostTable(desk.page, 'Ann', setup);
  await desk.page.goto(`${served.address}#t/${table}`);
  await desk.page.locator('[data-seats]').waitFor();
  const phone = await stand.visit({ viewport: PHONE, settings: settings('Ben') });
  await phone.page.goto(`${served.address}#t/${table}`);
  await phone.page.locator('[data-sit]').click();
  await phone.page.locator('button[data-ready]').click();
  await phone.page.locator('button[data-ready]').waitFor({ state: 'detached' });
  for (let seat = 2; seat < setup.players; seat++) {
    await desk.page.locator('[data-bot]').click();
    await desk.page
      .locator(`li:nth-child(${seat + 1})`)
      .getByText('bot')
      .waitFor();
  }
  await desk.page.locator('[data-start]').click();
  await Promise.all([pastTheDeal(desk.page), pastTheDeal(phone.page)]);
  return {
    table,
    people: [
      { ...desk, seat: 0 },
      { ...phone, seat: 1 },
    ],
  };
}

test('two people and two bots play; a reload, a lost network and a stopped server change nothing', async () => {
  const { table, people } = await sitDown();
  const [desk, phone] = people;
  await expectSameAsServer(table, people);
  await play(people, 4);
  await expectSameAsServer(table, people);

  await phone.page.reload();
  await pastTheDeal(phone.page);
  await expectSameAsServer(table, people);

  await phone.page.context().setOffline(true);
  await play([desk], 1);
  await phone.page.context().setOffline(false);
  await expectSameAsServer(table, people);

  await served.end();
  await served.start();
  await expectSameAsServer(table, people);
  await play(people, 2);
  await expectSameAsServer(table, people);
  expect(desk.faults.filter((fault) => !fault.includes('WebSocket'))).toEqual([]);
});
