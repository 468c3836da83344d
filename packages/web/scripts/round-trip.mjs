// How long it takes from a tap to the painted answer at a table of the server, with other tables running beside it:
// node packages/web/scripts/round-trip.mjs [--tables 100] [--moves 100] [--pace 2000]
// Needs `npm run build`. Figures depend on the machine, so this is no test; the load average is printed with them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return Number(at < 0 ? otherwise : process.argv[at + 1]);
};
const tables = option('tables', 100);
const moves = option('moves', 100);
const pace = option('pace', 2000);
const port = option('port', 18_400 + (process.pid % 1000));
const address = `http://localhost:${port}/`;
const program = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const load = () => loadavg().map((each) => each.toFixed(1));
const data = mkdtempSync(join(tmpdir(), 'sixgun-round-trip-'));
const children = [];

/** A program of ours; resolves when it has said this. */
async function run(args, env, said) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  await new Promise((resolve, reject) => {
    const hear = (text) => {
      output += text;
      if (output.includes(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`${args[0]} has ended: ${output}`)));
  });
  return child;
}

/** Runs in the page: the time from the tap that sends a move to the frame in which its batch is seen. */
function watch() {
  const times = [];
  let tapped = 0;
  let sent = null;
  let heard = null;
  window.roundTrips = times;
  document.addEventListener('pointerdown', ({ timeStamp }) => (tapped = timeStamp), true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function spied(text) {
    if (String(text).startsWith('{"t":"move"')) sent = { tapped, at: performance.now() };
    if (!this.spied) {
      this.spied = true;
      this.addEventListener('message', ({ data }) => {
        if (sent !== null && data.includes('"mine":')) heard = performance.now();
      });
    }
    return send.call(this, text);
  };
  new MutationObserver(() => {
    if (heard === null) return;
    const [{ tapped: from, at }, back] = [sent, heard];
    heard = null;
    sent = null;
    // The frame is painted between this callback and the task it leaves behind.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.now();
        times.push({ whole: now - from, before: at - from, away: back - at, after: now - back });
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Runs in the page: where to tap next, null while nothing is lit. */
function nextTap(turn) {
  const cards = [...document.querySelectorAll('.hand .card.playable')];
  const dialog = document.querySelector('dialog[open]');
  const first =
    dialog?.querySelector('[data-sure]') ??
    dialog?.querySelector('button') ??
    document.querySelector('[data-go-on], [data-confirm], .seat.target, .own.target .own-seat, .tray .card') ??
    (document.querySelector('.action.mine') ? cards[turn % Math.max(1, cards.length)] : undefined) ??
    document.querySelector('.answers [data-word]');
  if (first == null) return null;
  const { left, top, width, height } = first.getBoundingClientRect();
  // Cards lie over each other: the left edge is in sight.
  return { x: left + Math.min(14, width / 2), y: top + Math.min(24, height / 2) };
}

const json = { 'content-type': 'application/json' };
const setup = {
  name: 'Round trip',
  game: 'card',
  players: 5,
  packs: ['base'],
  variants: {},
  pace: 'off',
  hold: 500,
  open: false,
  spectators: true,
  openDead: true,
  phrasesOnly: false,
  hints: false,
  coverLevel: 'rule',
};

/** A new table of whoever looks at the page, in play. */
async function sitDown(page) {
  const table = await page.evaluate(
    async ([doc, headers]) => {
      const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (localStorage.getItem('sixgun.person') === null)
        localStorage.setItem(
          'sixgun.person',
          JSON.stringify((await (await post('/api/me', { name: 'Ann' })).json()).id),
        );
      return (await (await post('/api/tables', doc)).json()).id;
    },
    [setup, json],
  );
  await page.goto(`${address}#t/${table}`);
  await page.reload();
  await page.locator('[data-start]').click();
  await page.locator('main.table').waitFor();
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

async function measure() {
  const browser = await chromium.launch({
    executablePath: process.env.SIXGUN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const settings = JSON.stringify({ language: 'en', speed: 'instant', explained: ['card'], players: 5 });
  await page.addInitScript((text) => localStorage.setItem('sixgun.settings', text), settings);
  await page.addInitScript(watch);
  await page.goto(address);
  const times = [];
  while (times.length < moves) {
    await sitDown(page);
    for (let turn = 0, idle = 0; idle < 400; turn++) {
      const at = await page.evaluate(nextTap, turn);
      if (at === null) {
        idle++;
        await page.waitForTimeout(25);
        continue;
      }
      idle = 0;
      await page.mouse.click(at.x, at.y);
      if (times.length + (await page.evaluate(() => window.roundTrips.length)) >= moves) break;
      if ((await page.locator('.ending, .stone').count()) > 0) break;
    }
    times.push(...(await page.evaluate(() => window.roundTrips)));
  }
  await browser.close();
  return times;
}

try {
  await run(
    [program('server/dist/main.js')],
    { PORT: String(port), DATA: data, SIXGUN_TEST: '1', LOG_LEVEL: 'silent' },
    'is served at',
  );
  console.log(`load average before: ${load().join(' ')}`);
  if (tables > 0) {
    const others = ['load', '--url', address, '--tables', String(tables), '--players', '5', '--pace', String(pace)];
    await run([program('cli/dist/main.js'), ...others, '--seconds', '3600'], {}, 'measuring');
  }
  const times = await measure();
  const of = (part, share) =>
    percentile(
      times.map((each) => each[part]).toSorted((a, b) => a - b),
      share,
    ).toFixed(0);
  const [p50, p95] = [of('whole', 0.5), of('whole', 0.95)];
  console.log(
    `${times.length} moves beside ${tables} tables, from tap to painted answer: p50 ${p50} ms, p95 ${p95} ms`,
  );
  const parts = { before: 'tap to sent', away: 'sent to heard', after: 'heard to painted' };
  for (const [part, name] of Object.entries(parts))
    console.log(`  ${name}: p50 ${of(part, 0.5)} ms, p95 ${of(part, 0.95)} ms`);
  console.log(`load average after: ${load().join(' ')}`);
} finally {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
}
