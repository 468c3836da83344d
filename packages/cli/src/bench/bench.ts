import { once } from 'node:events';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packs } from '@sixgun/engine';
import { grouped } from '../statistics.ts';
import type { BenchSetup, Measured } from './measure.ts';

const FOUR_SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];

/** Also those that players cannot choose yet. */
const ALL_SETS = packs.map(({ id }) => id);

interface Table {
  name: string;
  setup: BenchSetup;
  floor: number;
  goal: number;
}

/** Games per CPU second on a quiet machine, median of five runs: what must be reached, and what should be. */
const TABLES: readonly Table[] = [
  { name: 'card, base', setup: { players: 4 }, floor: 5000, goal: 5625 },
  { name: 'card, base', setup: { players: 5 }, floor: 4500, goal: 4500 },
  { name: 'card, base', setup: { players: 7 }, floor: 3200, goal: 3200 },
  { name: 'card, four sets', setup: { players: 7, packs: FOUR_SETS }, floor: 1500, goal: 2000 },
  { name: 'card, all sets', setup: { players: 7, packs: ALL_SETS }, floor: 1000, goal: 1500 },
  { name: 'dice, base', setup: { game: 'dice', players: 5 }, floor: 10_000, goal: 10_000 },
];

export interface BenchRow extends Measured {
  table: string;
  players: number;
  floor: number;
  goal: number;
}

export interface Bench {
  machine: string;
  node: string;
  date: string;
  rows: BenchRow[];
}

const WORKER = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Each table on its own: what one has taught the compiler would slow the next one down. */
async function measuredAlone(setup: BenchSetup, seconds: number): Promise<Measured> {
  const worker = new Worker(WORKER, { workerData: { setup, seconds } });
  const [measured] = (await once(worker, 'message')) as [Measured];
  await worker.terminate();
  return measured;
}

export async function bench(seconds: number): Promise<Bench> {
  const [cpu] = cpus();
  const rows: BenchRow[] = [];
  for (const { name, setup, floor, goal } of TABLES)
    rows.push({ table: name, players: setup.players, floor, goal, ...(await measuredAlone(setup, seconds)) });
  return {
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString(),
    rows,
  };
}

const NAME = 16;

export function benchText({ machine, node, date, rows }: Bench): string {
  const cell = (text: string): string => text.padStart(13);
  const head = ['players', 'games/CPU s', 'floor', 'goal', 'µs/decision', 'decisions', 'µs/clone'];
  return [
    `${machine}, Node ${node}, ${date}`,
    'Uniform random players, decisions with two or more options, no views, no events, each table alone after its warm-up.',
    `${'table'.padEnd(NAME)}${head.map(cell).join('')}`,
    ...rows.map((row) =>
      [
        row.table.padEnd(NAME),
        String(row.players),
        `${grouped(row.gamesPerCpuSecond)}${row.gamesPerCpuSecond >= row.floor ? '' : ' (!)'}`,
        grouped(row.floor),
        grouped(row.goal),
        grouped(row.microsPerDecision, 2),
        grouped(row.decisionsPerGame, 1),
        grouped(row.microsPerClone, 2),
      ]
        .map((text, i) => (i === 0 ? text : cell(text)))
        .join(''),
    ),
  ].join('\n');
}
