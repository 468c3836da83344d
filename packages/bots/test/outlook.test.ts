import { type DiceGame, dicePosition } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { MANNERS } from '../src/policy/manner.ts';
import { ByOdds } from '../src/policy/outlook.ts';

const [A, B, C, D, E] = [0, 1, 2, 3, 4];
const [SHERIFF, DEPUTY, OUTLAW, RENEGADE] = [0, 1, 2, 3];

const none = [0, 0, 0, 0, 0];

type Seats = NonNullable<Parameters<typeof dicePosition>[0]['players']>;

/** A table of five as A sees it, who is sure of every role. */
function judged(roles: readonly number[], lives: readonly number[], arrows = none): ByOdds {
  const names = ['sheriff', 'deputy', 'outlaw', 'renegade'];
  const players: Seats = Object.fromEntries(
    roles.map((role, seat) => [
      'ABCDE'[seat],
      { role: names[role], character: 'nobody', life: lives[seat], arrows: arrows[seat] },
    ]),
  );
  const g = dicePosition({ packs: ['base'], variants: {}, players, turn: 'A' }) as DiceGame;
  return new ByOdds().look(g, A, [{ parts: roles, p: 1 }], MANNERS.even);
}
const asOutlaw = [OUTLAW, SHERIFF, RENEGADE, OUTLAW, DEPUTY];
const asRenegade = [RENEGADE, SHERIFF, OUTLAW, OUTLAW, DEPUTY];

test('the last life of the sheriff wins for an outlaw and loses for a renegade who is not alone with him', () => {
  const outlaw = judged(asOutlaw, [6, 1, 6, 6, 6]);
  expect(outlaw.hit(none, B)).toBeCloseTo(outlaw.most());
  expect(judged(asRenegade, [6, 1, 6, 6, 6]).hit(none, B)).toBeLessThan(0);
});

test('a renegade saves the sheriff from the outlaws rather than help to kill him', () => {
  const renegade = judged(asRenegade, [6, 2, 6, 6, 2]);
  expect(renegade.hit(none, C)).toBeGreaterThan(renegade.hit(none, B));
  expect(renegade.drink(none, B)).toBeGreaterThan(renegade.drink(none, D));
});

test('shots are shared by two when that does more than all at one', () => {
  const sheriff = judged([SHERIFF, OUTLAW, DEPUTY, RENEGADE, OUTLAW], [6, 1, 6, 6, 1]);
  const shared = sheriff.hit([0, 1, 0, 0, 0], E);
  expect(sheriff.shots([B, E], 2)).toBeCloseTo(shared);
  expect(shared).toBeGreaterThan(sheriff.hit(none, B));
});

test('the arrow that empties the pile costs more than one that does not', () => {
  const full = judged(asOutlaw, [4, 6, 6, 6, 6], [2, 0, 0, 0, 0]);
  const last = judged(asOutlaw, [4, 6, 6, 6, 6], [2, 0, 3, 3, 0]);
  expect(last.arrow()).toBeGreaterThan(full.arrow());
});
