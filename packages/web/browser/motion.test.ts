import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { cardPacks } from '../src/setup/card-options.ts';
import { asked, button } from './at-table.ts';
import { makeMove } from './player.ts';
import { useStand } from './stand.ts';

const stand = useStand();

/** Somebody else has done something by then. */
const MOST_TURNS = 14;
const ALLOWED = ['transform', 'opacity', 'none'];

test('only transform and opacity are animated while a game is played, and what is settled flies to the tape', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'fast', players: 4 } });
  await page.addInitScript(() => {
    const seen = new Map<string, number>();
    const toTape: number[] = [];
    Object.assign(window, { animated: seen, toTape });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function watch(frames, options) {
      const goal = (frames as Keyframe[]).at(-1);
      const tape = document.querySelector('.table .tape')?.getBoundingClientRect();
      // A card that shrinks and fades goes to the tape: how far from its middle it ends.
      if (this.matches('.flight') && goal?.opacity !== undefined && tape !== undefined) {
        const [x] = /translate\(([-.\d]+)px/.exec(String(goal.transform))?.slice(1) ?? [];
        const middle = Number(x) + Number.parseFloat((this as HTMLElement).style.width) / 2;
        toTape.push(Math.abs(middle - tape.left - tape.width / 2));
      }
      for (const frame of frames as Keyframe[])
        for (const property of Object.keys(frame)) seen.set(property, (seen.get(property) ?? 0) + 1);
      return animate.call(this, frames, options);
    };
    document.addEventListener(
      'transitionrun',
      (event) => seen.set(event.propertyName, (seen.get(event.propertyName) ?? 0) + 1),
      true,
    );
  });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  const flights = () => page.evaluate(() => (window as unknown as { toTape: number[] }).toTape);
  for (let turn = 0; turn < 4 || (turn < MOST_TURNS && (await flights()).length === 0); turn++) {
    await asked(page);
    await makeMove(page, turn);
  }
  const seen = await page.evaluate(() => [...(window as unknown as { animated: Map<string, number> }).animated.keys()]);
  const toTape = await flights();
  expect(toTape.length).toBeGreaterThan(0);
  expect(Math.max(...toTape)).toBeLessThan(1);
  expect(seen).toContain('transform');
  expect(seen.filter((property) => ![...ALLOWED, 'offset', 'easing'].includes(property))).toEqual([]);
  expect(faults).toEqual([]);
});

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url));

test('no style sheet animates anything else', () => {
  for (const file of readdirSync(assets).filter((each) => each.endsWith('.css'))) {
    const css = readFileSync(`${assets}/${file}`, 'utf8');
    for (const [, value] of css.matchAll(/transition(?:-property)?:([^;}]+)/g))
      for (const part of value.split(',')) expect(ALLOWED, `${file}: ${value}`).toContain(part.trim().split(/\s/)[0]);
    expect(css).not.toMatch(/@keyframes/);
  }
});

test('who wants less motion gets none', async () => {
  const { page } = await stand.visit({
    reducedMotion: 'reduce',
    settings: { language: 'en', speed: 'fast', players: 4 },
  });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { count: 0 });
    Element.prototype.animate = function watch(...args) {
      (window as unknown as { count: number }).count++;
      return animate.apply(this, args);
    };
  });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  await asked(page);
  expect(await page.evaluate(() => (window as unknown as { count: number }).count)).toBe(0);
});

test.each([
  ['the base game', {}, 350_000],
  ['everything on', { preset: 'everything', packs: cardPacks }, 650_000],
] as const)('the first page and the playable table stay within their budgets: %s', async (name, game, most) => {
  const { page } = await stand.visit({ settings: { language: 'cs', speed: 'instant', players: 7, ...game } });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  const packed = (match: RegExp, but: ReadonlySet<string> = new Set()): number =>
    [...fetched]
      .map((url) => new URL(url).pathname)
      .filter((path) => match.test(path) && !but.has(path.slice(path.lastIndexOf('/') + 1)))
      .reduce((sum, path) => {
        const file = fileURLToPath(new URL(`../dist${path === '/' ? '/index.html' : path}`, import.meta.url));
        return sum + gzipSync(readFileSync(file)).length;
      }, 0);
  await page.goto(stand.address);
  const play = page.getByRole('button', { name: (await loadTexts('cs')).t('ui.play-now') });
  await play.waitFor();
  // The table has its head start as soon as the page stands: on a slow machine some of it is on its way already.
  const atStart = scripts('first', 'root');
  const ahead = [...scripts('table-page', 'later-parts')].filter((file) => !atStart.has(file));
  const first = packed(/\.js$/, new Set(ahead));
  await play.click();
  await asked(page);
  const whole = packed(/(\.(js|css|svg|html)|\/)$/);
  console.log(`${name}: JavaScript of the first page ${first} bytes; everything at the table ${whole} bytes (gzipped)`);
  expect(first).toBeLessThan(120_000);
  expect(whole).toBeLessThan(most);
});

/** Scripts of the build by the beginning of their names, with all that they fetch at once. */
function scripts(...begins: string[]): Set<string> {
  const all = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(`${assets}/${file}`, 'utf8');
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) take(next);
  };
  for (const begin of begins) {
    const matching = all.filter((file) => file.startsWith(`${begin}-`));
    expect(matching, begin).not.toEqual([]);
    matching.forEach(take);
  }
  return found;
}

test('what only tables with other people need stays within its budget', () => {
  const alone = scripts('first', 'root', 'table-page', 'later-parts');
  const together = [...scripts('online-part', 'host-part', 'join-part', 'cs-together')].filter(
    (file) => !alone.has(file),
  );
  const packed = together.reduce((sum, file) => sum + gzipSync(readFileSync(`${assets}/${file}`)).length, 0);
  console.log(`tables with other people: ${packed} bytes of JavaScript (gzipped)`);
  expect(packed).toBeLessThan(40_000);
});
