import { type Header, headerOf } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { Host, moveBot } from '../src/index.ts';
import { seating } from './tables.ts';
import { VirtualTable } from './virtual.ts';

const SALOON = {
  game: 'dice',
  players: 8,
  packs: ['base', 'old-saloon'],
  variants: { 'special-roles': true },
} as const;
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

/** A game in which somebody has just gone out by a move that may still be taken back; by whom, and who. */
function withLateDeath(): { host: Host; header: Header; dead: number; mover: number } {
  for (let seed = 0; ; seed++) {
    const header = headerOf({ ...SALOON, seed: `eyes-${seed}`, rng: 'dealt' });
    const host = Host.deal(header);
    while (!host.over) {
      const living = ALL.filter((seat) => host.game.inPlay(seat));
      moveBot(host, seating(8, 'eyes', 0));
      const dead = living.find((seat) => !host.game.inPlay(seat));
      const mover = ALL.find((seat) => host.mayTakeBack(seat));
      if (dead !== undefined && mover !== undefined) return { host, header, dead, mover };
    }
  }
}

test('whoever would live again by a take-back does not see all hands before that is too late', async () => {
  const { host, header, dead, mover } = withLateDeath();
  expect(host.isOutForGood(dead)).toBe(false);
  const table = new VirtualTable(header, 'eyes', ALL, { host, openDead: true });
  const [ghost, other] = [table.sit(dead), table.sit(mover)];
  ghost.say({ t: 'look', seat: 'open' });
  await table.settled();
  expect(ghost.heard.at(-1)?.message).toEqual({ t: 'no', code: 'not-open' });
  other.say({ t: 'back', id: 'back-01', q: host.q });
  await table.settled();
  expect(host.game.inPlay(dead)).toBe(true);
  expect(ghost.follower.view).toEqual(host.view(dead));
});

test('whoever is out for good sees them', async () => {
  const { host, header, dead } = withLateDeath();
  while (!host.over && !host.isOutForGood(dead)) moveBot(host, seating(8, 'eyes', 0));
  const table = new VirtualTable(header, 'eyes', ALL, { host, openDead: true });
  const ghost = table.sit(dead);
  ghost.say({ t: 'look', seat: 'open' });
  await table.settled();
  expect(ghost.heard.at(-1)?.message).toMatchObject({ t: 'table', as: 9 });
});
