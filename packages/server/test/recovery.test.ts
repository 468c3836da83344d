import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ToClient } from '@sixgun/protocol';
import { saltHash } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import type { Api } from '../src/load/api.ts';
import { Player } from '../src/load/player.ts';
import { Seat } from '../src/load/seat.ts';
import { comer, fillWithBots, newFolder, newTable, SETUP, serve, startGame } from './serving.ts';

/** The same person at the same table of another server. */
const moved = async (api: Api, { guest, table }: Seat): Promise<Seat> => {
  const seat = new Seat(api, guest, table);
  await seat.until(() => seat.room !== null, 'for the room');
  return seat;
};

test('a game of other rules goes on if it plays the same, and is opened and kept if it does not', async () => {
  const folder = newFolder();
  const first = await serve({ DATA: folder });
  const tables = await Promise.all(
    [0, 1].map(async () => {
      const ann = await newTable(first.api, { ...SETUP, pace: 'off' });
      await fillWithBots(ann);
      await startGame(ann);
      const player = new Player(ann, { pace: 2, takeBack: 0, drop: 0, random: Math.random });
      await ann.until(() => ann.follower.seq > 20, 'for twenty rows');
      player.stop();
      ann.close();
      return ann;
    }),
  );
  await first.stop();
  const [same, other] = tables;
  const db = new DatabaseSync(join(folder, 'sixgun.db'));
  db.exec(`update games set engine = 'older' where status = 'open'`);
  db.prepare('update log set chk = 1 where game = ? and seq = 16').run(other.follower.game);
  db.close();

  const second = await serve({ DATA: folder });
  expect(second.server.olderGames).toBe(2);
  const ann = await moved(second.api, same);
  await ann.until(() => ann.follower.view !== null, 'for the table');
  expect(ann.room?.status).toBe('open');
  expect(ann.follower.seq).toBeGreaterThanOrEqual(same.follower.seq);
  const opened: ToClient[] = [];
  const ben = await moved(second.api, other);
  ben.onMessage = (message) => {
    if (message.t === 'opened') opened.push(message);
  };
  expect(ben.room?.status).toBe('stuck');
  const record = await second.api.call<string>('GET', `/api/games/${other.follower.game}`, null);
  expect(record).toContain(`Deal: ${other.follower.game}`);
  // The table itself lives: another game may be dealt.
  ben.send({ t: 'rematch', yes: true });
  await ben.until(() => ben.room?.status === 'waiting', 'for another game');
  await startGame(ben);
  for (const seat of [ann, ben]) seat.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
}, 90_000);

test('a game that these rules cannot even deal is stuck, and nobody knocks at its table in vain', async () => {
  const folder = newFolder();
  const first = await serve({ DATA: folder });
  const owner = await newTable(first.api, { ...SETUP, pace: 'off' });
  await fillWithBots(owner);
  await startGame(owner);
  owner.close();
  await first.stop();
  const db = new DatabaseSync(join(folder, 'sixgun.db'));
  db.exec(
    `update games set engine = 'older', header = replace(header, '"packs":["base"]', '"packs":["base","no-more"]')`,
  );
  db.close();
  const second = await serve({ DATA: folder });
  const ann = await moved(second.api, owner);
  await ann.until(() => ann.room?.status === 'stuck', 'for the sentence');
  // What was promised is opened, although nothing can be played again.
  const record = await second.api.call<string>('GET', `/api/games/${owner.follower.game}`, null);
  expect(record).toMatch(/^Packs: base no-more\n(.*\n)*Secret: [0-9a-f]{64}\n(.*\n)*Seed: dealt:[0-9a-f]{64}\n/m);
  ann.send({ t: 'rematch', yes: true });
  await ann.until(() => ann.room?.status === 'waiting', 'for another game');
  ann.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a server that stops in the middle of a deal deals when it is back, without the salts that did not come', async () => {
  const folder = newFolder();
  const first = await serve({ DATA: folder });
  const ann = await newTable(first.api, { ...SETUP, pace: 'off' });
  const ben = await comer(first.api, ann.table, 'Ben');
  await fillWithBots(ann);
  // Ben has promised a salt that he will never give.
  ben.send({ t: 'ready', hash: saltHash('another-game', '0'.repeat(32)) });
  await ann.until(
    () => ann.rev > 0 && ann.room?.seats.every(({ bot, ready }) => bot !== null || ready) === true,
    'for all',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  ann.send({ t: 'start', rev: ann.rev });
  await ann.until(() => ann.room?.status === 'dealing', 'for the deal to be frozen');
  const game = ann.room?.deal?.id ?? '';
  ann.close();
  ben.close();
  await first.stop();

  const second = await serve({ DATA: folder });
  const back = await moved(second.api, ann);
  await back.until(() => back.room?.status === 'open', 'for the deal', 20_000);
  expect(back.room?.deal?.id).toBe(game);
  await back.until(() => back.follower.game === game, 'for the table');
  back.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
