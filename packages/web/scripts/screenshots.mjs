// Writes docs/screenshots: pages and tables on a phone and on a desk, in both lights, from games played by bots.
// Needs the built page: node --conditions=@sixgun/source packages/web/scripts/screenshots.mjs [names of those to take]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DICE, laden, takeUp } from '../browser/dice-player.ts';
import { buried, crowded, ended, everything, findMoment, rich } from '../browser/positions.ts';
import { Served } from '../browser/server.ts';
import { browserOfScript } from './browser.mjs';

const docs = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1366, height: 768 } };
const EDGE = { position: { x: 14, y: 24 } };

/** Takes up cards until one has somebody to aim at. */
async function aim(page) {
  const cards = page.locator('.hand .card');
  for (let i = 0; i < (await cards.count()); i++) {
    if ((await page.locator('.seat.target').count()) > 0) break;
    await cards.nth(i).click(EDGE);
    await page.waitForTimeout(300);
  }
}

async function askWhy(page) {
  await aim(page);
  await page.locator('.seat:not(.target):not(.dead)').first().click({ timeout: 2000 });
  await page.waitForSelector('.bubble');
}

const open = (plate) => (page) => page.locator(`[data-plate=${plate}]`).click();

const withDice = (sets) => ({ sets, rolling: true, act: (page) => takeUp(page, 2) });

const SEVERAL = {
  players: 7,
  preset: 'custom',
  packs: ['dodge-city', 'high-noon', 'gold-rush'],
  name: 'Hank',
  guests: ['Šárka', null, 'Eva'],
};
const GALLERY = 'gallery?kind=cards&boxes=base+dodge-city&piece=card/card/beer&lang=pl';

async function handOver(page) {
  await page.click('[data-door=card]');
  await page.waitForSelector('.hold');
}

const HANK = {
  name: 'Hank',
  face: 'el-gringo',
  players: 6,
  preset: 'custom',
  packs: ['dodge-city', 'high-noon'],
};
const SARKA = { name: 'Šárka', face: 'calamity-janet' };
const DAN = { name: 'Dan', face: 'lucky-duke' };

/** Somebody hosts with one click; the answer is the link. */
async function hosted(page) {
  await page.locator('[data-host]').click();
  await page.locator('[data-start]').waitFor();
  return page.url();
}

async function sitDown(page, link) {
  await page.goto(link);
  await page.locator('button[data-ready]').waitFor();
}

/** Whoever looks at the page hosts; one is ready, another not yet. */
async function hostLobby(page) {
  const link = await hosted(page);
  const sarka = await visitor(DESK, SARKA);
  await sitDown(sarka, link);
  await sarka.locator('button[data-ready]').click();
  await sarka.locator('.phrases button').first().click();
  await sitDown(await visitor(DESK, DAN), link);
}

/** Whoever looks at the page has come by the link. */
async function comeToLobby(page) {
  await sitDown(page, await hosted(await visitor(DESK, HANK)));
}

/** Somebody attacks, and there is something to answer with. */
const attacked = ({ batch }) =>
  batch.decision?.question.ask === 'answer' && !batch.decision.question.hopeless ? Number.POSITIVE_INFINITY : 0;

async function firstDeal(page) {
  await page.click('[data-door=card]');
  await page.waitForSelector('[data-go-on]');
  await page.waitForTimeout(1500);
}

async function firstLesson(page) {
  await page.click('[data-lesson]');
  await page.waitForSelector('.dark', { timeout: 60_000 });
  await page.waitForTimeout(1500);
}

const SLOW = { speed: 'slow' };

const shots = [
  {
    name: 'attack-phone',
    size: PHONE,
    theme: 'light',
    language: 'en',
    game: () => findMoment(7, attacked).saved,
    ready: '.action.mine',
  },
  {
    name: 'attack-desk',
    size: DESK,
    theme: 'dark',
    language: 'pl',
    game: () => findMoment(7, attacked).saved,
    ready: '.action.mine',
  },
  { name: 'deal-phone', size: PHONE, theme: 'light', language: 'en', own: { ...SLOW, players: 6 }, act: firstDeal },
  { name: 'lesson-phone', size: PHONE, theme: 'light', language: 'en', place: 'learn', act: firstLesson },
  {
    name: 'death-phone',
    size: PHONE,
    theme: 'light',
    language: 'en',
    own: SLOW,
    game: () => buried(6),
    ready: '.stone',
  },
  {
    name: 'victory-desk',
    size: DESK,
    theme: 'light',
    language: 'cs',
    own: SLOW,
    game: () => findMoment(6, ended).saved,
    ready: '.form-victory',
  },
  { name: 'start-desk', size: DESK, theme: 'light', language: 'en' },
  { name: 'setup-desk', size: DESK, theme: 'light', language: 'cs', place: 'setup', own: SEVERAL },
  { name: 'gallery-desk', size: DESK, theme: 'light', language: 'pl', place: GALLERY },
  { name: 'balance-desk', size: DESK, theme: 'light', language: 'en', place: 'balance' },
  { name: 'handover-phone', size: PHONE, theme: 'light', language: 'cs', own: SEVERAL, act: handOver },
  { name: 'table-phone-7-light', size: PHONE, theme: 'light', language: 'cs', players: 7 },
  { name: 'table-desk-7-light', size: DESK, theme: 'light', language: 'en', players: 7, act: askWhy },
  {
    name: 'everything-phone',
    size: PHONE,
    theme: 'light',
    language: 'en',
    players: 8,
    sets: everything,
    act: open('shop'),
  },
  {
    name: 'everything-desk',
    size: DESK,
    theme: 'light',
    language: 'en',
    players: 8,
    sets: everything,
    act: open('train'),
  },
  { name: 'dice-phone', size: PHONE, theme: 'light', language: 'cs', players: 7, ...withDice(DICE) },
  { name: 'lobby-desk', size: DESK, theme: 'light', language: 'en', own: HANK, act: hostLobby },
  { name: 'lobby-phone', size: PHONE, theme: 'light', language: 'en', own: SARKA, act: comeToLobby },
];

const wanted = process.argv.slice(2);
mkdirSync(docs, { recursive: true });
const served = new Served();
await served.start();
const browser = await browserOfScript();

/** Somebody with a device of his own, on the first page or at the game he has left. */
async function visitor(size, own, { kept = null, place = '' } = {}) {
  const page = await (await browser.newContext({ ...size, serviceWorkers: 'block' })).newPage();
  await page.addInitScript(
    ([settings, text]) => {
      localStorage.setItem('sixgun.settings', settings);
      if (text !== '') localStorage.setItem('sixgun.game', text);
    },
    [
      JSON.stringify({
        language: 'en',
        speed: 'instant',
        explained: ['card', 'dice', 'distance', 'holes', 'shelf'],
        ...own,
      }),
      kept === null ? '' : JSON.stringify(kept),
    ],
  );
  await page.goto(kept === null ? `${served.address}#${place}` : `${served.address}#table`);
  return page;
}

for (const { name, size, theme, language, players, act, sets, rolling, place = '', own = {}, game, ready } of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const measure = rolling ? laden('reroll') : sets === undefined ? crowded : rich;
  const kept = game?.() ?? (players === undefined ? null : findMoment(players, measure, 30, sets).saved);
  const page = await visitor(size, { language, theme, ...own }, { kept, place });
  const around = place === '' ? '[data-play-now]' : 'main.planks, main.page';
  await page.waitForSelector(ready ?? (kept === null ? around : '.action.mine'), { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${docs}${name}.png` });
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
await served.close();
