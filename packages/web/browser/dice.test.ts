import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered, DICE, laden, makeDiceMove, SALOON, takeUp } from './dice-player.ts';
import { tabTo } from './keys.ts';
import { faultsOf } from './layout-faults.ts';
import { nextQuestion } from './player.ts';
import { asked, ended, findMoment, type Moment } from './positions.ts';
import { DESK, PHONE, Stand, type Visit } from './stand.ts';
import { violations } from './violations.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const GAMES = 24;

/** Everybody has come to the table, and the question is asked. */
async function seated(page: Page): Promise<void> {
  await page.waitForSelector('.action.mine');
  await page.waitForFunction(() => {
    const players = /players-(\d)/.exec(document.querySelector('.table')?.className ?? '')?.[1];
    return document.querySelectorAll('.seat').length === Number(players) - 1;
  });
}

/** At the table in a moment of a game found beforehand. */
async function sitDown({ saved }: Moment, visit: Visit = {}) {
  const settings = { language: 'en', speed: 'instant', ...visit.settings } as const;
  const visitor = await stand.visit({ ...visit, saved, settings });
  await visitor.page.goto(`${stand.address}#table`);
  await seated(visitor.page);
  return visitor;
}

async function playToTheEnd(page: Page): Promise<number> {
  let turns = 0;
  while ((await nextQuestion(page)) === 'asked') {
    await makeDiceMove(page, turns++);
    expect(turns).toBeLessThan(900);
  }
  return turns;
}

test('a newcomer plays a whole dice game to the end and starts another', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  await page.goto(stand.address);
  await page.getByLabel('Dice game').check();
  await page.click('[data-play-now]');
  expect(await playToTheEnd(page)).toBeGreaterThan(3);
  const ending = page.locator('.sheet-end');
  expect(await ending.locator('h2').textContent()).toMatch(/You (win|lose)/);
  expect(await ending.locator('.roll-role .icon').count()).toBe(4);
  expect(await ending.locator('li.won').count()).toBeGreaterThan(0);
  await page.click('[data-again]');
  await page.waitForSelector('.sheet-end', { state: 'detached' });
  expect(await nextQuestion(page)).toBe('asked');
  expect(await page.locator('.die').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}, 120_000);

test('the set-up switches the modules, and a game with all of them is played to the end', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 5 } });
  await page.goto(stand.address);
  await page.click('[data-setup]');
  await page.getByLabel('Dice game').check();
  await page.getByLabel('Custom').check();
  for (const name of ['Loudmouth', 'Chief’s Arrow', 'New Characters', 'The Ghost']) await page.getByLabel(name).check();
  await page.getByLabel('Special Roles').check();
  await page.getByLabel('mixed').check();
  await page.reload();
  expect(await page.getByLabel('mixed').isChecked()).toBe(true);
  await page.click('[data-start]');
  await playToTheEnd(page);
  expect(await page.locator('.sheet-end .roll-role .icon').count()).toBe(5);
  expect(faults).toEqual([]);
}, 120_000);

test('dice are chosen by tap, locked ones say why, and the set that is chosen is rolled', async () => {
  const locked = ({ batch }: Moment): number => {
    const single = batch.decision?.tree.filter(({ pick }) => pick >> 12 === 9).length ?? 0;
    return batch.decision?.prompt === 'reroll' && single === 15 ? Number.POSITIVE_INFINITY : 0;
  };
  const { page, faults } = await sitDown(findMoment(5, locked, GAMES, DICE));
  expect(await page.locator('.die.locked').count()).toBe(1);
  await page.locator('.die.locked').click();
  await page.waitForSelector('.bubble');
  expect(await page.locator('.bubble').textContent()).toContain('dynamite');
  await page.click('[data-reroll]');
  await page.waitForFunction(() => document.querySelector('.bubble')?.textContent?.includes('First tap'));
  const kept = await page.locator('.die .heard').allTextContents();
  expect(await takeUp(page, 2)).toBe(2);
  await page.locator('.die.again').last().click();
  await page.waitForFunction(() => document.querySelectorAll('.die.again[aria-pressed="true"]').length === 1);
  expect(await page.locator('[data-reroll]').textContent()).toBe('Roll 1 die again');
  await answered(page, () => page.click('[data-reroll]'));
  await nextQuestion(page);
  const faces = (labels: readonly string[]) => labels.map((label) => label.split(/[:,] /)[1]);
  const now = await page.locator('.die .heard').allTextContents();
  expect(faces(now).filter((face, i) => face !== faces(kept)[i]).length).toBeLessThanOrEqual(1);
  expect(faults).toEqual([]);
});

test('who cannot be chosen says why, and a wasted beer asks once', async () => {
  const notEverybody = ({ batch: { decision } }: Moment): number =>
    decision?.prompt === 'shot' && decision.tree.length < 4 ? Number.POSITIVE_INFINITY : 0;
  const { page, faults } = await sitDown(findMoment(5, notEverybody, GAMES, DICE));
  await page.locator('.own-seat').click();
  await page.waitForSelector('.bubble');
  expect(await page.locator('.bubble').textContent()).toBe('You cannot choose yourself.');
  await page.locator('.seat:not(.target)').first().click();
  await page.waitForFunction(() => /reach|out of the game/.test(document.querySelector('.bubble')?.textContent ?? ''));
  await page.locator('.seat.target').first().click();
  await page.waitForSelector('.bubble', { state: 'detached' });
  expect(faults).toEqual([]);

  let seat = -1;
  const wasteful = findMoment(
    5,
    ({ batch, session }) => {
      if (batch.decision?.prompt !== 'beer') return 0;
      const node = batch.decision.tree.find(({ pick }) => session.danger([pick])?.what === 'wasted');
      seat = node === undefined ? -1 : node.pick & 0xfff;
      return seat > 0 ? Number.POSITIVE_INFINITY : 0;
    },
    GAMES,
    DICE,
  );
  const other = (await sitDown(wasteful)).page;
  await other.locator(`.seat[data-seat="${seat}"]`).click();
  await other.waitForSelector('.sheet-danger');
  expect(await other.locator('.sheet-danger p').textContent()).toContain('has no lost life');
  await other.keyboard.press('Escape');
  await other.waitForSelector('.sheet-danger', { state: 'detached' });
});

test('a whole turn is played by keys alone', async () => {
  const { saved } = findMoment(5, asked('roll'), GAMES, DICE);
  const { page, faults } = await stand.visit({ saved, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await tabTo(page, '[data-resume]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.action.mine');
  await tabTo(page, '[data-word="roll"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-reroll]');
  await page.waitForFunction(() => document.activeElement?.matches('.die.open'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.die.again');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.matches('.die'))).toBe(true);
  const last = (await page.locator('.die').count()) - 1;
  if ((await page.locator(`.die.open[data-die="${last}"]`).count()) > 0) {
    await page.keyboard.press(String(last + 1));
    await page.waitForSelector(`.die.again[data-die="${last}"]`);
  }
  await tabTo(page, '[data-reroll]');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 25; i++) {
    await page.waitForTimeout(80);
    if ((await page.locator('.own.turn').count()) === 0) break;
    if ((await page.locator('.action.mine').count()) === 0) continue;
    if ((await page.locator('[data-word="stop"]').count()) > 0) await tabTo(page, '[data-word="stop"]');
    else if ((await page.locator('.target').count()) > 0) await tabTo(page, '.seat.target, .own.target .own-seat');
    else await tabTo(page, '.answers .button, [data-sure]');
    await page.keyboard.press('Enter');
  }
  expect(await page.locator('.own.turn').count()).toBe(0);
  for (const [key, sheet] of [
    ['l', '.sheet-log'],
    ['?', '.sheet-summary'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForSelector(sheet);
    await page.keyboard.press('Escape');
    await page.waitForSelector(sheet, { state: 'detached' });
  }
  expect(faults).toEqual([]);
});

const seen = (page: Page) =>
  page.evaluate(() => ({
    prompt: document.querySelector('.prompt')?.textContent,
    dice: [...document.querySelectorAll('.die .heard')].map((die) => die.textContent),
    seats: [...document.querySelectorAll('.seat .heard')].map((seat) => seat.textContent),
    pile: document.querySelector('.arrow-pile')?.getAttribute('aria-label'),
    answers: [...document.querySelectorAll('.answers .button')].map((button) => button.textContent),
  }));

async function storyOf(page: Page): Promise<string[]> {
  await page.keyboard.press('l');
  await page.waitForSelector('.sheet-log .line');
  const lines = page.locator('.sheet-log .line');
  const labels = await lines.evaluateAll((all) =>
    all.map((line) => `${line.textContent} ${line.querySelector('.signs')?.getAttribute('aria-label') ?? ''}`),
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet-log', { state: 'detached' });
  return labels;
}

test('a reload in the middle of a decision changes nothing', async () => {
  const { page, faults } = await sitDown(findMoment(6, laden('roll'), GAMES, SALOON));
  await answered(page, () => page.click('[data-word="roll"]'));
  await nextQuestion(page);
  const before = await seen(page);
  const story = await storyOf(page);
  expect(story.some((line) => /rolls .+ (Beer|Gatling|Dynamite|Indian Arrow|Bull’s Eye)/.test(line))).toBe(true);
  await page.reload();
  await seated(page);
  expect(await seen(page)).toEqual(before);
  expect(await storyOf(page)).toEqual(story);
  expect(faults).toEqual([]);
});

test('a special role is used in several steps, given up, and taken up again after a reload', async () => {
  const doctor = ({ batch }: Moment): number =>
    batch.decision?.prompt === 'role-thrown' ? Number.POSITIVE_INFINITY : 0;
  const { page, faults } = await sitDown(findMoment(5, doctor, 60, SALOON));
  const before = await seen(page);
  await page.click('text=Use The Doctor');
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent === 'Which die is turned?');
  await page.reload();
  await seated(page);
  expect(await page.locator('.prompt').textContent()).toBe('Which die is turned?');
  await page.click('text=Cancel');
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent !== 'Which die is turned?');
  expect(await seen(page)).toEqual(before);
  await page.click('text=Use The Doctor');
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent === 'Which die is turned?');
  await page.locator('.die').first().click();
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.startsWith('Which face'));
  expect(await page.locator('.face-answer').count()).toBe(6);
  expect(await faultsOf(page)).toEqual([]);
  await answered(page, () => page.locator('.answers [data-word]').first().click());
  await nextQuestion(page);
  expect((await storyOf(page)).some((line) => line.includes('turns die 1'))).toBe(true);
  expect(faults).toEqual([]);
});

test('the ghost gives a result away by a tap on the die that shows it', async () => {
  const { page, faults } = await sitDown(findMoment(6, asked('ghost-face'), 60, SALOON));
  expect(await page.locator('.die').count()).toBe(2);
  await answered(page, () => page.locator('.die').last().click());
  await nextQuestion(page);
  expect(await page.locator('.prompt').textContent()).toBe('Who gets the token?');
  const seat = await page.locator('.seat.target').first().getAttribute('data-seat');
  await answered(page, () => page.click(`.seat[data-seat="${seat}"]`));
  expect((await storyOf(page)).some((line) => line.includes(' a token: '))).toBe(true);
  expect(faults).toEqual([]);
});

const WORDS = {
  en: { name: 'English', stop: 'Stop' },
  cs: { name: 'Čeština', stop: 'Skončit' },
  pl: { name: 'Polski', stop: 'Skończ' },
} as const;

test('the dice table speaks three languages, in the middle of a decision', async () => {
  const { page, faults } = await sitDown(findMoment(6, laden('reroll'), GAMES, SALOON));
  const stories = new Set<string>();
  for (const language of ['cs', 'pl', 'en'] as const) {
    await page.locator('.top .chip').last().click();
    await page.locator('.sheet-menu .option', { hasText: WORDS[language].name }).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sheet-menu', { state: 'detached' });
    expect(await page.locator('[data-word="stop"]').textContent()).toBe(WORDS[language].stop);
    const story = (await storyOf(page)).join('\n');
    expect(story).not.toMatch(/undefined|[{}]|\uE000/);
    stories.add(story);
    await page.keyboard.press('?');
    await page.waitForSelector('.sheet-summary');
    expect(await page.locator('.sheet-summary').textContent()).not.toMatch(/\b(ui|dice|log)\.[a-z]/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sheet-summary', { state: 'detached' });
    const heard = await page.locator('.heard').allTextContents();
    expect(heard.join()).not.toMatch(/undefined|[{}]|\b(ui|dice|log|why)\.[a-z]/);
  }
  expect(stories.size).toBe(3);
  expect(faults).toEqual([]);
});

test.each([
  ['light', PHONE],
  ['dark', DESK],
] as const)('the dice table and its sheets have no axe violations (%s, %o)', async (theme, viewport) => {
  const { page } = await sitDown(findMoment(8, laden('reroll'), 8, SALOON), { viewport, settings: { theme } });
  await takeUp(page, 1);
  expect(await violations(page)).toEqual([]);
  for (const [selector, sheet] of [
    ['.die.again', '.sheet-card'],
    ['.seat', '.sheet-card'],
    ['.own-role', '.sheet-card'],
  ]) {
    await page.locator(selector).first().click({ button: 'right' });
    await page.waitForSelector(sheet);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector(sheet, { state: 'detached' });
  }
  await page.keyboard.press('?');
  await page.waitForSelector('.sheet-summary');
  expect(await violations(page)).toEqual([]);
});

test('set-up, targets and end have no axe violations', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', game: 'dice', dicePreset: 'custom' } });
  await page.goto(stand.address);
  await page.click('[data-setup]');
  expect(await violations(page)).toEqual([]);
  const targets = (await sitDown(findMoment(5, laden('shot'), 8, SALOON))).page;
  expect(await violations(targets)).toEqual([]);
  const { saved } = findMoment(5, ended, 1, SALOON);
  const over = (await stand.visit({ saved, settings: { language: 'en' } })).page;
  await over.goto(`${stand.address}#table`);
  await over.waitForSelector('.sheet-end');
  expect(await violations(over)).toEqual([]);
});

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('on a %s', (_size, viewport) => {
  test.each([4, 8])('nothing overlaps or is cut off with %i players in Czech', async (players) => {
    const { page } = await stand.visit({ viewport, settings: { language: 'cs', speed: 'instant' } });
    await page.goto(stand.address);
    for (const [prompt, setup] of [
      ['reroll', DICE],
      ['shot', SALOON],
      ['reroll', SALOON],
      ['beer', SALOON],
      ['saloon-die', SALOON],
    ] as const) {
      const { saved } = findMoment(players, laden(prompt), 6, setup);
      await page.evaluate((game) => localStorage.setItem('sixgun.game', game), JSON.stringify(saved));
      await page.goto(`${stand.address}#table`);
      await page.reload();
      await seated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      expect(await faultsOf(page), prompt).toEqual([]);
      if (prompt !== 'reroll') continue;
      await takeUp(page, 6);
      await page.waitForTimeout(250);
      expect(await faultsOf(page), 'dice taken up').toEqual([]);
    }
  });
});

test('dice tumble by transform alone, and not at all for who wants less motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { saved } = findMoment(4, asked('roll'), GAMES, DICE);
    const { page, faults } = await stand.visit({ saved, reducedMotion, settings: { language: 'en', speed: 'fast' } });
    await page.addInitScript(() => {
      const seenFrames: string[] = [];
      Object.assign(window, { seenFrames });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function watch(frames, options) {
        for (const frame of frames as Keyframe[]) seenFrames.push(`${this.className} ${Object.keys(frame)}`);
        return animate.call(this, frames, options);
      };
      document.addEventListener('transitionrun', (event) => seenFrames.push(`moved ${event.propertyName}`), true);
    });
    await page.goto(`${stand.address}#table`);
    await page.waitForSelector('.action.mine');
    await page.click('[data-word="roll"]');
    await page.waitForSelector('[data-reroll]');
    await takeUp(page, 1);
    await page.waitForTimeout(300);
    const frames = await page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);
    if (reducedMotion === 'reduce') expect(frames).toEqual([]);
    else {
      expect(frames.filter((frame) => frame.startsWith('cube')).length).toBeGreaterThan(0);
      expect(frames).toContain('moved transform');
    }
    for (const frame of frames)
      expect(frame.split(' ').at(-1)?.split(',')).toEqual(expect.arrayContaining(['transform']));
    expect(frames.filter((frame) => /^cube .*(opacity|filter)/.test(frame))).toEqual([]);
    expect(faults).toEqual([]);
  }
});

test('who plays cards never fetches the dice', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', speed: 'instant', players: 4 } });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(stand.address);
  await page.waitForLoadState('networkidle');
  await page.click('[data-play-now]');
  await page.waitForSelector('.action.mine', { timeout: 20_000 });
  expect(fetched.filter((url) => /dice-page/.test(url))).toEqual([]);
  await page.goto(stand.address);
  await page.getByLabel('Dice game').check();
  await page.click('[data-play-now]');
  await page.click('[data-begin]');
  await page.waitForSelector('.die');
  expect(fetched.filter((url) => /dice-page.*\.js/.test(url))).toHaveLength(1);
});
