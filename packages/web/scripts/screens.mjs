// Takes every page and state, on phone and desk, and lays them on contact sheets to be looked at.
// Needs the built page: node --conditions=@sixgun/source packages/web/scripts/screens.mjs FOLDER [--lang en,cs,pl] [--size phone,desk] [--theme light] [--only name,name]
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { Served } from '../browser/server.ts';
import { browserOfScript } from './browser.mjs';
import { companyWalks } from './screens/company-walks.mjs';
import { anything, PATIENCE } from './screens/steps.mjs';
import { walks } from './screens/walks.mjs';
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
const languages = option('lang', 'en,cs,pl');
const sizes = option('size', 'phone,desk');
const [theme] = option('theme', 'light');
const only = option('only', '');
/** What everybody at a table sees. */
const PUBLIC = 8;

/** Somebody with a device of his own, who has looked at nothing yet. */
async function visitor(browser, size, language, own = {}, game = undefined) {
  const page = await (await browser.newContext({ ...SIZES[size], serviceWorkers: 'block' })).newPage();
  const settings = {
    language,
    theme,
    speed: 'instant',
    explained: ['card', 'dice', 'distance', 'holes', 'shelf'],
    ...own,
  };
  await page.addInitScript(
    ([text, kept]) => {
      if (localStorage.getItem('sixgun.settings') !== null) return;
      localStorage.setItem('sixgun.settings', text);
      if (kept !== '') localStorage.setItem('sixgun.game', kept);
    },
    [JSON.stringify(settings), game === undefined ? '' : JSON.stringify(game())],
  );
  return page;
}

async function opened(browser, address, size, language, walk) {
  const { game, own, place, door, parts = false, over = false, records = {} } = walk;
  const page = await visitor(browser, size, language, own, game);
  await page.route('**/api/games/*', (route) => {
    const record = records[new URL(route.request().url()).pathname.split('/').at(-1)];
    return record === undefined
      ? route.fulfill({ status: 404, body: 'no' })
      : route.fulfill({ contentType: 'text/plain; charset=utf-8', body: record() });
  });
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
    await anything(page);
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
const browser = await browserOfScript();
/** A walk with other people, who all come to the same server; whoever came leaves when it is over. */
async function withCompany(served, size, language, walk, take) {
  const people = [];
  const come = async (name, own = {}) => {
    const page = await visitor(browser, size, language, { ...walk.own, ...own, name });
    people.push(page);
    await page.goto(served.address);
    return page;
  };
  const company = { address: served.address, come, view: (table) => served.view(table, PUBLIC) };
  try {
    const page = await come('Hank');
    for (const [name, act] of walk.steps) await take(page, name, () => act?.(page, company));
  } finally {
    for (const page of people) await page.context().close();
  }
}

async function alone(size, language, walk, take) {
  const page = await opened(browser, address, size, language, walk);
  try {
    for (const [name, act] of walk.steps) await take(page, name, () => act?.(page));
  } finally {
    await page.context().close();
  }
}

const wanted = (each) => each.filter(({ name }) => only.length === 0 || only.includes(name));
const served = wanted(companyWalks).length > 0 ? new Served() : null;
await served?.start();
for (const size of sizes)
  for (const language of languages) {
    for (const walk of [...wanted(walks), ...wanted(companyWalks)]) {
      let at = 'opening';
      const take = async (page, name, act) => {
        at = name ?? at;
        await act();
        // What lies under the mouse would be shown large.
        await page.mouse.move(2, 2);
        await page.waitForTimeout(400);
        if (name !== null) await page.screenshot({ path: `${folder}/${language}-${size}-${walk.name}-${name}.png` });
      };
      try {
        if (companyWalks.includes(walk)) await withCompany(served, size, language, walk, take);
        else await alone(size, language, walk, take);
      } catch (error) {
        console.error(`${language} ${size} ${walk.name} ${at}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
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
await served?.close();
server.close();
