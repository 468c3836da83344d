// Takes every page and state, on phone and desk, and lays them on contact sheets to be looked at.
// Needs the built page: node --conditions=@sixgun/source packages/web/scripts/screens.mjs FOLDER [--lang en,cs,pl] [--size phone,desk] [--theme light] [--only name,name]
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { laden, SALOON } from '../browser/dice-player.ts';
import { asked, buried, crowded, ended, eventful, everything, findMoment, rich } from '../browser/positions.ts';
import { serve } from './serve.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('--')) throw new Error('Say into which folder the pictures go.');
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? otherwise : process.argv[at + 1]).split(',').filter((each) => each !== '');
};
const SIZES = {
  phone: { viewport: { width: 360, height: 740 } },
  desk: { viewport: { width: 1366, height: 768 } },
};
const EDGE = { position: { x: 14, y: 24 } };
const PATIENCE = 60_000;
const languages = option('lang', 'en,cs,pl');
const sizes = option('size', 'phone,desk');
const [theme] = option('theme', 'light');
const only = option('only', '');

const click = (place, options) => (page) =>
  page
    .locator(place)
    .first()
    .click({ timeout: 3000, ...options });
const appears = (place) => (page) => page.locator(place).first().waitFor({ timeout: PATIENCE });
const key = (name) => (page) => page.keyboard.press(name);
const close = key('Escape');
/** A sheet, and back to the table. */
const sheet = (name, open) => [
  [name, open],
  [null, close],
];

/** Takes up cards until one has somebody to aim at. */
async function aim(page) {
  const cards = page.locator('.hand .card.playable');
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click(EDGE);
    await page.waitForTimeout(200);
    if ((await page.locator('.seat.target').count()) > 0) return;
    await close(page);
  }
}

const tableSheets = [
  ...sheet('seat', click('.seat', { button: 'right' })),
  ...sheet('card', click('.hand .card', { ...EDGE, button: 'right' })),
  ...sheet('summary', key('?')),
  ...sheet('story', key('l')),
  ...sheet('notebook', click('[data-notebook]')),
  ...sheet('menu', click('.top .chip:last-child')),
];

const shotAt = ({ batch }) =>
  batch.decision?.question.ask === 'answer' && !batch.decision.question.hopeless ? Number.POSITIVE_INFINITY : 0;

const GUESTS = { players: 6, name: 'Hank', guests: ['Šárka', null, 'Eva'] };
const moment = (players, measure, games, setup) => () => findMoment(players, measure, games, setup).saved;

/** Each is opened once and gone through step by step. */
const walks = [
  {
    name: 'start',
    steps: [
      ['new', null],
      ...sheet('who', click('.who')),
      ...sheet('menu', click('.start-head .chip:last-child')),
      ...sheet('credits', click('.foot-link')),
    ],
  },
  {
    name: 'start-waiting',
    game: moment(5, crowded, 4),
    place: '',
    steps: [
      ['ticket', null],
      ['question', click('[data-play-now]')],
    ],
  },
  {
    name: 'setup',
    place: 'setup',
    own: { ...GUESTS, preset: 'everything', packs: everything.packs.slice(1) },
    steps: [
      ['card', null],
      ['packs', (page) => page.mouse.wheel(0, 600)],
      ['variants', (page) => page.mouse.wheel(0, 900)],
    ],
  },
  {
    name: 'setup-dice',
    place: 'setup',
    own: { game: 'dice', dicePreset: 'everything', diceVariants: SALOON.variants },
    steps: [
      ['top', null],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
  {
    name: 'learn',
    place: 'learn',
    steps: [
      ['card', null],
      ['dice', click('[data-game=dice]')],
    ],
  },
  {
    name: 'lesson',
    place: 'learn',
    steps: [
      [null, click('[data-lesson]')],
      ['begin', appears('.teacher .sentence')],
    ],
  },
  {
    name: 'puzzle',
    place: 'learn',
    steps: [
      [null, click('[data-puzzle]')],
      ['begin', appears('.action.mine')],
    ],
  },
  {
    name: 'gallery',
    place: 'gallery',
    steps: [
      ['cards', null],
      ['found', (page) => page.getByRole('searchbox').fill('barel')],
    ],
  },
  {
    name: 'gallery-piece',
    place: 'gallery?kind=cards&boxes=base+dodge-city&piece=card/card/beer',
    steps: [['open', null]],
  },
  { name: 'gallery-characters', place: 'gallery?kind=characters', steps: [['all', null]] },
  {
    name: 'balance',
    place: 'balance',
    steps: [
      ['top', null],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
  {
    name: 'deal',
    own: { players: 6, speed: 'slow' },
    door: 'card',
    steps: [
      ['role', (page) => page.waitForTimeout(1200)],
      ['next', click('[data-go-on]')],
      ['after', click('[data-go-on]')],
    ],
  },
  {
    name: 'parts',
    own: { players: 6, speed: 'fast', explained: [] },
    door: 'card',
    parts: true,
    steps: [['card', null]],
  },
  {
    name: 'parts-dice',
    own: { players: 6, speed: 'fast', explained: [] },
    door: 'dice',
    parts: true,
    steps: [['dice', null]],
  },
  {
    name: 'mark-distance',
    game: moment(7, crowded, 8),
    own: { speed: 'fast', explained: ['card', 'dice', 'holes', 'shelf'] },
    steps: [['told', aim]],
  },
  {
    name: 'mark-holes',
    own: { players: 5, speed: 'fast', explained: ['card', 'dice', 'distance', 'shelf'] },
    door: 'card',
    parts: true,
    steps: [['told', null]],
  },
  {
    name: 'mark-shelf',
    own: {
      players: 5,
      speed: 'fast',
      preset: 'everything',
      packs: everything.packs.slice(1),
      explained: ['card', 'dice', 'distance', 'holes'],
    },
    door: 'card',
    parts: true,
    steps: [['told', null]],
  },
  {
    name: 'handover',
    own: GUESTS,
    door: 'card',
    steps: [['door', (page) => page.locator('.hold').first().waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'table-4',
    game: moment(4, crowded, 8),
    steps: [
      ['turn', null],
      ['aim', aim],
    ],
  },
  {
    name: 'table-7',
    game: moment(7, crowded, 8),
    steps: [
      ['turn', null],
      ['aim', aim],
      ['why', click('.seat:not(.target):not(.dead)')],
      [null, close],
      [null, close],
      ...tableSheets,
    ],
  },
  { name: 'shot', game: moment(7, shotAt), steps: [['asked', null]] },
  {
    name: 'store',
    game: moment(7, asked('pick-store')),
    steps: [
      ['mine', null],
      ['taken-up', click('.tray .card')],
    ],
  },
  { name: 'discard', game: moment(5, asked('discard')), steps: [['asked', null]] },
  {
    name: 'events',
    game: moment(8, eventful, 4, everything),
    steps: [['turn', null], ...sheet('event', click('[data-event]'))],
  },
  {
    name: 'everything',
    game: moment(8, rich, 4, everything),
    steps: [
      ['turn', null],
      ['shop', click('[data-plate=shop]')],
      ['train', click('[data-plate=train]')],
      [null, close],
      ['aim', aim],
      [null, close],
      ...tableSheets,
    ],
  },
  {
    name: 'stone',
    own: { speed: 'slow' },
    game: () => buried(6),
    steps: [['stone', (page) => page.locator('.stone').waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'end',
    game: moment(6, ended),
    own: { speed: 'normal' },
    over: true,
    steps: [
      ['victory', null],
      ['sheet', click('.answers .button')],
      ['below', (page) => page.mouse.wheel(0, 900)],
    ],
  },
  {
    name: 'dice',
    game: moment(7, laden('reroll'), 8, SALOON),
    steps: [['rolled', null], ...sheet('seat', click('.seat', { button: 'right' })), ...sheet('summary', key('?'))],
  },
  { name: 'dice-shot', game: moment(8, laden('shot'), 6, SALOON), steps: [['aim', null]] },
  {
    name: 'dice-stone',
    own: { speed: 'slow' },
    game: () => buried(6, SALOON),
    steps: [['stone', (page) => page.locator('.stone').waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'dice-end',
    game: moment(7, ended, 2, SALOON),
    own: { speed: 'normal' },
    over: true,
    steps: [
      ['victory', null],
      ['sheet', click('.answers .button')],
    ],
  },
];

async function opened(browser, address, size, language, { game, own = {}, place, door, parts = false, over = false }) {
  const page = await (await browser.newContext(SIZES[size])).newPage();
  const settings = {
    language,
    theme,
    speed: 'instant',
    explained: ['card', 'dice', 'distance', 'holes', 'shelf'],
    ...own,
  };
  await page.addInitScript(
    ([text, kept]) => {
      localStorage.setItem('sixgun.settings', text);
      if (kept !== '') localStorage.setItem('sixgun.game', kept);
    },
    [JSON.stringify(settings), game === undefined ? '' : JSON.stringify(game())],
  );
  const where = place ?? (game === undefined ? '' : 'table');
  await page.goto(`${address}#${where}`);
  if (door !== undefined) await page.locator(`[data-door=${door}]`).click();
  else if (where === 'table')
    await page
      .locator(over ? '.form-victory' : '.action.mine, .stone')
      .first()
      .waitFor({ timeout: PATIENCE });
  else await page.locator('main.planks, main.page, main.start').first().waitFor({ timeout: PATIENCE });
  for (let n = 0; parts && n < 200 && (await page.locator('[data-got-it]').count()) === 0; n++) {
    await page
      .locator('[data-go-on], .answers .button, [data-reroll]')
      .last()
      .click({ timeout: 300 })
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  return page;
}

/** Several pictures on one, with their names. */
async function contactSheet(browser, files, path, size) {
  const { width, height } = SIZES[size].viewport;
  const [columns, scale] = size === 'phone' ? [5, 1] : [2, 0.7];
  const page = await (
    await browser.newContext({ viewport: { width: Math.ceil(columns * (width * scale + 8)), height: 800 } })
  ).newPage();
  const pictures = files.map(
    (file) =>
      `<figure><img src="data:image/png;base64,${readFileSync(`${folder}/${file}`, 'base64')}" width="${width * scale}" height="${height * scale}"><figcaption>${file}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:6px;font:12px sans-serif}figure{margin:0}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const { server, address } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.SIXGUN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
for (const size of sizes)
  for (const language of languages) {
    for (const walk of walks) {
      if (only.length > 0 && !only.includes(walk.name)) continue;
      let at = 'opening';
      try {
        const page = await opened(browser, address, size, language, walk);
        for (const [name, act] of walk.steps) {
          at = name ?? at;
          await act?.(page);
          await page.waitForTimeout(400);
          if (name !== null) await page.screenshot({ path: `${folder}/${language}-${size}-${walk.name}-${name}.png` });
        }
        await page.context().close();
      } catch (error) {
        console.error(`${language} ${size} ${walk.name} ${at}: ${error.message.split('\n')[0]}`);
      }
    }
    const all = readdirSync(folder)
      .filter((file) => file.startsWith(`${language}-${size}-`))
      .sort();
    const each = size === 'phone' ? 10 : 6;
    for (let i = 0; i < all.length; i += each)
      await contactSheet(
        browser,
        all.slice(i, i + each),
        `${folder}/sheet-${language}-${size}-${String(i / each + 1).padStart(2, '0')}.png`,
        size,
      );
  }
await browser.close();
server.close();
