import { nextBelow } from '@sixgun/engine';
import { chance } from './tables.ts';
import type { Client, VirtualTable } from './virtual.ts';

/** Lets people answer at random, now and then late, until the game is over or so much time has passed. */
export async function playOn(
  table: VirtualTable,
  clients: readonly Client[],
  seed: string,
  most = 20_000_000,
): Promise<void> {
  const rng = chance(seed);
  while (!table.host.over && table.clock.time < most) {
    await table.pass(100 + nextBelow(rng, 2000));
    for (const client of clients) {
      const { follower } = client;
      if (follower.decision === null || follower.underWay !== null || follower.decision.sealed !== null) continue;
      if (follower.decision.standing && nextBelow(rng, 8) > 0) continue;
      if (follower.decision.spare !== null && nextBelow(rng, 2) > 0) continue;
      const picks = client.randomPicks(rng);
      if (picks === null) continue;
      follower.move(picks, true);
      await table.settled();
      if (nextBelow(rng, 20) === 0 && follower.back) follower.takeBack();
    }
  }
}
