// node --conditions=@sixgun/source packages/server/scripts/restart.ts [--tables 500] [--moves 60] [--sockets 2000] [--profile FOLDER]
// How long a server takes to stand, what waiting sockets cost it, and how soon everybody is back after `kill -9`.
import { readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { SetupDoc } from '@sixgun/protocol';
import { Api } from '../src/load/api.ts';
import { complaints, type LoadTable, openTable } from '../src/load/load-table.ts';
import { Seat } from '../src/load/seat.ts';
import { BUILT, ServerProcess } from '../test/process.ts';
import { newFolder, SETUP } from '../test/serving.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    moves: { type: 'string', default: '60' },
    sockets: { type: 'string', default: '2000' },
    profile: { type: 'string' },
  },
});
const TABLES = Number(values.tables);
const MOVES = Number(values.moves);
const SOCKETS = Number(values.sockets);
const PLAYERS = 7;
const AT_ONCE = 5;
const ONLOOKERS = 10;
const TABLE: SetupDoc = { ...SETUP, players: PLAYERS, pace: 'off' };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** As Linux counts it. */
function residentBytes({ child }: ServerProcess): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** CPU seconds a process has had, of itself and of the system for it, in hundredths as Linux counts them. */
function cpuSeconds({ child }: ServerProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** People who look on at tables that wait: nothing is sent, nothing is heard. */
async function idleSockets(api: Api, server: ServerProcess): Promise<number> {
  const guest = await api.guest('Host');
  const seats: Seat[] = [];
  const come = async (table: string): Promise<void> => {
    const seat = new Seat(api, guest, table);
    seats.push(seat);
    await seat.until(() => seat.room !== null, 'for the room', 120_000);
  };
  const tables: string[] = [];
  for (let i = 0; i < SOCKETS / ONLOOKERS; i++) tables.push((await api.table(guest.token, TABLE)).id);
  for (const table of tables) await come(table);
  await wait(3000);
  const before = residentBytes(server);
  for (let i = 0; i < ONLOOKERS; i++) for (const table of tables) await come(table);
  await wait(3000);
  const each = (residentBytes(server) - before) / SOCKETS;
  for (const seat of seats) seat.close();
  return each;
}

/** When the first word came after the death of the server; never before that. */
function back(seat: Seat): Promise<number> {
  const { onHeard } = seat;
  return new Promise((resolve) => {
    seat.onHeard = (heard) => {
      onHeard(heard);
      if (heard.t === 'table' || heard.t === 'batch' || heard.t === 'now') resolve(performance.now());
    };
  });
}

async function main(): Promise<void> {
  const folder = newFolder();
  const env = { DATA: folder, PORT: '18399' };
  console.log(`load average before: ${loads()}`);
  const server = new ServerProcess(env, BUILT);
  console.log(`empty start: ${seconds(await server.up())}`);
  await wait(3000);
  console.log(`idle memory: ${(residentBytes(server) / 1e6).toFixed(0)} MB`);
  const api = new Api('http://localhost:18399');
  if (SOCKETS > 0)
    console.log(`an idle socket, ${SOCKETS} of them: ${((await idleSockets(api, server)) / 1000).toFixed(1)} kB`);

  if (TABLES > 0) await killed(api, server, env);
  else await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Kills it in the middle of so many games, starts it again, and looks how people come back. */
async function killed(api: Api, first: ServerProcess, env: Record<string, string>): Promise<void> {
  let server = first;
  const habits = { pace: 300, takeBack: 0.02, drop: 0, random: Math.random };
  const tables: LoadTable[] = [];
  while (tables.length < TABLES)
    tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openTable(api, TABLE, PLAYERS, habits)))));
  const seats = tables.flatMap((table) => table.seats);
  while (seats.reduce((sum, { follower }) => sum + follower.seq, 0) < MOVES * seats.length) await wait(500);
  const open = tables.filter(({ seats: [seat] }) => seat.follower.view?.over === false).flatMap((table) => table.seats);
  const all = Promise.all(open.map(back));
  // From here on people think as long as they do: those who are back already play on.
  habits.pace = 2000;
  await server.end('SIGKILL');
  const began = performance.now();
  const own = process.cpuUsage();
  const { profile } = values;
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  server = new ServerProcess(env, [...profiled, ...BUILT]);
  await server.up();
  console.log(`after kill -9 of ${TABLES} tables: serving after ${seconds(performance.now() - began)}`);
  const times = (await all).map((time) => time - began).toSorted((a, b) => a - b);
  const at = (share: number): string => seconds(times[Math.floor(share * (times.length - 1))]);
  console.log(`all ${open.length} people of open games back after ${at(1)} (half ${at(0.5)}, 99 of 100 ${at(0.99)})`);
  const { user, system } = process.cpuUsage(own);
  console.log(
    `CPU till then: server ${cpuSeconds(server).toFixed(1)} s, people ${((user + system) / 1e6).toFixed(1)} s`,
  );
  for (const { players } of tables) for (const player of players) player.stop();
  await wait(2000);
  const wrong: string[] = [];
  for (const table of tables) wrong.push(...(await complaints(api, table)));
  console.log(wrong.length === 0 ? 'Nothing is lost, twice or seen wrongly.' : wrong.slice(0, 20).join('\n'));
  console.log(`load average after: ${loads()}`);
  for (const seat of seats) seat.close();
  await server.end('SIGTERM');
}

await main();
process.exit(0);
