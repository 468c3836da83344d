import type { View } from '@sixgun/engine';
import type { SetupDoc } from '@sixgun/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, pastTheDeal } from './at-table.ts';
import { makeMove } from './player.ts';
import { hostTable, SETUP, shownView, useServer } from './server.ts';
import { DESK, inFull, PHONE, useStand, type Visitor } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const served = useServer();

const PATIENCE = { timeout: 60_000, interval: 50 };
/** Whoever looks on sees what everybody sees. */
const PUBLIC = 8;

interface Person extends Visitor {
  seat: number;
}

/** Parts of the view that the page shows otherwise than the server knows them. */
async function differences({ page, seat }: Person, table: string): Promise<unknown[]> {
  const [shown, known] = await Promise.all([shownView(page), served.view(table, seat)]);
  if (shown === null || known === null) return ['not there'];
  const keys = Object.keys(known) as (keyof View)[];
  return keys.flatMap((key) =>
    JSON.stringify(shown[key]) === JSON.stringify(known[key]) ? [] : [[key, shown[key], known[key]]],
  );
}

/** Everybody sees what the server says they must, and nothing else. */
async function expectSameAsServer(table: string, people: readonly Person[]): Promise<void> {
  for (const person of people) await expect.poll(() => differences(person, table), PATIENCE).toEqual([]);
}

const isAsked = async ({ page }: Person): Promise<boolean> =>
  (await page.locator('main[data-decision]').count()) > 0 && (await page.locator('dialog[open] .end').count()) === 0;
const isOver = async (table: string): Promise<boolean> => (await served.view(table, PUBLIC))?.over === true;

/** Moves of whoever is asked, until so many were made or the game is over; the answer is how many. */
async function play(table: string, people: readonly Person[], moves: number): Promise<number> {
  let made = 0;
  for (let n = 0; made < moves; n++) {
    const person = people[n % people.length];
    if (await isAsked(person)) {
      await makeMove(person.page, n);
      made++;
    } else if (await isOver(table)) break;
    else await person.page.waitForTimeout(20);
  }
  return made;
}

async function comer(name: string, place: string, viewport = PHONE): Promise<Visitor> {
  const visitor = await stand.visit({ viewport, settings: { language: 'en', speed: 'instant', name } });
  await visitor.page.goto(`${served.address}${place}`);
  return visitor;
}

/** A person who comes by the link, sits down and is ready. */
async function guest(name: string, table: string, seat: number): Promise<Person> {
  const visitor = await comer(name, `#t/${table}`);
  await visitor.page.locator('button[data-ready]').click();
  await visitor.page.locator('button[data-ready]').waitFor({ state: 'detached' });
  return { ...visitor, seat };
}

/** Desk hosts, others join by the link, bots take the other seats. */
async function sitDown(setup: SetupDoc, ...names: string[]): Promise<{ table: string; people: Person[] }> {
  const desk = await comer('Ann', '', DESK);
  const table = await hostTable(desk.page, 'Ann', setup);
  await desk.page.goto(`${served.address}#t/${table}`);
  const people: Person[] = [{ ...desk, seat: 0 }];
  for (const name of names) people.push(await guest(name, table, people.length));
  await desk.page.locator('[data-start]').click();
  await Promise.all(people.map(({ page }) => pastTheDeal(page)));
  return { table, people };
}

/** A lost connection is no fault of the page. */
const faultsOf = (people: readonly Person[]): string[] =>
  people.flatMap(({ faults }) =>
    faults.filter((fault) => !/WebSocket|ERR_(INTERNET|CONNECTION|EMPTY)|dynamically imported/.test(fault)),
  );

const banner = (page: Page) => page.locator('[data-banner]');

test('two people and bots: a reload, a lost network and a stopped server change nothing', async () => {
  const { table, people } = await sitDown({ ...SETUP, players: 4 }, 'Ben');
  const [desk, phone] = people;
  await play(table, people, 3);
  await expectSameAsServer(table, people);

  await phone.page.reload();
  await pastTheDeal(phone.page);
  await expectSameAsServer(table, people);

  await phone.page.context().setOffline(true);
  await banner(phone.page).waitFor();
  await phone.page.context().setOffline(false);
  await banner(phone.page).waitFor({ state: 'detached' });

  await served.end('SIGKILL');
  await banner(desk.page).waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await served.start();
  for (const { page } of people) await banner(page).waitFor({ state: 'detached', timeout: 30_000 });
  await expectSameAsServer(table, people);
  await play(table, people, 1);
  await expectSameAsServer(table, people);
  expect(faultsOf(people)).toEqual([]);
});

test('where the host allows it, everybody may ask for a hint and have the coach speak', async () => {
  const desk = await comer('Ann', '', DESK);
  const { page, faults } = desk;
  const table = await hostTable(page, 'Ann', { ...SETUP, players: 4 });
  await page.goto(`${served.address}#t/${table}`);
  await page.reload();
  await page.locator('[data-played]').getByText('hints allowed').waitFor();
  await page.locator('[data-start]').click();
  await asked(page);
  await page.keyboard.press('h');
  const slip = page.getByRole('region', { name: 'Hint' });
  await slip.locator('[data-do-it]').waitFor({ timeout: 30_000 });
  await slip.locator('.advice-why').waitFor();
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.locator('[data-coach]').click();
  await page.locator('.note-row .odds').first().waitFor();
  expect(faults).toEqual([]);
});

inFull.each([
  { game: 'card', packs: ['base', 'dodge-city', 'high-noon', 'gold-rush'], variants: {} },
  { game: 'dice', packs: ['base', 'old-saloon'], variants: {} },
] as const)(
  'a whole game of two people and five bots: $game',
  async ({ game, packs, variants }) => {
    const { table, people } = await sitDown({ ...SETUP, game, packs: [...packs], variants, players: 7 }, 'Ben');
    const [, phone] = people;
    const lookOn = await comer('Eve', `#t/${table}/watch`, DESK);
    await pastTheDeal(lookOn.page);
    const all = [...people, { ...lookOn, seat: PUBLIC }];
    await play(table, people, 6);
    await phone.page.reload();
    await pastTheDeal(phone.page);
    await expectSameAsServer(table, all);
    await play(table, people, 6);
    await phone.page.context().setOffline(true);
    await phone.page.waitForTimeout(30_000);
    await phone.page.context().setOffline(false);
    await expectSameAsServer(table, all);
    await play(table, people, 6);
    await served.end('SIGKILL');
    await served.start();
    for (let made = 1; made > 0; ) {
      await expectSameAsServer(table, all);
      made = await play(table, people, 1);
    }
    await expectSameAsServer(table, all);
    expect(await isOver(table)).toBe(true);
    expect(faultsOf(all)).toEqual([]);
  },
  900_000,
);

inFull(
  'four browsers and one that looks on see the same public table, each only its own secrets',
  async () => {
    const { table, people } = await sitDown({ ...SETUP, players: 5 }, 'Ben', 'Cyd', 'Dan');
    const lookOn = await comer('Eve', `#t/${table}/watch`, DESK);
    await pastTheDeal(lookOn.page);
    const all = [...people, { ...lookOn, seat: PUBLIC }];
    for (let i = 0; i < 6; i++) {
      await play(table, people, 4);
      await expectSameAsServer(table, all);
    }
    const [ann, ben] = people;
    await ben.page.locator('[data-talk]').click();
    await ben.page.locator('.phrase-tray [data-phrase="7"]').click();
    await ann.page.locator('[data-speech]').getByText('It wasn’t me!').waitFor();
    await ann.page.locator('[data-tab="talk"]').click();
    await ann.page.locator('.talk-lines').getByText('It wasn’t me!').waitFor();
    expect(await violations(ann.page)).toEqual([]);
    expect(faultsOf(all)).toEqual([]);
  },
  300_000,
);

inFull(
  'whoever lets his time run out is played by a bot, reads what happened and takes the seat back',
  async () => {
    const { table, people } = await sitDown({ ...SETUP, players: 4, pace: 'quick' }, 'Ben');
    const [ann, ben] = people;
    const covered = ben.page.locator('[data-played-for-you]');
    // What is heard in the last seconds.
    await ben.page.evaluate(() => {
      const { createBufferSource } = BaseAudioContext.prototype;
      BaseAudioContext.prototype.createBufferSource = function () {
        if (document.querySelector('.own-fuse.late') !== null) document.documentElement.dataset.ticks += '.';
        return createBufferSource.call(this);
      };
    });
    await expect
      .poll(
        async () => {
          if (await isAsked(ann)) await makeMove(ann.page, 1);
          return covered.count();
        },
        { timeout: 120_000 },
      )
      .toBe(1);
    await ann.page.locator('[data-away="clock"]').waitFor();
    expect(await ben.page.locator('html').getAttribute('data-ticks')).toMatch(/\.{8}/);
    expect(await violations(ben.page)).toEqual([]);
    await ben.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    const over = await covered.boundingBox();
    for (const seat of await ben.page.locator('.seat').all())
      expect(((await seat.boundingBox())?.x ?? 0) + 1).toBeLessThan(over?.x ?? 0);
    await ben.page.locator('[data-here]').click();
    await covered.waitFor({ state: 'detached' });
    await ann.page.locator('[data-away="clock"]').waitFor({ state: 'detached' });
    await expectSameAsServer(table, people);
  },
  240_000,
);

inFull('the phrases go as soon as one is asked, and a finger on its way to them says and plays nothing', async () => {
  const { people } = await sitDown({ ...SETUP, players: 3 }, 'Ben');
  const [ann, ben] = people;
  const [talk, tray] = ['[data-talk]', '.phrase-tray'].map((place) => ben.page.locator(place));
  await ben.page.evaluate(() => {
    const look = () => {
      const phrase = document.querySelector<HTMLElement>('.phrase-tray.shield [data-phrase]');
      if (phrase === null) return;
      const { left, top } = phrase.getBoundingClientRect();
      document.documentElement.dataset.hit = document.elementFromPoint(left + 9, top + 9)?.className;
      phrase.click();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const hit = () => ben.page.locator('html').getAttribute('data-hit');
  for (let n = 0; (await hit()) === null; n++) {
    if (await isAsked(ben)) {
      if ((await tray.count()) > 0) await talk.click();
      await makeMove(ben.page, n);
    } else if ((await tray.count()) === 0) await talk.click();
    else if (await isAsked(ann)) await makeMove(ann.page, n);
    else await ann.page.waitForTimeout(20);
  }
  expect(await hit()).toBe('phrase');
  await tray.waitFor({ state: 'detached' });
  await ann.page.locator('[data-tab="talk"]').click();
  await ann.page.getByText('Nobody has said anything yet.').waitFor();
});

inFull('whoever comes back is told how many moves were caught up', async () => {
  const { table, people } = await sitDown({ ...SETUP, players: 3 }, 'Ben');
  const [ann, ben] = people;
  for (let n = 0; !(await isAsked(ann)); n++) {
    if (await isAsked(ben)) await makeMove(ben.page, n);
    else await ben.page.waitForTimeout(20);
  }
  await ben.page.context().setOffline(true);
  await banner(ben.page).waitFor();
  await play(table, [ann], 1);
  const said = ben.page.locator('[data-caught-up]').textContent();
  await ben.page.context().setOffline(false);
  expect(await said).toMatch(/^Caught up: \d+ moves?\.?$/);
  await expectSameAsServer(table, people);
});

inFull('the own clock lies over the tray of the dice', async () => {
  const { people } = await sitDown({ ...SETUP, game: 'dice', players: 3, pace: 'quick' }, 'Ben');
  await expect.poll(async () => (await Promise.all(people.map(isAsked))).includes(true), PATIENCE).toBe(true);
  const { page } = (await isAsked(people[1])) ? people[1] : people[0];
  await page.setViewportSize(PHONE);
  const isWhole = () => {
    const watch = document.querySelector('.own-watch');
    const { left, top, width } = watch?.getBoundingClientRect() ?? new DOMRect();
    return watch?.contains(document.elementFromPoint(left + width / 2, top + 2)) ?? false;
  };
  await expect.poll(() => page.evaluate(isWhole)).toBe(true);
});

inFull('a screen that breaks shows a way back, and the game is still there', async () => {
  const { table, people } = await sitDown({ ...SETUP, players: 4 }, 'Ben');
  const [, ben] = people;
  // The next thing that is drawn breaks, and only that one.
  await ben.page.evaluate(() => {
    const whole = Document.prototype.createElementNS;
    Document.prototype.createElementNS = () => {
      Document.prototype.createElementNS = whole;
      throw new Error('broken on purpose');
    };
  });
  // Something may have been drawn already.
  await ben.page
    .locator('[data-talk]')
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await ben.page.locator('[data-mishap]').getByText('Your game is still there.', { exact: false }).waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Load it anew' }).click();
  await pastTheDeal(ben.page);
  await expectSameAsServer(table, people);
});
