import { type CardGame, cardPosition } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { trainedValue } from '../src/value/trained.ts';

const [SHERIFF, DEPUTY, OUTLAW, RENEGADE] = [0, 1, 2, 3];
const parts = [SHERIFF, OUTLAW, DEPUTY, RENEGADE, OUTLAW];
const [LAW, OUTLAWS] = [0, 1];

type Seats = NonNullable<Parameters<typeof cardPosition>[0]['players']>;

/** The odds of law, outlaws and renegade at a table of five; what is said of a seat comes on top of four lives and an empty hand. */
function odds(said: Readonly<Record<string, Partial<Seats[string]>>>): number[] {
  const roles = ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'];
  const players: Seats = Object.fromEntries(
    roles.map((role, seat) => ['ABCDE'[seat], { role, life: 4, hand: [], ...said['ABCDE'[seat]] }]),
  );
  const g = cardPosition({ packs: ['base'], variants: {}, players, turn: 'A' }) as CardGame;
  return [...trainedValue('card').of(g, parts)];
}

test('cards that save the sheriff are worth more to the law than cards that save nobody', () => {
  const saved = odds({ A: { hand: ['missed', 'missed', 'beer'] } });
  const unsaved = odds({ A: { hand: ['schofield', 'remington', 'volcanic'] } });
  expect(saved[LAW]).toBeGreaterThan(unsaved[LAW]);
});

test('an outlaw who has the sheriff in reach is more of a danger than one who has not', () => {
  const near = odds({ B: { hand: ['bang', 'bang'] }, A: { life: 2 } });
  const far = odds({ B: { hand: ['bang', 'bang'] }, A: { life: 2, play: ['mustang'] } });
  expect(near[OUTLAWS]).toBeGreaterThan(far[OUTLAWS]);
});

test('odds are one in all', () => {
  expect(odds({}).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});
