// Films one turn on a phone and on a desk for the README: docs/screenshots/turn-phone.webp and turn-desk.webp.
// Needs the built page and img2webp (Debian: webp): node --conditions=@sixgun/source packages/web/scripts/turn-film.mjs [phone] [desk]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KIND, kindOf, pickValue } from '@sixgun/engine';
import { crowded, findMoment } from '../browser/positions.ts';
import { browserOfScript } from './browser.mjs';
import { serve } from './serve.mjs';

const docs = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 720 } };
const PLAYERS = { phone: 5, desk: 6 };
const QUALITY = 60;
/** Milliseconds of the game between two frames: the page's clock stands still while one is taken. */
const STEP = 60;
/** A longer rest is cut; the last frame is held. */
const [LONGEST, LAST] = [1100, 2500];
/** Milliseconds of the others' play that are shown after the own turn. */
const AFTERWARDS = 9000;
const PATIENCE = 20_000;
const MOST_DISCARDS = 6;
const EDGE = { position: { x: 14, y: 24 } };

/** Runs in the page: every movement goes on by so many milliseconds, however long the machine takes for a frame. */
function stepAnimations(ms) {
  window.filmed ??= { now: 0, begun: new WeakMap() };
  const { filmed } = window;
  filmed.now += ms;
  for (const animation of document.getAnimations()) {
    if (!filmed.begun.has(animation)) {
      animation.pause();
      filmed.begun.set(animation, filmed.now);
    }
    const at = filmed.now - filmed.begun.get(animation);
    if (at >= Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
    else animation.currentTime = at;
  }
}

/** Takes frames at a steady rate of the game's own time. */
class Camera {
  frames = [];

  constructor(page) {
    this.page = page;
  }

  async roll(ms) {
    for (let time = 0; time < ms; time += STEP) {
      await this.page.clock.runFor(STEP);
      await this.page.evaluate(stepAnimations, STEP);
      const data = await this.page.screenshot({ animations: 'allow' });
      const last = this.frames.at(-1);
      if (last?.data.equals(data)) last.rest += STEP;
      else this.frames.push({ data, rest: STEP });
    }
  }

  async rollUntil(place) {
    for (let time = 0; time < PATIENCE && (await this.page.locator(place).count()) === 0; time += STEP)
      await this.roll(STEP);
  }
}

/** My turn at a full table, with a BANG! that reaches somebody. */
const canShoot = (moment) => {
  const { batch, info } = moment;
  const isShot = ({ pick, next }) =>
    kindOf(pick) === KIND.hand && next.length > 0 && info.defs[info.faces[pickValue(pick)].def].id === 'bang';
  return batch.decision?.tree.some(isShot) ? crowded(moment) : 0;
};

/** One card at somebody, then the end of the turn and what the others make of it. */
async function playTurn(page, camera) {
  await page.locator('.hand .card.playable:has(.card-name:text-is("BANG!"))').first().click(EDGE);
  await camera.roll(900);
  await page.locator('.seat.target').first().click();
  await camera.roll(2500);
  await camera.rollUntil('.action.mine');
  await camera.roll(600);
  await page.keyboard.press('e');
  await camera.roll(900);
  // Cards over the limit go one by one.
  for (let n = 0; n < MOST_DISCARDS && (await page.locator('.action.mine:not(.danger)').count()) > 0; n++) {
    await page
      .locator('.hand .card')
      .last()
      .click({ ...EDGE, timeout: 1000 })
      .catch(() => undefined);
    await camera.roll(700);
  }
  await camera.roll(AFTERWARDS);
}

async function film(browser, address, size) {
  const page = await (await browser.newContext({ viewport: SIZES[size] })).newPage();
  const saved = findMoment(PLAYERS[size], canShoot, 12).saved;
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
  await page.clock.install();
  await page.goto(`${address}#table`);
  await page.locator('.action.mine').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const camera = new Camera(page);
  await playTurn(page, camera);
  await page.context().close();
  return camera.frames.map(({ data, rest }, i, all) => ({
    data,
    rest: i + 1 < all.length ? Math.min(LONGEST, rest) : LAST,
  }));
}

function write(frames, path) {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-film-'));
  const shots = frames.flatMap(({ data, rest: ms }, i) => {
    const file = join(folder, `${String(i).padStart(4, '0')}.png`);
    writeFileSync(file, data);
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
const browser = await browserOfScript();
for (const size of Object.keys(SIZES))
  if (wanted.length === 0 || wanted.includes(size))
    write(await film(browser, address, size), `${docs}turn-${size}.webp`);
await browser.close();
server.close();
