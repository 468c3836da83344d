import { rmSync } from 'node:fs';
import { verify } from '@sixgun/host';
import { expect } from 'vitest';
import { Api } from '../src/load/api.ts';
import { complaints, type LoadTable, openTable } from '../src/load/load-table.ts';
import { freePort } from './database.ts';
import { ServerProcess } from './process.ts';
import { newFolder, SETUP } from './serving.ts';

export const full = process.env.SIXGUN_FULL === '1';
const PEOPLE = 3;
const SETUPS = [
  { ...SETUP, players: 4, pace: 'off' as const },
  // Windows: everybody may be asked at once.
  {
    ...SETUP,
    players: 5,
    packs: ['base', 'valley-of-shadows'],
    variants: { 'two-characters': true },
    pace: 'off' as const,
  },
  { ...SETUP, game: 'dice' as const, players: 5, pace: 'off' as const },
];
const HABITS = { pace: 25, takeBack: 0.03, drop: 0.002, random: Math.random };
/** Slow enough that no machine plays all games to their ends before the last blow. */
const UNHURRIED = { pace: 80 };
const AT_ONCE = 10;
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Where a table has stopped, for whoever must find out why. */
async function stateOf(api: Api, { id, seats }: LoadTable) {
  const server = await api.call<{ q: number }>('GET', `/test/view/${id}/8`, null);
  return {
    id,
    q: server.q,
    seats: seats.map(({ follower, closed, refusals, resumes }) => ({
      seq: follower.seq,
      ask: follower.ask,
      underWay: follower.underWay,
      decision: follower.decision,
      closed,
      resumes,
      refusals: Object.fromEntries(refusals),
    })),
  };
}

const isOver = ({ seats }: LoadTable): boolean => seats.every(({ follower }) => follower.view?.over === true);

/** Plays tables of both games while something happens to the server, and looks at everything that is left. */
export async function playThrough(
  api: Api,
  count: number,
  trouble: () => Promise<void>,
  more: Partial<typeof HABITS> = {},
): Promise<{ tables: readonly LoadTable[]; acknowledged: number; verified: number }> {
  const habits = { ...HABITS, ...more };
  const tables: LoadTable[] = [];
  for (let i = 0; i < count; i += AT_ONCE)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, j) => openTable(api, SETUPS[(i + j) % SETUPS.length], PEOPLE, habits)),
      )),
    );
  await trouble();
  // Nothing more is to happen to those who still play.
  habits.pace = HABITS.pace;
  // Otherwise the last of it would have troubled nobody.
  expect(tables.filter((table) => !isOver(table)).length).toBeGreaterThan(0);
  const until = performance.now() + (full ? 1_800_000 : 110_000);
  while (!tables.every(isOver) && performance.now() < until) await wait(200);
  const unfinished = await Promise.all(tables.filter((table) => !isOver(table)).map((table) => stateOf(api, table)));
  const wrong: string[] = [];
  for (let i = 0; i < tables.length; i += AT_ONCE)
    wrong.push(...(await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => complaints(api, table)))).flat());
  const verdicts = await Promise.all(
    tables.filter(isOver).map(async ({ seats }) => {
      const [seat] = seats;
      const game = seat.follower.game ?? '';
      const record = await api.call<string>('GET', `/api/games/${game}`, null);
      const verdict = verify(record);
      // Where everything is slow a salt comes too late, and the record says so.
      const isWithheld = verdict.ok && verdict.withheld.includes(seat.seat);
      return isWithheld ? verdict : verify(record, { id: game, salt: seat.saltOf(game) ?? '' });
    }),
  );
  const acknowledged = tables.flatMap(({ seats }) => seats).reduce((sum, seat) => sum + seat.acknowledged.size, 0);
  for (const { seats, players } of tables) {
    for (const player of players) player.stop();
    for (const seat of seats) seat.close();
  }
  expect(wrong).toEqual([]);
  expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  expect(unfinished).toEqual([]);
  expect(acknowledged).toBeGreaterThan(count * 10);
  return { tables, acknowledged, verified: verdicts.length };
}

export async function playThroughKills(count: number, kills: number, more: Record<string, string> = {}): Promise<void> {
  const folder = newFolder();
  const port = String(await freePort());
  const env = { DATA: folder, PORT: port, ...more };
  let server = new ServerProcess(env);
  await server.up();
  const kill = async (): Promise<void> => {
    for (let blow = 0; blow < kills; blow++) {
      await wait(500 + Math.random() * 1500);
      await server.end('SIGKILL');
      server = new ServerProcess(env);
      await server.up();
    }
  };
  await playThrough(new Api(`http://localhost:${port}`), count, kill, UNHURRIED);
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
}
