import { cardPosition, END, newGame } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { countHeld, type HeldCounts, heldLines, playableNow } from '../src/held.ts';

const table = cardPosition({
  packs: ['base'],
  variants: {},
  turn: 'A',
  players: {
    A: { role: 'sheriff', hand: ['beer/6H', 'stagecoach/9S', 'missed/10C'], life: 2 },
    B: { role: 'outlaw' },
    C: { role: 'renegade' },
    D: { role: 'outlaw' },
  },
});

test('a card that could be played when the turn was ended was held; one that could not was not', () => {
  const playable = playableNow(table);
  expect([...playable].sort()).toEqual(['beer', 'stagecoach']);
  const counts: HeldCounts = {};
  const o = table.offer(0);
  const stagecoach = Array.from({ length: o.n }, (_, i) => o.line(i)).find(
    ([pick]) => table.rules.defs[table.rules.faces[pick & 0xfff]?.def]?.id === 'stagecoach',
  );
  countHeld(counts, table, playable, stagecoach ?? []);
  countHeld(counts, table, playable, [END]);
  expect(counts).toEqual({ beer: { held: 1, played: 0 }, stagecoach: { held: 1, played: 1 } });
  expect(heldLines(counts)[0]).toMatch(/beer +100\.0 % held at the end of a turn, 1 of 1/);
});

test('nothing can be held where no turn is played', () => {
  expect(playableNow(newGame({ game: 'dice', players: 4, seed: 1 })).size).toBe(0);
});
