import { ENGINE_VERSION, fastRng, nextBelow, PUBLIC } from '@sixgun/engine';
import { Host, type Kept } from '@sixgun/host';
import { decodeTree, type ToPage } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { someMove } from '../../host/test/some-move.ts';
import { LocalTable } from '../src/worker/local-table.ts';
import { nobodysMind } from '../src/worker/mind.ts';

const GAMES = [
  { game: 'card', packs: ['base', 'valley-of-shadows'], variants: { 'two-characters': true } },
  { game: 'dice', packs: ['base', 'old-saloon'], variants: { 'special-roles': true } },
] as const;
const PEOPLE = [0, 2, 3];
const NAMES = ['Ann', 'Bot', 'Cyd', 'Dan'];

function deviceAt(host: Host) {
  const posted: ToPage[] = [];
  const kept: Kept[] = [];
  const table = new LocalTable(host, PEOPLE, 'bots', {
    post: (message) => void posted.push(structuredClone(message)),
    keep: async (game) => {
      kept.push(game);
      return true;
    },
    now: () => 0,
    mind: nobodysMind,
  });
  return { table, posted, kept };
}

test.each(GAMES)('three people and a bot share a device, and nobody sees what is another’s: $game', async (setup) => {
  let [handed, passed] = [0, 0];
  for (let seed = 0; seed < 3; seed++) {
    const host = Host.deal({
      ...setup,
      names: NAMES,
      players: 4,
      seed: `fast:${seed}`,
      engine: ENGINE_VERSION,
      previous: [],
    });
    const { table, posted, kept } = deviceAt(host);
    const rng = fastRng(`people ${seed}`);
    let eyes = PUBLIC;
    let read = 0;
    /** What has come since the last look at it: all of it for the eyes that look just now. */
    const come = async () => {
      await table.settled();
      const news = posted.slice(read);
      read = posted.length;
      for (const message of news) {
        if (message.t === 'table') expect(message.info.me).toBe(eyes);
        if (message.t !== 'table' && message.t !== 'batch') continue;
        expect(message.batch.view.seat).toBe(eyes);
        if (eyes === PUBLIC) expect(message.batch.decision).toBeNull();
      }
      return posted.findLast((message) => message.t === 'table' || message.t === 'batch');
    };
    await table.open(false);
    for (let n = 0; n < 6000; n++) {
      const now = await come();
      if (now?.t !== 'table' && now?.t !== 'batch') throw new Error('Nothing was posted.');
      if (now.batch.view.over) break;
      const { door, decision, id } = now.batch;
      if (door != null && eyes !== PUBLIC) {
        eyes = PUBLIC;
        table.hear({ t: 'look', seat: null });
      } else if (door != null) {
        expect(now.batch.view).toEqual(host.view(PUBLIC));
        // Nobody else may look: nothing comes.
        for (const other of [0, 1, 2, 3].filter((seat) => !door.seats.includes(seat)))
          table.hear({ t: 'look', seat: other });
        await table.settled();
        expect(posted.length).toBe(read);
        if (door.room && nextBelow(rng, 2) === 0) {
          passed++;
          table.hear({ t: 'pass-all' });
          continue;
        }
        eyes = door.seats[nextBelow(rng, door.seats.length)];
        handed++;
        table.hear({ t: 'look', seat: eyes });
      } else if (decision === null || decision.standing) table.hear({ t: 'shown', batch: id });
      else {
        const next = (draft: readonly number[]) => decodeTree(host.next(eyes, host.q, draft) ?? []);
        table.hear({ t: 'move', decision: id, picks: someMove(decision.tree, nextBelow(rng, 1000), next), sure: true });
      }
      // Behind closed doors the end opens them for the first of the people.
      await table.settled();
      if (host.over && eyes === PUBLIC) eyes = PEOPLE[0];
    }
    expect(host.over).toBe(true);
    expect(kept.at(-1)?.people).toEqual(PEOPLE);
    expect(posted.filter(({ t }) => t === 'no' || t === 'trouble')).toEqual([]);
  }
  expect(handed).toBeGreaterThan(30);
  if (setup.game === 'card') expect(passed).toBeGreaterThan(0);
});
