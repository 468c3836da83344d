// Plays a while on a phone with a slowed-down processor and prints the frame rate during animations and the longest
// tasks. Figures depend on the machine, so this is no test: node packages/web/scripts/frames.mjs [--seconds 40] [--slow 4] [--dice]
import { setTimeout } from 'node:timers/promises';
import { browserOfScript } from './browser.mjs';
import { serve } from './serve.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return Number(at < 0 ? otherwise : process.argv[at + 1]);
};
/** Milliseconds in which the first page has come, been drawn, and not begun to fetch more. */
const LOADING = 2500;
const seconds = option('seconds', 40);
const slow = option('slow', 4);
const players = option('players', 7);
const game = process.argv.includes('--dice') ? 'dice' : 'card';

/** Runs in the page: notes every frame while something is animated, and every long task. */
function watch() {
  const seen = { frames: [], tasks: [], start: performance.now() };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push([Math.round(entry.startTime), Math.round(entry.duration)]);
  }).observe({ type: 'longtask', buffered: true });
  let before = 0;
  let moving = false;
  const frame = (now) => {
    const moves = document.getAnimations().some((animation) => animation.playState === 'running');
    if (moving && moves) seen.frames.push(now - before);
    moving = moves;
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: the first thing that is lit, then the next. */
function act(turn) {
  const die = document.querySelector('.die.again') === null && document.querySelector('.die.open');
  if (die) return die.click();
  const cards = [...document.querySelectorAll('.hand .card.playable')];
  const first =
    // A dialog lies over everything else.
    document.querySelector('[data-sure]') ??
    document.querySelector(
      '[data-go-on], [data-confirm], [data-reroll], .seat.target, .own.target .own-seat, .tray .card',
    ) ??
    (document.querySelector('.action.mine') ? cards[turn % Math.max(1, cards.length)] : undefined) ??
    document.querySelector('.answers [data-word], [data-again]');
  first?.click();
}

const { server, address } = await serve();
const browser = await browserOfScript();
const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
await page.addInitScript(
  ([text]) => localStorage.setItem('sixgun.settings', text),
  [
    JSON.stringify({
      language: 'cs',
      game,
      players,
      speed: 'normal',
      explained: ['card', 'dice', 'distance', 'holes', 'shelf'],
    }),
  ],
);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
/** In the page, without the tester's own scripts: on a slowed processor they are tasks of 50 ms and more themselves. */
async function inPage(expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}
async function until(expression) {
  while (!(await inPage(expression))) await setTimeout(100);
}
await page.goto(address);
await setTimeout(LOADING);
await until(`document.querySelector('[data-play-now]') !== null`);
await inPage(`(${watch})()`);
const { x, y } = await inPage(`document.querySelector('[data-play-now]').getBoundingClientRect().toJSON()`);
await page.mouse.click(x + 10, y + 10);
await until(`document.querySelector('.table') !== null`);
for (let turn = 0; turn < seconds; turn++) {
  await setTimeout(1000);
  await inPage(`(${act})(${turn})`);
}
const { frames, tasks, start } = await inPage('window.seen');
await browser.close();
server.close();

const sum = frames.reduce((total, time) => total + time, 0);
const sorted = frames.toSorted((a, b) => a - b);
const late = frames.filter((time) => time > 34).length;
console.log(`${game} game, ${players} players, 360 × 740, processor slowed ${slow}×, ${seconds} s of play`);
console.log(`frames during animations: ${frames.length}, ${((frames.length / sum) * 1000).toFixed(1)} a second`);
console.log(
  `middle ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, 95 of 100 under ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`,
);
console.log(`frames over 34 ms: ${late} (${((late / frames.length) * 100).toFixed(1)} of 100)`);
const told = (list) =>
  `${list.length}${list.length > 0 ? ` (${list.map(([, time]) => `${time} ms`).join(', ')})` : ''}`;
console.log(`tasks over 50 ms while the page is loaded: ${told(tasks.filter(([at]) => at < start))}`);
console.log(`tasks over 50 ms at the table, from the click on: ${told(tasks.filter(([at]) => at >= start))}`);
