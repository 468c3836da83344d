import { fastRng, nextBelow, seatsOf } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { chance, move, randomMove, SETUPS, someSeat, table } from './tables.ts';
import { VirtualTable } from './virtual.ts';

const PICKS = 16;
const VALUES = [10, 200];

/** Whatever fits into a message: every kind of pick, also those no game has, and any number. */
function strangePicks(rng: number[], least: number): number[] {
  const length = least + nextBelow(rng, 3);
  return Array.from({ length }, () => (nextBelow(rng, PICKS) << 12) + nextBelow(rng, VALUES[nextBelow(rng, 2)]));
}

test.each(Object.keys(SETUPS))('picks and drafts that mean nothing are refused like any others: %s', (name) => {
  let asked = 0;
  for (let seed = 0; asked < 400; seed++) {
    const host = table(SETUPS[name], `strange-${seed}`);
    const rng = fastRng(`strange ${seed}`);
    while (!host.over && asked < 400) {
      const seat = someSeat(host, rng);
      const begun = host.options(seat)[0]?.line ?? [];
      const [picks, draft] = [strangePicks(rng, 1), [...begun, ...strangePicks(rng, 0)].slice(nextBelow(rng, 2))];
      expect(host.why(seat, picks, draft)).toMatchObject({ why: expect.any(String) });
      expect(host.why(seat, [...begun, ...picks])).toMatchObject({ why: expect.any(String) });
      expect(host.next(seat, host.q, draft)).toSatisfy((tree) => tree === null || tree.length > 0);
      // Now and then they happen to be a move.
      expect(host.against(seat, host.q, picks, null)).toSatisfy((no) => no === null || 'no' in no);
      asked++;
      move(host, seat, randomMove(host, seat, rng));
    }
  }
});

test('whoever sends them does not stop the table', async () => {
  const people = [0, 1, 2, 3, 4];
  const table = new VirtualTable('card, base', 'strange', people);
  const clients = people.map((seat) => table.sit(seat));
  await table.pass(3000);
  const [seat] = seatsOf(table.host.game.asked);
  const rng = chance('strange');
  const { q } = table.host;
  // A throw without dice, at a table that has none.
  clients[seat].say({ t: 'move', id: 'no-dice', q, picks: [9 << 12] });
  for (let n = 0; n < 200; n++) {
    clients[seat].say({ t: 'why', q, picks: strangePicks(rng, 1), draft: strangePicks(rng, 0) });
    clients[seat].say({ t: 'next', q, draft: strangePicks(rng, 1) });
    clients[seat].say({ t: 'move', id: `strange-${n}`, q, picks: strangePicks(rng, 1) });
  }
  await table.settled();
  expect(table.news).not.toContain('stuck');
  expect(table.log.rows).toEqual([]);
});
