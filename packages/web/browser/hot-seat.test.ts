import { PUBLIC } from '@sixgun/engine';
import type { ToPage } from '@sixgun/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, settled } from './at-table.ts';
import { makeDiceMove } from './dice-player.ts';
import { makeMove } from './player.ts';
import { ended, findMoment } from './positions.ts';
import { FULL, firstOf, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

/** Keeps everything the page hears from its worker, and whom it has asked to look. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const Plain = Worker;
    Object.assign(window, {
      Worker: class extends Plain {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener('message', ({ data }) => heard.push(data));
        }
        override postMessage(message: unknown): void {
          heard.push({ asked: message });
          super.postMessage(message);
        }
      },
    });
  });

type Heard = ToPage | { asked: { t: string; seat?: number | null } };

const NAMES = ['Ann', 'Cyd', 'Dan'];

/** Everything heard so far was meant for the eyes that looked at that moment. */
function expectNothingOfOthers(all: readonly Heard[]): void {
  let eyes = PUBLIC;
  for (const message of all) {
    if ('asked' in message) {
      if (message.asked.t === 'look') eyes = message.asked.seat ?? PUBLIC;
      continue;
    }
    if (message.t !== 'table' && message.t !== 'batch') continue;
    const { view, decision } = message.batch;
    expect(view.seat).toBe(eyes);
    if (eyes === PUBLIC) expect(decision).toBeNull();
  }
}

/** What the page shows of hands and roles, and what it knows of them. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { heard: Heard[] }).heard;
    const table = all.findLast((each) => 't' in each && each.t === 'table');
    const last = all.findLast((each) => 't' in each && (each.t === 'table' || each.t === 'batch'));
    if (table === undefined || !('info' in table) || last === undefined || !('batch' in last)) return null;
    const { info } = table;
    const { view } = last.batch;
    const zones = (name: string) =>
      name in info.first ? info.names.map((_, seat) => view.zones[info.first[name] + seat] ?? []) : [];
    const pieces = [...document.querySelectorAll('.hand [data-piece]')].map((card) =>
      Number(card.getAttribute('data-piece')),
    );
    return {
      me: info.me,
      pieces,
      hands: zones('hand'),
      roles: zones('role'),
      ownRole: document.querySelector('.own') !== null,
    };
  });

async function handOver(page: Page): Promise<void> {
  const hold = page.locator('.hold').first();
  await expect.poll(() => page.locator('.hand, .own, .seat').count()).toBe(0);
  const box = await hold.boundingBox();
  if (box === null) throw new Error('There is nothing to hold.');
  // A tap is not enough.
  await hold.click();
  await expect.poll(() => page.locator('.handover').count()).toBe(1);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.locator('main[data-decision]').waitFor();
  await page.mouse.up();
}

const GAMES = [
  ['card', makeMove, FULL ? 40 : 4],
  ['dice', makeDiceMove, FULL ? 20 : 2],
] as const;

test.each(firstOf(GAMES))(
  'three people and a bot at one device: nobody ever sees what is another’s (%s)',
  async (game, move, hands) => {
    const settings = {
      language: 'en',
      speed: 'instant',
      players: 4,
      game,
      name: 'Ann',
      guests: ['Cyd', null, 'Dan'],
    } as const;
    const { page, faults } = await stand.visit({ viewport: PHONE, settings });
    await listen(page);
    await page.goto(stand.address);
    await page.locator(`[data-door=${game}]`).click();
    const people = new Set<number>();
    for (let handed = 0, turn = 0; handed < hands && turn < 400; turn++) {
      await page
        .locator('.handover[data-handover]:not([data-handover=""]), main[data-decision], .sheet-end')
        .first()
        .waitFor();
      if ((await page.locator('.sheet-end').count()) > 0) break;
      if ((await page.locator('.handover').count()) > 0) {
        const nobody = page.locator('[data-nobody]');
        if ((await nobody.count()) > 0) {
          await nobody.click();
          await settled(page);
          continue;
        }
        if (handed === 0 && game === 'card') await expect.poll(() => violations(page)).toEqual([]);
        await handOver(page);
        handed++;
      }
      await settled(page);
      const now = await shown(page);
      if (now === null || now.me === PUBLIC) continue;
      people.add(now.me);
      now.hands.forEach((pieces, seat) => {
        if (seat !== now.me) expect(pieces.filter((piece) => now.pieces.includes(piece))).toEqual([]);
      });
      if (now.hands.length > 0) expect(now.pieces.filter((piece) => !now.hands[now.me].includes(piece))).toEqual([]);
      await move(page, turn);
      await settled(page);
    }
    expect(people.size).toBeGreaterThan(1);
    expectNothingOfOthers(await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard));
    // A reload shows the doors, whoever looked before.
    await page.reload();
    await page.locator('.hold').first().waitFor();
    await expect.poll(() => page.locator('.hand, .own').count()).toBe(0);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(NAMES.some((name) => text.includes(name))).toBe(true);
    expect(faults).toEqual([]);
  },
);

test('keys open the door by pressing twice', async () => {
  const settings = { language: 'en', speed: 'instant', players: 4, guests: ['Cyd', 'Dan', 'Eve'] } as const;
  const { page } = await stand.visit({ viewport: PHONE, settings });
  await page.goto(stand.address);
  await page.locator('[data-door=card]').click();
  const hold = page.locator('.hold').first();
  await hold.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Press once more/).waitFor();
  await expect.poll(() => page.locator('.handover').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.locator('main[data-decision]').waitFor();
});

test('the doors open only while they are held: who lets go or slips off them stays outside', async () => {
  const settings = { language: 'en', speed: 'normal', players: 4, guests: ['Cyd', 'Dan', 'Eve'] } as const;
  const { page, faults } = await stand.visit({ viewport: PHONE, settings });
  await page.goto(stand.address);
  await page.locator('[data-door=card]').click();
  const hold = page.locator('.hold').first();
  await hold.waitFor();
  await settled(page);
  const box = await hold.boundingBox();
  if (box === null) throw new Error('There is nothing to hold.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isHeld = () => hold.getAttribute('class');
  for (const letGo of [() => page.mouse.up(), () => page.mouse.move(x, box.y - 60)]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect.poll(isHeld).toBe('hold held');
    await letGo();
    await expect.poll(isHeld).toBe('hold');
    await page.mouse.up();
  }
  // Longer than anybody has to hold: nothing was still to come.
  await page.waitForTimeout(900);
  await expect.poll(() => page.locator('.handover').count()).toBe(1);
  await expect.poll(() => page.locator('.hand, .own, .seat').count()).toBe(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator('main.table').waitFor();
  await page.mouse.up();
  expect(faults).toEqual([]);
});

test('the end belongs to everybody at the device: no side is yours, nothing of one person’s own is told', async () => {
  const { record, me, names, botKey } = findMoment(6, ended).saved;
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'normal' } });
  // Not the page itself, which might look for a game before there is one.
  await page.goto(`${stand.address}notices.txt`);
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('sixgun.kept', JSON.stringify({ game: 'card', players: 6, over: true }));
        const request = indexedDB.open('sixgun', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const { result } = request;
          const store = result.transaction('games', 'readwrite').objectStore('games');
          store.put(kept, 'current').onsuccess = () => {
            result.close();
            resolve();
          };
        };
      }),
    { record, me, names, botKey, people: [0, 2] },
  );
  await page.goto(`${stand.address}#table`);
  await button(page, 'Go on').click();
  const ending = page.getByRole('dialog', { name: 'The game is over' });
  await ending.waitFor();
  await expect.poll(() => ending.locator('.roll-line').count()).toBe(6);
  await expect.poll(() => ending.locator('.roll-line .mine').count()).toBe(0);
  await expect.poll(() => ending.getByText(/marks|bet/i).count()).toBe(0);
  await expect.poll(() => ending.locator('.decided li').count()).toBeGreaterThan(0);
  await expect.poll(() => button(page, 'Play again').count()).toBe(1);
  expect(faults).toEqual([]);
});
