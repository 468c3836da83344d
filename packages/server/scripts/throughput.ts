// node --conditions=@sixgun/source packages/server/scripts/throughput.ts [--seconds 10] [--tables 200] [--pace 20]
// Plays the same tables on 1, 2 and 3 nodes with one PostgreSQL, all on this machine, and prints what came of it.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { dealtTable, type LoadTable } from '../src/load/load-table.ts';
import { Player } from '../src/load/player.ts';
import { Service } from '../test/service.ts';
import { SETUP } from '../test/serving.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '200' },
    pace: { type: 'string', default: '20' },
  },
});
const [seconds, count, pace] = [values.seconds, values.tables, values.pace].map(Number);
const SEATS = 7;
const TABLE = { ...SETUP, players: SEATS, pace: 'off' as const };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Figures {
  actions: number;
  cpu: number;
  commits: number;
  commitMs: number;
}

async function figures({ nodes }: Service): Promise<Figures> {
  const sum = async (name: string): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.figure(name)))).reduce((a, b) => a + b, 0);
  const [actions, cpu] = [await sum('actions'), await sum('cpu_seconds')];
  return { actions, cpu, commits: await sum('commit_ms_count'), commitMs: await sum('commit_ms_sum') };
}

/** Milliseconds from sending an action to hearing of it at the own seat. */
function timesOf(tables: readonly LoadTable[]): number[] {
  const times: number[] = [];
  for (const { seats } of tables)
    for (const seat of seats) {
      const { onHeard } = seat;
      seat.onHeard = (heard) => {
        const began = heard.t === 'batch' && heard.batch.mine !== undefined ? sent.get(heard.batch.mine) : undefined;
        if (began !== undefined) times.push(performance.now() - began);
        onHeard(heard);
      };
    }
  return times;
}

const sent = new Map<string, number>();
const habits = {
  pace,
  takeBack: 0.05,
  drop: 0,
  random: Math.random,
  sent: (id: string) => void sent.set(id, performance.now()),
};

const AT_ONCE = 6;
const WARM_UP = 5000;

async function allDealt({ nodes }: Service): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    while (next < count) {
      const { api } = nodes[next++ % nodes.length];
      tables.push({ ...(await dealtTable(api, TABLE, SEATS)), players: [] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

const openGames = (tables: readonly LoadTable[]): number =>
  tables.filter(({ seats }) => seats[0].follower.view?.over !== true).length;

/** Seconds of all cores together since the machine started: at work, and in all. */
function machine(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const { user, nice, sys, irq, idle } = times;
    busy += (user + nice + sys + irq) / 1000;
    all += (user + nice + sys + irq + idle) / 1000;
  }
  return { busy, all };
}

async function measure(nodeCount: number): Promise<string> {
  const service = await Service.start({ DIRECT: '1' }, nodeCount);
  const tables = await allDealt(service);
  // All begin at once: tables that play while others are opened are over before anything is measured.
  for (const table of tables) table.players = table.seats.map((seat) => new Player(seat, habits));
  const times = timesOf(tables);
  await wait(WARM_UP);
  times.length = 0;
  const playing = openGames(tables);
  const before = await figures(service);
  const own = process.cpuUsage();
  const machineBefore = machine();
  const began = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const machineAfter = machine();
  const after = await figures(service);
  const { user, system } = process.cpuUsage(own);
  const heard = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (heard[Math.floor(share * heard.length)] ?? 0).toFixed(0);
  const actions = after.actions - before.actions;
  const cpu = after.cpu - before.cpu;
  const cells = [
    nodeCount,
    Math.round(actions / took),
    `${at(0.5)} / ${at(0.99)}`,
    `${((cpu * 1000) / actions).toFixed(2)} ms`,
    `${((cpu / took) * 100).toFixed(0)} %`,
    `${(((user + system) / 1e6 / took) * 100).toFixed(0)} %`,
    `${(((machineAfter.busy - machineBefore.busy) / (machineAfter.all - machineBefore.all)) * 100).toFixed(0)} %`,
    Math.round((after.commits - before.commits) / took),
    (actions / (after.commits - before.commits)).toFixed(1),
    `${((after.commitMs - before.commitMs) / (after.commits - before.commits)).toFixed(1)} ms`,
    `${playing} / ${openGames(tables)}`,
  ];
  for (const { players, seats } of tables) {
    for (const player of players) player.stop();
    for (const seat of seats) seat.close();
  }
  if (nodeCount === 3) await sayBytes(service.url);
  await service.stop();
  return `| ${cells.join(' | ')} |`;
}

async function sayBytes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ bytes: string; n: string }>(
    `select pg_total_relation_size('log') as bytes, (select count(*) from log) as n`,
  );
  await client.end();
  const [{ bytes, n }] = rows;
  console.log(`A row of the log takes ${Math.round(Number(bytes) / Number(n))} bytes with its index (${n} rows).`);
}

console.log(
  `${count} tables of ${SEATS} people, ${pace} ms before each move; load average before ${loadavg().map((load) => load.toFixed(1))}`,
);
const COLUMNS = [
  'nodes',
  'actions/s',
  'own seat p50 / p99 ms',
  'CPU of nodes an action',
  'CPU of nodes',
  'of players',
  'cores at work',
  'commits/s',
  'rows a commit',
  'a commit',
  'games open at begin / end',
];
console.log(`| ${COLUMNS.join(' | ')} |`);
console.log(`|${'---|'.repeat(COLUMNS.length)}`);
for (const nodeCount of [1, 2, 3]) console.log(await measure(nodeCount));
process.exit(0);
