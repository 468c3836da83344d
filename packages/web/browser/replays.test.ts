import { readFileSync } from 'node:fs';
import { hasSeat, headLines, OPEN, parseRecord } from '@sixgun/engine';
import { Playback } from '@sixgun/host';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { zoneOf } from '../src/table/box.ts';
import { asked, button } from './at-table.ts';
import { fairGame, FAIR_ID as ID } from './fair-game.ts';
import { findMoment } from './positions.ts';
import { DESK, inFull, PHONE, useStand, type Visit } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
let card = '';
beforeAll(() => {
  card = fairGame('card');
});

/** Somebody to whom a server has these games. */
async function visit(games: Record<string, string>, options: Visit = {}) {
  const settings = { language: 'en', speed: 'instant', ...options.settings } as const;
  const visitor = await stand.visit({ viewport: PHONE, ...options, settings });
  // What is dealt anew is dealt alike every time.
  await visitor.page.context().route('**/assets/replay-*.js', async (route) => {
    const script = await route.fetch();
    const sure = 'crypto.getRandomValues = (array) => array.fill(7);\n';
    await route.fulfill({ response: script, body: sure + (await script.text()) });
  });
  await visitor.page.route('**/api/games/*', (route) => {
    const record = games[new URL(route.request().url()).pathname.split('/').at(-1) ?? ''];
    return record === undefined
      ? route.fulfill({ status: 404, body: 'no' })
      : route.fulfill({ contentType: 'text/plain; charset=utf-8', body: record });
  });
  return visitor;
}

/** What a click saves as a file. */
async function downloaded(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.locator(button).click();
  return readFileSync(await (await waiting).path(), 'utf8');
}

const moment = (page: Page) => page.locator('.replay-moment').textContent();
const hands = (page: Page) => page.locator('.open-hand').count();
/** Posters whose role can be read. */
const roles = (page: Page) => page.locator('.seat .badge').count();

test('a game opens by its link, jumps to a turn, is seen with other eyes and played on from there', async () => {
  const { page, faults } = await visit({ [ID]: card });
  const playback = new Playback(card);
  const { steps } = playback.course;
  // Whoever is in jail has a turn without a step.
  const [first, next] = [...new Set(steps.map(({ turn }) => turn))].slice(4);
  await page.goto(`${stand.address}#r/${ID}?turn=${first}&eyes=open`);
  await page.locator('.replay-panel').waitFor();
  await expect.poll(() => moment(page)).toBe(`Turn ${first}`);
  await expect.poll(() => roles(page)).toBe(5);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => moment(page)).toBe(`Turn ${next}`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment(page)).toBe(`Turn ${next}, step 1`);
  // What lies ahead is not in the strip.
  expect(await page.locator('.strip-to-come').count()).toBe(1);
  /** Seats in whose hands this audience knows a card, besides its own. */
  const known = (audience: number): number => {
    const { view, info } = playback.table(steps.findIndex(({ turn }) => turn === next) + 1, audience);
    const others = view.order.filter((seat) => seat !== audience);
    return others.filter((seat) => view.zones[info.first.hand + seat].some((piece) => piece >= 0)).length;
  };
  await expect.poll(() => hands(page)).toBe(known(OPEN));
  await page.locator('[data-eyes="1"]').click();
  await expect.poll(() => page.locator('[data-eyes="1"]').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => roles(page)).toBeLessThan(4);
  await expect.poll(() => hands(page)).toBe(known(1));
  await expect.poll(() => page.url()).toMatch(new RegExp(`#r/${ID}\\?turn=${next}&step=1&eyes=B$`));
  // Another link to the same game in the same window, and the way back from it.
  const before = await moment(page);
  await page.evaluate((id) => location.assign(`#r/${id}?turn=2&eyes=open`), ID);
  await expect.poll(() => moment(page)).toBe('Turn 2');
  await expect.poll(() => page.locator('[data-eyes="open"]').getAttribute('aria-pressed')).toBe('true');
  await page.goBack();
  await expect.poll(() => moment(page)).toBe(before);
  await page.locator('[data-eyes="1"][aria-pressed="true"]').waitFor();
  await page.locator('[data-play-on]').click();
  await page.locator('[data-deal="anew"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-take-seat]').click();
  await asked(page);
  expect(page.url()).toMatch(/#table$/);
  expect(await page.locator('.own-name').textContent()).toContain('Ben');
  expect(faults).toEqual([]);
});

test('a legend says what it would have done in a seat; what was done is told to whoever has seen it or asks', async () => {
  const { page, faults } = await visit({ [ID]: card }, { viewport: DESK });
  const { steps } = new Playback(card).course;
  // Somebody's turn, and the step after it.
  const turn = steps.find(({ asked }, i) => i > 20 && asked.length === 1)?.turn ?? 0;
  const { asked: seats } = steps[steps.findIndex((step) => step.turn === turn)];
  await page.goto(`${stand.address}#r/${ID}?turn=${turn}&eyes=open`);
  const lantern = page.locator('.replay-head [data-hint]:enabled');
  const slip = page.getByRole('region', { name: 'Hint' });
  const done = slip.getByText('What was really done:');
  await lantern.waitFor();
  await page.keyboard.press('h');
  await slip.locator('[data-done]').waitFor({ timeout: 30_000 });
  expect(await slip.locator('.prompt').textContent()).toContain(
    `in ${'Ann Ben Cora Dan Eve'.split(' ')[seats[0]]}’s seat:`,
  );
  expect(await done.count()).toBe(0);
  await slip.locator('[data-done]').click();
  await done.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment(page)).toBe(`Turn ${turn}, step 1`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moment(page)).toBe(`Turn ${turn}`);
  await lantern.click();
  await done.waitFor({ timeout: 30_000 });
  // With the eyes of another seat he would tell what is in a hand.
  await page.locator(`[data-eyes="${(seats[0] + 1) % 5}"]`).click();
  await page.locator('.replay-head [data-hint]:disabled').waitFor();
  expect(await slip.count()).toBe(0);
  expect(faults).toEqual([]);
});

inFull('the link to a moment is copied over plain http as well, and a phone shows that it was', async () => {
  const { page } = await visit({ [ID]: card });
  await page.goto(`${stand.address}#r/${ID}?turn=2`);
  await page.locator('.replay-panel').waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('[data-copy-link]').click();
  await expect.poll(() => page.locator('[data-copy-link] .narrow-only').textContent()).toBe('✓');
  expect(await page.getByRole('status').filter({ hasText: 'The link is copied.' }).count()).toBe(1);
});

inFull('the browser checks a deal by itself, and says which part of a tampered record does not hold', async () => {
  const games = { [ID]: card, another: card };
  const { page } = await visit(games);
  await page.goto(`${stand.address}#fair/${ID}`);
  await page.locator('[data-verdict="ok"]').waitFor();
  await page.getByText('No salt came from: Ben, Cora, Dan, Eve.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${stand.address}#fair/another`);
  await page.locator('[data-verdict="commitment"]').waitFor();
  games[ID] = card.replace('Salts: 00', 'Salts: 01');
  await page.goto(`${stand.address}#fair/${ID}`);
  await page.locator('[data-verdict="seed"]').waitFor();
  await page.locator('.check-failed').getByText('one of them was changed after the deal').waitFor();
  expect(await page.locator('.check-passed').count()).toBe(3);
});

inFull.each([
  ['commitment', { commitment: 'f'.repeat(64), salt: '0'.repeat(32) }],
  ['frozen', { salt: null, hashes: ['f'.repeat(64), null, null, null, null] }],
])('a record that comes as a text is compared with what this device has seen of its %s, too', async (step, other) => {
  const { page } = await visit({});
  const { header } = parseRecord(card);
  const seen = { id: ID, table: 't0', commitment: header.dealing?.commitment, header: headLines(header), ...other };
  await page.addInitScript((deals) => localStorage.setItem('sixgun.deals', deals), JSON.stringify([seen]));
  await page.goto(`${stand.address}#fair`);
  await page.locator('[data-paste]').fill(card);
  await page.locator('[data-take-record]').click();
  await page.locator(`[data-verdict="${step}"]`).waitFor();
});

inFull('a game that has ended is among the own ones and opens its replay; both can be deleted', async () => {
  const { saved } = findMoment(4, (each) => (each.saved.over ? Number.POSITIVE_INFINITY : 0), 1);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(`${stand.address}#table`);
  await page.locator('[data-replay]').click();
  await page.locator('.replay-panel').waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Turn 1|^The deal/);
  await button(page, 'Menu').click();
  const record = await downloaded(page, 'dialog [data-keep-record]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(() => new Playback(record)).not.toThrow();
  await button(page, 'Back').click();
  await page.locator('.game-row').waitFor();
  expect(await violations(page)).toEqual([]);
  const exported = JSON.parse(await downloaded(page, '[data-export]')) as { records: Record<string, string> };
  expect(Object.values(exported.records)).toEqual([record]);
  await page.locator('[data-game]').click();
  await expect.poll(() => page.locator('[data-eyes="0"]').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'Back').click();
  await page.locator('[data-forget-all]').click();
  await page.locator('[data-sure]').click();
  await page.getByText('No game of yours has ended yet.').waitFor();
  // What was pressed is gone with its row, the focus is not.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Back');
  expect(faults).toEqual([]);
});

inFull('a game that has ended at a server while one was elsewhere is among the own ones', async () => {
  const { page } = await visit({ [ID]: card }, { viewport: DESK });
  const seated = [{ id: 'g-still-open', seat: 0, at: Date.now() }].concat({ id: ID, seat: 2, at: Date.now() });
  await page.addInitScript((games) => localStorage.setItem('sixgun.seated', games), JSON.stringify(seated));
  await page.goto(`${stand.address}#games`);
  await page
    .locator(`[data-game="${ID}"]`)
    .getByText(/online$/)
    .waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('sixgun.seated'));
  await expect.poll(kept).toBe(JSON.stringify(seated.slice(0, 1)));
  const { view, info } = new Playback(card).table(new Playback(card).course.steps.length - 1, OPEN);
  const won = hasSeat(view.winners, 2);
  expect(info.names[2]).toBe('Cora');
  await page
    .getByText(won ? '1 of 1' : '0 of 1')
    .first()
    .waitFor();
  const panels = page.locator('.after-panels > .panel');
  const tops = await panels.evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  await page.locator('[data-game]').click();
  await page.locator('[data-eyes="2"][aria-pressed="true"]').waitFor();
});

inFull.each([
  ['card', 'cs', 'dark', DESK],
  ['dice', 'pl', 'light', PHONE],
  ['dice', 'en', 'dark', DESK],
] as const)(
  'a replay of the %s game has no axe violations from its deal to its end (%s, %s)',
  async (game, language, theme, viewport) => {
    const { page, faults } = await visit({ [ID]: fairGame(game) }, { viewport, settings: { language, theme } });
    await page.goto(`${stand.address}#r/${ID}`);
    await page.locator('.replay-panel').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('.strip input').press('End');
    await page.locator('.form-victory').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('.strip input').press('Home');
    await page.locator('[data-act="play"]').click();
    await page.locator('[data-act="pause"]').waitFor();
    await expect.poll(() => page.locator('.strip input').inputValue()).not.toBe('0');
    expect(faults).toEqual([]);
  },
);

inFull('a replay that plays goes on under its menu, and stays where it has come to when that is closed', async () => {
  const { page, faults } = await visit({ [ID]: card });
  await page.goto(`${stand.address}#r/${ID}?turn=2&eyes=open`);
  await page.locator('[data-act="play"]').click();
  await button(page, 'Menu').click();
  const head = async () => Number(await page.locator('.strip input').inputValue());
  const before = await head();
  await expect.poll(head).toBeGreaterThan(before + 1);
  const under = await head();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-act="pause"]').click();
  expect(await head()).toBeGreaterThanOrEqual(under);
  const { steps } = new Playback(card).course;
  await expect.poll(async () => page.url().includes(`turn=${steps[await head()].turn}&`)).toBe(true);
  expect(faults).toEqual([]);
});

inFull('an arrow key that is held down goes on step by step, however long each takes to be shown', async () => {
  const { page, faults } = await visit({ [ID]: card });
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 20);
    };
  });
  await page.goto(`${stand.address}#r/${ID}`);
  await page.locator('.replay-panel').waitFor();
  const places = await page.evaluate(async () => {
    const places: number[] = [];
    for (let step = 0; step < 40; step++) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      places.push(Number(document.querySelector<HTMLInputElement>('.strip input')?.value));
    }
    return places;
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect.poll(() => page.locator('.strip input').inputValue()).toBe('40');
  expect(faults).toEqual([]);
});

inFull('the cards of a store lie between the players of a replay on a phone, and cover nobody', async () => {
  const game = fairGame('card', ['Ann', 'Ben', 'Cora', 'Dan', 'Eve', 'Fay', 'Gil']);
  const playback = new Playback(game);
  const { steps } = playback.course;
  const laid = (at: number): number => {
    const { view, info } = playback.table(at, OPEN);
    return zoneOf(info, view, 'store').length;
  };
  const step = steps.findIndex((_, i) => laid(i) > 4);
  const first = steps.findIndex(({ turn }) => turn === steps[step].turn);
  const { page } = await visit({ [ID]: game });
  await page.goto(`${stand.address}#r/${ID}?turn=${steps[step].turn}&step=${step - first}&eyes=open`);
  await page.locator('.open-store').waitFor();
  const covered = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.seat')].filter((seat) => {
          const { left, top, width, height } = seat.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.open-store') !== null;
        }).length,
    );
  expect(await covered()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

inFull('who plays on with dice reads of roles and luck, not of hands and a deck', async () => {
  const { page } = await visit({ [ID]: fairGame('dice') });
  await page.goto(`${stand.address}#r/${ID}?turn=2&eyes=open`);
  await page.locator('[data-play-on]').click();
  await page
    .locator('[data-deal="open"]')
    .getByText(/^You have looked at all roles/)
    .waitFor();
});

inFull('eight pairs of eyes lie side by side on a desk, with their names', async () => {
  const names = ['Wojciech', 'Magdalena', 'Alexandros', 'Dan', 'Eve', 'Fay', 'Gil', 'Hana'];
  const { page } = await visit({ [ID]: fairGame('dice', names) }, { viewport: DESK });
  await page.goto(`${stand.address}#r/${ID}`);
  await page.locator('.eye-name').last().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.eyes, .eye, .eye-name')]
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
      .map(({ className, textContent }) => `${className} ${textContent}`),
  );
  expect(cut).toEqual([]);
});

inFull('a damaged record is shown as far as it goes, one of other rules is refused with its number', async () => {
  const lines = card.split('\n');
  const damaged = lines.with(Math.floor(lines.length / 2), 'A: beans').join('\n');
  const older = card.replace(/^Engine: .*/m, 'Engine: 1');
  const { page } = await visit({ damaged, older });
  await page.goto(`${stand.address}#r/damaged`);
  await page.getByRole('alert').getByText('This record is damaged').waitFor();
  await page.goto(`${stand.address}#r/older`);
  await page.getByRole('alert').getByText('version 1 of the rules').waitFor();
  await page.goto(`${stand.address}#r/none`);
  await page.getByRole('alert').getByText('There is no such game').waitFor();
  await page.locator('[data-paste]').fill(card);
  await page.locator('[data-take-record]').click();
  await page.locator('.replay-panel').waitFor();
});

inFull('a record that is dropped onto the page is looked at', async () => {
  const { page } = await visit({});
  await page.goto(stand.address);
  await page.locator('[data-play-now]').waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, card);
  await page.locator('.replay-panel').waitFor();
});

inFull('where nothing can be kept the game is played to its end all the same, and says so', async () => {
  const { saved } = findMoment(4, (each) => (each.saved.over ? Number.POSITIVE_INFINITY : 0), 1);
  const { page } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, ...rest: []) {
      if (name === 'sixgun-games') throw new DOMException('closed', 'UnknownError');
      return open.call(this, name, ...rest);
    };
  });
  await page.goto(`${stand.address}#table`);
  await page.getByText('could not be added to your games').waitFor();
  await page.locator('[data-replay]').click();
  await page.locator('.replay-panel').waitFor();
  await page.goto(`${stand.address}#games`);
  await page.getByRole('alert').getByText('cannot be read or changed').waitFor();
});
