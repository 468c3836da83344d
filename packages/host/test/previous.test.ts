import { OPEN, PUBLIC } from '@sixgun/engine';
import { previousOf } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { chance, move, randomMove, SETUPS, someSeat, table } from './tables.ts';

test('what everybody was is told to the next game the same by whoever has seen the end', () => {
  const host = table(SETUPS['card, base'], 5);
  const rng = chance('previous');
  expect(previousOf(host.box(), host.view(OPEN))).toEqual([]);
  while (!host.over) {
    const seat = someSeat(host, rng);
    move(host, seat, randomMove(host, seat, rng));
  }
  const { game } = host;
  const previous = previousOf(host.box(), host.view(OPEN));
  expect(previous).toHaveLength(game.rules.players);
  expect(previous.map(({ dead }) => !dead)).toEqual(previous.map((_, seat) => game.inPlay(seat)));
  expect(previous.filter(({ role }) => role === 'sheriff')).toHaveLength(1);
  expect(previous.every(({ character }) => character !== '')).toBe(true);
  for (const audience of [0, 1, PUBLIC]) expect(previousOf(host.box(), host.view(audience))).toEqual(previous);
});
