// How long it takes from a tap to the painted answer at a table of the server, with other tables running beside it:
// node packages/web/scripts/round-trip.mjs [--tables 100] [--moves 100] [--pace 2000]
// Needs `npm run build`. Figures depend on the machine, so this is no test; the load average is printed with them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserOfScript } from './browser.mjs';

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
  let over = () => {};
  window.roundTrips = times;
  /** The answer to the last tap is painted, or it has sent nothing: nobody looks at the page meanwhile. */
  window.tapOver = () =>
    new Promise((resolve) => {
      over = resolve;
      setTimeout(() => sent === null && resolve(), 250);
      setTimeout(resolve, 3000);
    });
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
        over();
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

/** Milliseconds until somebody taps again. */
const THOUGHT = 250;

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

/** A new table of somebody new, in play: a person may have only a few open, and leaves them when he dies. */
async function sitDown(page) {
  await page.context().clearCookies();
  const table = await page.evaluate(
    async ([doc, headers]) => {
      const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      const { id: person } = await (await post('/api/me', { name: 'Ann' })).json();
      localStorage.setItem('sixgun.person', JSON.stringify(person));
      const answer = await (await post('/api/tables', doc)).json();
      if (answer.id === undefined) throw new Error(`No table: ${JSON.stringify(answer)}`);
      return answer.id;
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
      const over = page.evaluate(() => window.tapOver());
      await page.mouse.click(at.x, at.y);
      await over;
      await page.waitForTimeout(THOUGHT);
      if (times.length + (await page.evaluate(() => window.roundTrips.length)) >= moves) break;
      if ((await page.locator('.ending, .stone').count()) > 0) break;
    }
    times.push(...(await page.evaluate(() => window.roundTrips)));
  }
  return times;
}

const browser = await browserOfScript();
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
  await browser.close();
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
}
