import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { full, playThrough, wait } from './killing.ts';
import { type Node, Owners, Service } from './service.ts';

let service: Service;
let owners: Owners;
const drains: number[] = [];

beforeAll(async () => {
  service = await Service.start();
  owners = new Owners(service.url);
  await owners.connect();
}, 120_000);
afterAll(async () => {
  await owners.close();
  await service.stop();
}, 60_000);

/** At least; in every run until others have taken its tables. */
const AWAY = full ? 20_000 : 0;
const TABLES = Number(process.env.SIXGUN_TABLES ?? (full ? 300 : 30));
const FAULTS = Number(process.env.SIXGUN_FAULTS_COUNT ?? (full ? 20 : 5));
/** So slowly that games last as long as the faults. */
const PACE = full ? 3000 : 150;
/** At random moments in a long run. */
const PAUSE = full ? 4000 : 500;

/** As an upgrade does it: tables are handed over while people play on. */
async function upgrade(node: Node): Promise<void> {
  node.listed = false;
  expect(await node.process.end('SIGTERM')).toBe(0);
  const [, ms] = /were handed over in (\d+) ms/.exec(node.process.output) ?? [];
  drains.push(Number(ms));
  await node.restart();
}

const TROUBLES: readonly ((node: Node) => Promise<void>)[] = [
  async (node) => {
    node.listed = false;
    await node.process.end('SIGKILL');
    await owners.watch(node);
    await node.restart();
  },
  async (node) => {
    node.process.child.kill('SIGSTOP');
    await Promise.all([owners.watch(node), wait(AWAY)]);
    node.process.child.kill('SIGCONT');
  },
  async (node) => {
    node.wire.cut();
    await Promise.all([owners.watch(node), wait(AWAY)]);
    node.wire.mend();
  },
  async (node) => {
    node.listed = false;
    await node.process.end('SIGKILL');
    await wait(500);
    await node.restart();
  },
  async () => {
    for (const node of service.nodes) await upgrade(node);
  },
];

test('killed, stopped, cut off and upgraded one after another, nodes lose no move, make none twice and fork no table', async () => {
  const load = loadavg().map((each) => each.toFixed(1));
  const began = performance.now();
  const { acknowledged, verified } = await playThrough(
    service.api,
    TABLES,
    async () => {
      for (let fault = 0; fault < FAULTS; fault++) {
        const node = service.nodes[full ? Math.floor(Math.random() * 3) : fault % service.nodes.length];
        await TROUBLES[fault % TROUBLES.length](node);
        await wait(full ? Math.random() * PAUSE : PAUSE);
      }
    },
    { pace: PACE },
  );
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => owners.percentile(share));
  const silences = await Promise.all(service.nodes.map((node) => node.figure('silences')));
  console.log(
    [
      `${TABLES} tables, ${FAULTS} faults in ${Math.round((performance.now() - began) / 1000)} s; load average before ${load.join(' ')}`,
      `${acknowledged} acknowledged actions, each once in the log; ${verified} games ended, their records verify; no gap, every view the server's`,
      `taken over after ${p50} ms (p50), ${p99} ms (p99), ${longest} ms (longest), ${owners.times.length} tables`,
      `drains: ${drains.join(', ')} ms; silences: ${silences.join(', ')}`,
    ].join('\n'),
  );
  // Goals are 5 s and 1 s on a quiet machine; a busy one may take twice as long.
  expect(p99).toBeLessThan(10_000);
  expect(Math.max(...drains)).toBeLessThan(5000);
}, 2_000_000);
