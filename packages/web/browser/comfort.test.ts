import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMove, nextQuestion } from './player.ts';
import { asked, findMoment } from './positions.ts';
import { DESK, keptRecord, PHONE, Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('a mouse that rests on a card or a player sees it large, until it moves on', async () => {
  const { page, faults } = await stand.visit({ viewport: DESK, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine');
  const name = await page.locator('.hand .card-name').first().textContent();
  await page.locator('.hand .card').first().hover();
  await page.waitForSelector('.peek');
  expect(await page.locator('.peek h2').textContent()).toBe(name);
  const [peek, bar] = await Promise.all(['.peek', '.action'].map((part) => page.locator(part).boundingBox()));
  expect((peek?.y ?? 0) + (peek?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const character = await page.locator('.seat .as').first().textContent();
  await page.locator('.seat').first().hover();
  await page.waitForFunction((who) => document.querySelector('.peek h2')?.textContent === who, character);
  await page.locator('.brand').hover();
  await page.waitForSelector('.peek', { state: 'detached' });
  expect(faults).toEqual([]);
});

test('title and icon of the tab say when one is asked', async () => {
  const { page } = await stand.visit({ viewport: PHONE, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  const icon = () => page.getAttribute('link[rel=icon]', 'href');
  expect([await page.title(), await icon()]).toEqual(['Sixgun', './favicon.svg']);
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine');
  expect(await page.title()).toMatch(/^● Your (turn|decision)! – Sixgun$/);
  expect(await icon()).toBe('./favicon-turn.svg');
  expect((await page.request.get(`${stand.address}favicon-turn.svg`)).status()).toBe(200);
});

test('on a very slow machine the table comes in parts, and in the end nothing is missing', async () => {
  const settings = { language: 'en', players: 7, speed: 'fast' } as const;
  const { page, faults } = await stand.visit({ viewport: PHONE, settings });
  await page.addInitScript(() => {
    const counts = new Set<number>();
    Object.assign(window, { counts });
    const count = () => {
      counts.add(document.querySelectorAll('.seat').length);
      requestAnimationFrame(count);
    };
    count();
  });
  const session = await page.context().newCDPSession(page);
  await page.goto(stand.address);
  await page.waitForSelector('[data-play-now]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine', { timeout: 90_000 });
  const counts = await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts]);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.at(-1)).toBe(6);
  expect(await page.locator('.seat .portrait').count()).toBe(6);
  expect(await page.locator('.own .portrait').count()).toBe(1);
  const cards = Number((await page.locator('.hand .fan').getAttribute('aria-label'))?.match(/\d+/)?.[0]);
  await page.waitForFunction((count) => document.querySelectorAll('.hand .card').length === count, cards);
  expect(await page.locator('.hand .card[tabindex="0"]').count()).toBe(1);
  expect(await page.locator('.seat[tabindex="0"]').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('back and forward find the game as it was left, and a new one is asked about first', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', name: 'Old Joe' } });
  await page.goto(stand.address);
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine');
  for (let turn = 0; turn < 3 && (await nextQuestion(page)) === 'asked'; turn++) await makeMove(page, turn);
  await nextQuestion(page);
  const saved = () => keptRecord(page);
  const before = await saved();
  await page.goBack();
  await page.waitForSelector('[data-resume]');
  expect(await page.locator('.what-waits').textContent()).toBe('Card game, 5 players');
  await page.goForward();
  await page.waitForSelector('.action.mine');
  expect(await saved()).toBe(before);
  expect(await page.locator('.own-name b').textContent()).toBe('Old Joe');
  await page.goBack();
  await page.click('[data-play-now]');
  await page.waitForSelector('.sheet-question');
  await page.keyboard.press('Escape');
  expect(await saved()).toBe(before);
  await page.click('[data-play-now]');
  await page.click('[data-begin]');
  await page.waitForSelector('.action.mine');
  expect(await saved()).not.toBe(before);
  expect(faults).toEqual([]);
});

test('a game is played in one tab at a time', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine');
  const other = await page.context().newPage();
  await other.goto(`${stand.address}#table`);
  await other.waitForSelector('.action.mine');
  expect(await page.getByRole('alert').textContent()).toBe('This game is being played in another tab.');
  await page.click('[data-play-here]');
  await page.waitForSelector('.action.mine');
  expect(await other.getByRole('alert').textContent()).toBe('This game is being played in another tab.');
});

test('what skips never lies where an answer comes up, and giving in is not the answer that stands out', async () => {
  for (const viewport of [PHONE, DESK]) {
    const { saved } = findMoment(4, asked('answer'));
    const { page } = await stand.visit({ viewport, saved, settings: { language: 'en', speed: 'slow' } });
    await page.goto(`${stand.address}#table`);
    await page.waitForSelector('.action.mine');
    const pass = page.locator('.answers [data-word="pass"]');
    expect(await pass.textContent()).toBe('Take the hit');
    expect(await pass.getAttribute('class')).toBe('button');
    const answers = await page.locator('.answers').boundingBox();
    const waiting = page.waitForFunction(() => document.querySelector('[data-skip]')?.getBoundingClientRect().toJSON());
    await pass.click();
    const skip = (await (await waiting).jsonValue()) as { x: number; y: number; width: number; height: number };
    if (answers === null) throw new Error('No answer is to be seen.');
    const apart =
      skip.y + skip.height <= answers.y || skip.x + skip.width <= answers.x || skip.x >= answers.x + answers.width;
    expect(apart, JSON.stringify({ answers, skip })).toBe(true);
    await page.close();
  }
});
