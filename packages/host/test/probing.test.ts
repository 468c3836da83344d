import { type Game, hasSeat, seatsOf } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { chance } from './tables.ts';
import { type Client, VirtualTable } from './virtual.ts';

const FIVE = [0, 1, 2, 3, 4];

/** Plays until one of five people has made a move after which others are asked, and which he may still take back. */
async function until(seed: string, holds: (g: Game) => boolean): Promise<{ table: VirtualTable; mover: Client }> {
  for (let n = 0; ; n++) {
    const table = new VirtualTable('card, base', `${seed}-${n}`, FIVE);
    const all = FIVE.map((seat) => table.sit(seat));
    const rng = chance(`${seed} ${n}`);
    await table.pass(3000);
    for (let moves = 0; moves < 150 && !table.host.over; moves++) {
      const { game } = table.host;
      for (const { follower, port } of all) {
        const picks = hasSeat(game.asked, port.audience) ? all[port.audience].randomPicks(rng) : null;
        if (picks === null || follower.underWay !== null) continue;
        follower.move(picks, true);
        await table.settled();
        const others = !hasSeat(table.host.game.asked, port.audience) && table.host.game.asked !== 0;
        if (others && follower.back && holds(table.host.game)) return { table, mover: all[port.audience] };
      }
      await table.pass(3000);
    }
  }
}

test('whoever has seen whether there is an answer to his shot does not take it back', async () => {
  const hasAnswer = (g: Game) => seatsOf(g.asked).some((seat) => g.question(seat)?.ask === 'answer' && !g.spared(seat));
  const { table, mover } = await until('shot', hasAnswer);
  const { q } = table.host;
  expect(mover.follower.back).toBe(true);
  // By now a forced answer would have been given: there is a choice, or somebody wants it to seem so.
  await table.pass(2500);
  expect(table.host.q).toBe(q);
  expect(mover.follower.back).toBe(false);
  mover.follower.takeBack();
  await table.settled();
  expect(mover.heard.at(-1)?.message).toMatchObject({ t: 'no', code: 'too-late' });
  expect(table.host.q).toBe(q);
  mover.follower.connected();
  await table.settled();
  expect(mover.follower.back).toBe(false);
});

test('before that he takes it back', async () => {
  const { table, mover } = await until('slip', (g) =>
    seatsOf(g.asked).some((seat) => g.question(seat)?.ask === 'answer'),
  );
  await table.pass(500);
  mover.follower.takeBack();
  await table.settled();
  expect(hasSeat(table.host.game.asked, mover.port.audience)).toBe(true);
});

test('where nobody is answered for, as at the turn of somebody else, a move is taken back until he has moved', async () => {
  const { table, mover } = await until('turn', (g) =>
    seatsOf(g.asked).some((seat) => g.question(seat)?.ask === 'play'),
  );
  await table.pass(60_000);
  expect(mover.follower.back).toBe(true);
  mover.follower.takeBack();
  await table.settled();
  expect(hasSeat(table.host.game.asked, mover.port.audience)).toBe(true);
});

test('while only bots are asked a move is taken back until they have answered', async () => {
  const { table, mover } = await until('bots', (g) =>
    seatsOf(g.asked).some((seat) => g.question(seat)?.ask === 'answer'),
  );
  for (const seat of seatsOf(table.host.game.asked))
    table.actor.drive(seat, { person: false, level: 'rule', spare: true });
  await table.settled();
  expect(mover.follower.back).toBe(true);
  await table.pass(5000);
  expect(mover.heard.some(({ message }) => message.t === 'now' && !message.back && message.decision === null)).toBe(
    false,
  );
});
