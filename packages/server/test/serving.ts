import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetupDoc } from '@sixgun/protocol';
import { readConfig } from '../src/config.ts';
import { Api, type Guest } from '../src/load/api.ts';
import { Seat } from '../src/load/seat.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';

export const SETUP: SetupDoc = {
  name: 'At the Last Chance',
  game: 'card',
  players: 5,
  packs: ['base'],
  variants: {},
  pace: 'normal',
  hold: 500,
  open: true,
  spectators: true,
  openDead: true,
  phrasesOnly: false,
  hints: true,
  coverLevel: 'rule',
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sixgun-server-'));

let nextPort = 21_000 + (process.pid % 10_000);

export interface Served {
  api: Api;
  server: RunningServer;
  folder: string;
  stop(): Promise<void>;
}

/** A server in this process, with short holds and wide limits unless the test wants others. */
export async function serve(env: Record<string, string> = {}, more: Partial<ServerOptions> = {}): Promise<Served> {
  const folder = env.DATA ?? newFolder();
  for (;;) {
    const port = String(nextPort++);
    const config = readConfig({ PORT: port, DATA: folder, SIXGUN_TEST: '1', LOG_LEVEL: 'silent', ...env });
    try {
      const server = await startServer({ config, page: folder, fenced: () => {}, ...more });
      const stop = async (): Promise<void> => {
        await server.stop();
        if (env.DATA === undefined) rmSync(folder, { recursive: true, force: true });
      };
      return { api: new Api(server.address), server, folder, stop };
    } catch (error) {
      if (env.PORT !== undefined || !String(error).includes('is taken')) throw error;
    }
  }
}

/** Somebody new at a table, with a chair if he wants one. */
export async function comer(api: Api, table: string, name: string, sits = true): Promise<Seat> {
  const seat = new Seat(api, await api.guest(name), table);
  await seat.until(() => seat.room !== null, 'for the room');
  if (sits) {
    seat.send({ t: 'sit' });
    await seat.until(() => seat.seat >= 0, 'for a chair');
  }
  return seat;
}

/** A table with its host. */
export async function newTable(api: Api, setup: SetupDoc = SETUP, guest?: Guest): Promise<Seat> {
  const owner = guest ?? (await api.guest('Ann'));
  const { id } = await api.table(owner.token, setup);
  const host = new Seat(api, owner, id);
  await host.until(() => host.room !== null, 'for the room');
  return host;
}

/** Bots on all free chairs, one after another: each order names the document it changes. */
export async function fillWithBots(host: Seat): Promise<void> {
  // A promise of somebody else would change the document in between.
  await host.until(() => allReady(host), 'for everybody to be ready');
  for (const [seat, { person, bot }] of (host.room?.seats ?? []).entries()) {
    if (person !== null || bot !== null) continue;
    host.send({ t: 'bot', rev: host.rev, seat, level: 'rule' });
    await host.until(() => host.room?.seats[seat].bot === 'rule', `for a bot on seat ${seat}`);
  }
}

export const allReady = ({ room }: Seat): boolean =>
  room?.seats.every(({ person, ready }) => person === null || ready) ?? false;

export async function startGame(host: Seat): Promise<void> {
  await host.until(() => allReady(host), 'for everybody to be ready');
  host.send({ t: 'start', rev: host.rev });
  await host.until(() => host.room?.status === 'open' && host.follower.game === host.room.deal?.id, 'for the deal');
}
