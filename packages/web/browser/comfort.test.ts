import { expect, test } from 'vitest';
import { answer, asked, button, choice, hand, nameOf, opponents, ownSeat, resume, settled, why } from './at-table.ts';
import { makeMove, nextQuestion } from './player.ts';
import { asked as askedFor, findMoment } from './positions.ts';
import { DESK, firstOf, inFull, keptRecord, PHONE, useStand } from './stand.ts';

const stand = useStand();

test('a mouse that rests on a card or a player sees it large, until it moves on', async () => {
  const { page, faults } = await stand.visit({ viewport: DESK, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  await asked(page);
  // For eyes only, so it has no role.
  const peek = page.locator('.peek');
  await hand(page).first().hover();
  await peek.waitFor();
  await expect
    .poll(() => nameOf(hand(page).first()))
    .toMatch(new RegExp(`^${await peek.locator('h2').textContent()}, `));
  const [large, bar] = await Promise.all([peek.boundingBox(), choice(page).boundingBox()]);
  expect((large?.y ?? 0) + (large?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const [, character] = (await nameOf(opponents(page).first())).split(', ');
  await opponents(page).first().hover();
  await peek.locator('h2', { hasText: character }).waitFor();
  await page.getByRole('heading', { name: 'Sixgun' }).hover();
  await peek.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('title and icon of the tab say when one is asked', async () => {
  const { page } = await stand.visit({ viewport: PHONE, settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  const icon = () => page.getAttribute('link[rel=icon]', 'href');
  expect([await page.title(), await icon()]).toEqual(['Sixgun', './favicon.svg']);
  await button(page, 'Play now').click();
  await asked(page);
  await expect.poll(() => page.title()).toMatch(/^● Your (turn|decision)! – Sixgun$/);
  await expect.poll(() => icon()).toBe('./favicon-turn.svg');
  expect((await page.request.get(`${stand.address}favicon-turn.svg`)).status()).toBe(200);
});

inFull('on a very slow machine the table comes in parts, and in the end nothing is missing', async () => {
  const settings = { language: 'en', players: 7, speed: 'fast' } as const;
  const { page, faults } = await stand.visit({ viewport: PHONE, settings });
  await page.addInitScript(() => {
    // Every look at the clock finds ten milliseconds gone: slow on any machine, however fast it is.
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => {
      looks++;
      return now() + 10 * looks;
    };
    const counts = new Set<number>();
    Object.assign(window, { counts });
    const count = () => {
      counts.add(document.querySelectorAll('ol[aria-label=Opponents] button').length);
      requestAnimationFrame(count);
    };
    count();
  });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  expect(await nextQuestion(page)).toBe('asked');
  await settled(page);
  const counts = await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts]);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.at(-1)).toBe(6);
  await expect.poll(() => opponents(page).count()).toBe(6);
  await expect.poll(() => opponents(page).locator('img').count()).toBe(6);
  await expect.poll(() => ownSeat(page).locator('img').count()).toBe(1);
  const held = Number((await nameOf(ownSeat(page))).match(/(\d+) cards? in hand/)?.[1]);
  expect(held).toBeGreaterThan(0);
  await expect.poll(() => hand(page).count()).toBe(held);
  for (const group of [hand(page), opponents(page)]) {
    const stops = await group.evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex === 0).length);
    expect(stops).toBe(1);
  }
  expect(faults).toEqual([]);
});

test('back and forward find the game as it was left, and a new one is asked about first', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en', speed: 'instant', name: 'Old Joe' } });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  for (let turn = 0; turn < 3 && (await nextQuestion(page)) === 'asked'; turn++) await makeMove(page, turn);
  await nextQuestion(page);
  const before = await keptRecord(page);
  await page.goBack();
  await resume(page).waitFor();
  await page.getByText('Card game, 5 players').waitFor();
  await page.goForward();
  await asked(page);
  await expect.poll(() => keptRecord(page)).toBe(before);
  await expect.poll(() => nameOf(ownSeat(page))).toMatch(/^you: Old Joe, /);
  await page.goBack();
  await button(page, 'Play now').click();
  const doubt = page.getByRole('dialog', { name: 'Are you sure?' });
  await doubt.waitFor();
  await page.keyboard.press('Escape');
  await doubt.waitFor({ state: 'detached' });
  await expect.poll(() => keptRecord(page)).toBe(before);
  await button(page, 'Play now').click();
  await doubt.getByRole('button', { name: 'New game' }).click();
  await asked(page);
  await expect.poll(() => keptRecord(page)).not.toBe(before);
  expect(faults).toEqual([]);
});

inFull('a game is played in one tab at a time', async () => {
  const { page } = await stand.visit({ settings: { language: 'en', speed: 'instant' } });
  await page.goto(stand.address);
  await button(page, 'Play now').click();
  await asked(page);
  const other = await page.context().newPage();
  await other.goto(`${stand.address}#table`);
  await asked(other);
  await expect.poll(() => why(page).textContent()).toBe('This game is being played in another tab.');
  await button(page, 'Play here').click();
  await asked(page);
  await expect.poll(() => why(other).textContent()).toBe('This game is being played in another tab.');
});

test.each(firstOf([PHONE, DESK]))('what skips never lies where an answer comes up (%o)', async (viewport) => {
  const { page } = await stand.sitDown(findMoment(4, askedFor('answer')), { viewport, settings: { speed: 'slow' } });
  const pass = answer(page, /^Take the hit/);
  // Giving in is not the answer that stands out.
  await expect.poll(() => pass.getAttribute('class')).toBe('button gives-in');
  const { x, y, width } = await pass.evaluate((each) => (each.parentElement as Element).getBoundingClientRect());
  const waiting = page.waitForFunction(() => document.querySelector('[data-skip]')?.getBoundingClientRect().toJSON());
  await pass.click();
  const skip = (await (await waiting).jsonValue()) as { x: number; y: number; width: number; height: number };
  const apart = skip.y + skip.height <= y || skip.x + skip.width <= x || skip.x >= x + width;
  expect(apart, JSON.stringify({ answers: { x, y, width }, skip })).toBe(true);
});
