import { handCard, KIND, kindOf, pickValue } from '@sixgun/engine';
import { loadTexts } from '@sixgun/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardPacks } from '../src/setup/card-options.ts';
import { answered, asked, button, EDGE, ownSeat, playable, question, settled, why } from './at-table.ts';
import { faultsOf } from './layout-faults.ts';
import { makeMove, nextQuestion, wordsIn } from './player.ts';
import { behind, everything, findMoment, type Moment, rich, type Setup } from './positions.ts';
import { DESK, FULL, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();
const plate = (page: Page, name: 'shop' | 'train') => page.locator(`[data-plate=${name}]`);
const drawer = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('eight players with everything there is: nothing overlaps or is cut off, and axe finds nothing', async () => {
  const GAMES = 4;
  const moment = findMoment(8, rich, GAMES, everything);
  const { page, faults } = await stand.sitDown(moment, { settings: { language: 'cs' } });
  for (const [viewport, theme] of [
    [PHONE, 'light'],
    [DESK, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    for (const name of ['', 'shop', 'train'] as const) {
      if (name !== '') await plate(page, name).click();
      await page.locator('.drawer').waitFor({ state: name === '' ? 'detached' : 'attached' });
      await settled(page);
      await expect.poll(() => faultsOf(page), { message: `${theme} ${name}` }).toEqual([]);
      if (name !== '') await expect.poll(() => violations(page), { message: `${theme} ${name}` }).toEqual([]);
    }
    await plate(page, 'train').click();
  }
  expect(faults).toEqual([]);
});

const gold: Setup = { packs: ['base', 'gold-rush'], variants: {} };
const loads: Setup = { packs: ['base', 'armed-and-dangerous'], variants: {} };
const railway: Setup = { packs: ['base', 'great-train-robbery'], variants: {} };

test('equipment is bought by two taps, and what is too dear says so', async () => {
  let piece = -1;
  const moment = findMoment(
    4,
    (each) => {
      piece = behind(each, 'buy:').find(({ ends }) => ends === 'whole')?.pick ?? -1;
      const wares = each.batch.view.zones[each.info.zones.findIndex(({ name }) => name === 'shop')]?.length ?? 0;
      return piece < 0 || behind(each, 'buy:').length === wares ? 0 : Number.POSITIVE_INFINITY;
    },
    200,
    gold,
  );
  piece = pickValue(piece);
  const { page, faults } = await stand.sitDown(moment);
  const name = (await loadTexts('en')).content(
    `card/gear/${moment.info.defs[moment.info.faces[piece].def].id}` as never,
  ).name;
  await plate(page, 'shop').click();
  const shop = drawer(page, 'The shop');
  await shop
    .getByRole('button', { name: /not now$/ })
    .first()
    .click(EDGE);
  await why(page).waitFor();
  await shop.locator(`[data-piece="${piece}"]`).click(EDGE);
  await shop.locator(`[data-piece="${piece}"][aria-pressed=true]`).waitFor();
  await answered(page, () => shop.locator(`[data-buy="${piece}"]`).click());
  await asked(page);
  await expect.poll(() => shop.count()).toBe(0);
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByText(`You buy ${name}`).first().waitFor();
  expect(faults).toEqual([]);
});

test('load is paid by a tap on whatever holds it', async () => {
  const both = ({ batch }: Moment): number => {
    const places = batch.decision?.tree[0]?.next ?? [];
    const oneself = places.some(({ pick }) => kindOf(pick) === KIND.seat);
    const asks = batch.decision?.question.ask === 'pay-load';
    return asks && oneself && places.length > 1 ? Number.POSITIVE_INFINITY : 0;
  };
  const { page, faults } = await stand.sitDown(findMoment(4, both, 200, loads));
  await expect.poll(() => question(page).textContent()).toMatch(/Where do you pay from/);
  const before = Number(/, (\d) loads?,/.exec((await ownSeat(page).textContent()) ?? '')?.[1]);
  await answered(page, () => ownSeat(page).click());
  await asked(page);
  const after = /(?:lives|life), .*?, (\d) loads?,/.exec((await ownSeat(page).textContent()) ?? '')?.[1] ?? '0';
  expect(Number(after)).toBe(before - 1);
  expect(faults).toEqual([]);
});

test('a wagon is chosen at the train and paid for with what its station takes', async () => {
  let wagon = -1;
  const payable = (moment: Moment): number => {
    if (moment.batch.decision?.question.ask !== 'play') return 0;
    const own = moment.batch.view.zones[moment.info.first.hand + moment.info.me];
    const found = behind(moment, 'wagon:').find(({ next }) =>
      next.some(({ pick, ends }) => ends === 'whole' && own.some((piece) => handCard(piece) === pick)),
    );
    if (found === undefined) return 0;
    wagon = pickValue(found.pick);
    return Number.POSITIVE_INFINITY;
  };
  const { page, faults } = await stand.sitDown(findMoment(4, payable, 100, railway), { viewport: DESK });
  await plate(page, 'train').focus();
  await page.keyboard.press('Enter');
  const train = drawer(page, 'The train');
  await train.locator(`[data-piece="${wagon}"]`).click();
  await button(page, /^Take /).click();
  await expect.poll(() => question(page).textContent()).toMatch(/ stands at .*: /);
  await answered(page, () => playable(page).first().click(EDGE));
  await asked(page);
  await expect.poll(() => page.locator(`.own [data-piece="${wagon}"]`).count()).toBe(1);
  expect(faults).toEqual([]);
});

const sizes = [
  ['phone', PHONE],
  ['desk', DESK],
] as const;
const wholeGame = test.runIf(FULL);

wholeGame.each(sizes)(
  'a game with everything on is played to its end by clicks in Czech (%s)',
  { timeout: 1_200_000 },
  async (_name, viewport) => {
    const czech = await wordsIn('cs');
    const settings = { language: 'cs', speed: 'instant', players: 8, preset: 'everything', packs: cardPacks } as const;
    const { page, faults } = await stand.visit({ viewport, settings });
    await page.goto(stand.address);
    await page.getByRole('button', { name: (await loadTexts('cs')).t('ui.play-now') }).click();
    let bought = 0;
    for (let turn = 0; (await nextQuestion(page, czech)) === 'asked'; turn++) {
      await settled(page);
      await expect.poll(() => faultsOf(page), { message: `turn ${turn}` }).toEqual([]);
      await makeMove(page, turn, czech);
      bought = Math.max(bought, await page.locator('.own .frame-black, .own .frame-wagon').count());
      expect(turn).toBeLessThan(1500);
    }
    await expect.poll(() => page.getByRole('dialog').getByRole('list').first().getByRole('listitem').count()).toBe(8);
    console.log(`equipment and wagons of the player at most: ${bought}`);
    expect(faults).toEqual([]);
  },
);
