// node --conditions=@sixgun/source packages/server/scripts/throughput.ts [--seconds 20] [--tables 60] [--pace 100]
// Plays the same tables on 1, 2 and 3 nodes with one PostgreSQL, all on this machine, and prints what came of it.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type LoadTable, openTable } from '../src/load/load-table.ts';
import { Service } from '../test/service.ts';
import { SETUP } from '../test/serving.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '60' },
    pace: { type: 'string', default: '100' },
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
}

async function figures({ nodes }: Service): Promise<Figures> {
  const sum = async (name: string): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.figure(name)))).reduce((a, b) => a + b, 0);
  return { actions: await sum('actions'), cpu: await sum('cpu_seconds'), commits: await sum('commit_ms_count') };
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

async function measure(nodeCount: number): Promise<string> {
  const service = await Service.start({ DIRECT: '1' }, nodeCount);
  const tables: LoadTable[] = [];
  for (let i = 0; i < count; i++) tables.push(await openTable(service.nodes[i % nodeCount].api, TABLE, SEATS, habits));
  const times = timesOf(tables);
  await wait(3000);
  times.length = 0;
  const before = await figures(service);
  const own = process.cpuUsage();
  const began = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - began) / 1000;
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
    (actions / (after.commits - before.commits)).toFixed(1),
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
console.log('| nodes | actions/s | own seat p50 / p99 ms | CPU of nodes an action | nodes | client | rows a commit |');
console.log('|---|---|---|---|---|---|---|');
for (const nodeCount of [1, 2, 3]) console.log(await measure(nodeCount));
process.exit(0);
