// node --conditions=@sixgun/source packages/server/scripts/fan-out.ts [--watchers 5000] [--seconds 30]
// One table that many watch over three nodes: how long until the last of them has a row, and what it costs.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { VERSION } from '@sixgun/protocol';
import { WebSocket } from 'ws';
import { openTable } from '../src/load/load-table.ts';
import { Player } from '../src/load/player.ts';
import { Service } from '../test/service.ts';
import { SETUP } from '../test/serving.ts';

const { values } = parseArgs({
  options: { watchers: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '30' } },
});
const [count, seconds] = [values.watchers, values.seconds].map(Number);
const AT_ONCE = 50;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const service = await Service.start({ ONLOOKERS: '3', DIRECT: '1' });
const { nodes, api } = service;
const habits = { pace: 1500, takeBack: 0, drop: 0, random: Math.random };
const table = await openTable(api, { ...SETUP, players: 7, pace: 'off' }, 3, habits);
// Nobody moves until all have come, however long that takes.
for (const player of table.players) player.stop();
const resident = async (): Promise<number> =>
  (await Promise.all(nodes.map((node) => node.figure('resident_bytes')))).reduce((a, b) => a + b, 0);

/** When each row was first and last heard of, and how many have heard of it. */
const rows = new Map<number, { first: number; last: number; heard: number }>();
let bytes = 0;
let messages = 0;
let lost = 0;
const SEQ = /^\{"t":"batch","seq":(\d+)/;

/** Few people with many windows: a server under test allows that, and guests are not what is measured. */
const guests = await Promise.all(nodes.map((node) => node.api.guest('Watcher')));
let came = 0;
async function watch(): Promise<void> {
  const near = came++ % nodes.length;
  const guest = guests[near];
  const url = nodes[near].api.socket(table.id);
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${guest.token}` }, perMessageDeflate: false });
  socket.on('error', () => {});
  socket.on('close', () => lost++);
  socket.on('message', (data: Buffer) => {
    messages++;
    bytes += data.length;
    const [, seq] = SEQ.exec(data.toString('latin1', 0, 40)) ?? [];
    if (seq === undefined) return;
    const now = performance.now();
    const row = rows.get(Number(seq)) ?? { first: now, last: now, heard: 0 };
    row.last = now;
    row.heard++;
    rows.set(Number(seq), row);
  });
  await new Promise<void>((resolve) => {
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: VERSION })));
    socket.once('message', () => resolve());
    socket.once('close', () => resolve());
  });
}

const began = performance.now();
const load = loadavg().map((each) => each.toFixed(1));
const before = await resident();
for (let i = 0; i < 4; i++) await watch();
await wait(1000);
for (let i = 4; i < count; i += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, watch));
  if (i % 1000 < AT_ONCE) console.error(`${i} watch`);
}
const cameIn = (performance.now() - began) / 1000;
for (const seat of table.seats) new Player(seat, habits);
await wait(6000);
const heads = await Promise.all(nodes.map((node) => node.figure('watchers')));
const memory = ((await resident()) - before) / count / 1000;
const cpu = async (): Promise<number[]> => Promise.all(nodes.map((node) => node.figure('cpu_seconds')));
const crowdBytes = async (): Promise<number[]> => Promise.all(nodes.map((node) => node.figure('crowd_bytes')));
const [cpuBefore, crowdBefore] = [await cpu(), await crowdBytes()];
rows.clear();
bytes = 0;
messages = 0;
await wait(seconds * 1000);
const [cpuAfter, crowdAfter] = [await cpu(), await crowdBytes()];
const spent = cpuAfter.map((each, i) => each - cpuBefore[i]);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const whole = [...rows.values()].filter(({ heard }) => heard >= count * 0.95);
const spread = whole.map(({ first, last }) => last - first).toSorted((a, b) => a - b);
const at = (share: number): string => (spread[Math.floor(share * spread.length)] ?? 0).toFixed(0);
console.log(
  [
    `${count} watch one table, by node ${heads.join(' ')}; ${lost} lost; came within ${cameIn.toFixed(0)} s; load average before ${load}`,
    `rows ${rows.size} in ${seconds} s, heard by all: ${whole.length}; from the first to the last of them p50 ${at(0.5)}, p99 ${at(0.99)} ms`,
    `messages ${messages}, ${(bytes / messages).toFixed(0)} bytes each; ${((sum(spent) * 1e6) / messages).toFixed(1)} µs CPU a message`,
    `CPU of the nodes ${spent.map((each) => `${((each / seconds) * 100).toFixed(0)} %`).join(' ')}; sent to other nodes ${sum(crowdAfter) - sum(crowdBefore)} bytes`,
    `memory ${memory.toFixed(1)} kB a watcher`,
  ].join('\n'),
);
process.exit(0);
