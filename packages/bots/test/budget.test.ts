import { fastRng, firstSeat, newGame } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { levels, questionFor } from '../src/index.ts';

const g = newGame({ players: 5, seed: 3 });
const question = questionFor(g, firstSeat(g.asked), [], [], fastRng(1));

test('nobody takes more playouts for a decision than there are', () => {
  const taken = [0, 1, 2, 3, 20].map((budget) => levels.legend.think({ ...question, budget }).playouts);
  expect(taken).toEqual([0, 0, 2, 2, 18]);
});
