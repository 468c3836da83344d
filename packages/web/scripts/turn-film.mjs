// Films one turn on a phone and on a desk for the README: docs/screenshots/turn-phone.webp and turn-desk.webp.
// Needs the built page and img2webp (Debian: webp): node --conditions=@sixgun/source packages/web/scripts/turn-film.mjs [phone] [desk]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { crowded, findMoment } from '../browser/positions.ts';
import { serve } from './serve.mjs';

const docs = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1000, height: 640 } };
const PLAYERS = { phone: 5, desk: 6 };
const QUALITY = 60;
/** Milliseconds: closer frames are left out, a longer rest is cut. */
const [CLOSEST, LONGEST, LAST] = [90, 1100, 2500];
/** Seconds of the others' play that are shown after the own turn. */
const AFTERWARDS = 9;
const MOST_DISCARDS = 6;
const EDGE = { position: { x: 14, y: 24 } };

const rest = (page, ms) => page.waitForTimeout(ms);
const asked = (page) => page.locator('.action.mine').waitFor({ timeout: 60_000 });

/** One card at somebody, then the end of the turn and what the others make of it. */
async function playTurn(page) {
  const cards = page.locator('.hand .card.playable');
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click(EDGE);
    await rest(page, 700);
    if ((await page.locator('.seat.target').count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await page.locator('.seat.target').first().click();
  await rest(page, 2500);
  await asked(page);
  await rest(page, 600);
  await page.keyboard.press('e');
  await rest(page, 900);
  // Cards over the limit go one by one.
  for (let n = 0; n < MOST_DISCARDS && (await page.locator('.action.mine:not(.danger)').count()) > 0; n++) {
    await page
      .locator('.hand .card')
      .last()
      .click({ ...EDGE, timeout: 1000 })
      .catch(() => undefined);
    await rest(page, 700);
  }
  await rest(page, AFTERWARDS * 1000);
}

async function film(browser, address, size) {
  const page = await (await browser.newContext({ viewport: SIZES[size] })).newPage();
  const saved = findMoment(PLAYERS[size], crowded, 12).saved;
  const settings = {
    language: 'en',
    theme: 'light',
    speed: 'normal',
    explained: ['card', 'dice', 'distance', 'holes', 'shelf'],
  };
  await page.addInitScript(
    ([own, game]) => {
      localStorage.setItem('sixgun.settings', own);
      localStorage.setItem('sixgun.game', game);
    },
    [JSON.stringify(settings), JSON.stringify(saved)],
  );
  await page.goto(`${address}#table`);
  await asked(page);
  await rest(page, 1500);
  const session = await page.context().newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp * 1000 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await playTurn(page);
  await session.send('Page.stopScreencast');
  await page.context().close();
  return frames.filter((frame, i) => i === 0 || frame.at - frames[i - 1].at > 0);
}

/** Frames with the time each is shown. */
function cut(frames) {
  const kept = [];
  for (const frame of frames) if (kept.length === 0 || frame.at - kept.at(-1).at >= CLOSEST) kept.push(frame);
  return kept.map(({ data, at }, i) => ({
    data,
    rest: Math.round(i + 1 < kept.length ? Math.min(LONGEST, kept[i + 1].at - at) : LAST),
  }));
}

function write(frames, path) {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-film-'));
  const shots = frames.flatMap(({ data, rest: ms }, i) => {
    const file = join(folder, `${String(i).padStart(4, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    return ['-lossy', '-q', String(QUALITY), '-m', '4', '-d', String(ms), file];
  });
  const tool = process.env.SIXGUN_IMG2WEBP ?? 'img2webp';
  const { status, error, stderr } = spawnSync(tool, ['-loop', '0', '-kmin', '0', ...shots, '-o', path]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`${tool} does not make ${path}: ${error?.message ?? stderr}`);
  console.log(`${path}: ${frames.length} frames`);
}

const wanted = process.argv.slice(2);
const { server, address } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.SIXGUN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
for (const size of Object.keys(SIZES))
  if (wanted.length === 0 || wanted.includes(size))
    write(cut(await film(browser, address, size)), `${docs}turn-${size}.webp`);
await browser.close();
server.close();
