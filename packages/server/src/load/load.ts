import { loadavg } from 'node:os';
import type { SetupDoc } from '@sixgun/protocol';
import { Api } from './api.ts';
import { complaints, type LoadTable, openTable } from './load-table.ts';
import type { Habits } from './player.ts';
import type { Seat } from './seat.ts';

export interface LoadOptions {
  url: string;
  tables: number;
  setup: SetupDoc;
  /** Milliseconds between the actions of a table. */
  pace: number;
  seconds: number;
  drop: number;
  random(): number;
}

export interface LoadReport {
  loadBefore: number[];
  tables: number;
  sockets: number;
  seconds: number;
  actions: number;
  actionsPerSecond: number;
  /** Milliseconds from sending to the own seat, and to the last one. */
  own: Percentiles;
  last: Percentiles;
  bytesPerAction: number;
  refusals: Record<string, number>;
  resumes: number;
  drifts: number;
  complaints: string[];
  server: Record<string, number>;
}

interface Percentiles {
  p50: number;
  p99: number;
  p999: number;
}

const WARM_UP = 8000;

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999) };
}

/** Times from sending an action to the moment each seat of its table has it. */
class Stopwatch {
  readonly own: number[] = [];
  readonly last: number[] = [];
  private readonly sent = new Map<string, number>();
  private readonly rows = new Map<string, { began: number | null; heard: number; end: number }>();
  measuring = false;

  begin(id: string): void {
    this.sent.set(id, performance.now());
  }

  heard(seat: Seat, seq: number, mine: string | undefined, listeners: number): void {
    const now = performance.now();
    const key = `${seat.table} ${seat.follower.game} ${seq}`;
    const row = this.rows.get(key) ?? { began: null, heard: 0, end: now };
    row.heard++;
    row.end = now;
    const began = mine === undefined ? undefined : this.sent.get(mine);
    if (mine !== undefined && began !== undefined) {
      this.sent.delete(mine);
      row.began = began;
      if (this.measuring) this.own.push(now - began);
    }
    if (row.heard < listeners) this.rows.set(key, row);
    else {
      this.rows.delete(key);
      if (row.began !== null && this.measuring) this.last.push(row.end - row.began);
    }
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function serverFigures(api: Api): Promise<Record<string, number>> {
  const text = await api.call<string>('GET', '/metrics', null).catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' '));
  return Object.fromEntries(
    lines
      .filter(([name]) => name.startsWith('sixgun_') && !name.includes('_bucket'))
      .map(([name, n]) => [name.slice(7), Number(n)]),
  );
}

/** Many tables of people who play at random, and how long each action takes to reach the last of them. */
export async function runLoad(options: LoadOptions, progress: (text: string) => void): Promise<LoadReport> {
  const { url, setup, pace, seconds, drop, random } = options;
  const api = new Api(url);
  const loadBefore = loadavg().map((load) => Math.round(load * 10) / 10);
  const watch = new Stopwatch();
  const habits: Habits = { pace, takeBack: 0.05, drop, random, sent: (id) => watch.begin(id) };
  const tables: LoadTable[] = [];
  // Slowly: what is measured is play, not a stampede.
  for (let i = 0; i < options.tables; i++) {
    const table = await openTable(api, setup, setup.players, habits);
    tables.push(table);
    for (const seat of table.seats) follow(watch, seat, setup.players);
    if (i % 20 === 19) progress(`${i + 1} tables`);
  }
  progress('warming up');
  await wait(WARM_UP);
  const before = await serverFigures(api);
  const bytes = (): number =>
    tables.reduce((sum, { seats }) => sum + seats.reduce((all, seat) => all + seat.bytes, 0), 0);
  const bytesBefore = bytes();
  watch.measuring = true;
  const began = performance.now();
  progress('measuring');
  await wait(seconds * 1000);
  watch.measuring = false;
  const took = (performance.now() - began) / 1000;
  const after = await serverFigures(api);
  const bytesAfter = bytes();
  for (const { players } of tables) for (const player of players) player.stop();
  await wait(1000);
  const found: string[] = [];
  for (const table of tables) found.push(...(await complaints(api, table).catch((error: unknown) => [String(error)])));
  const seats = tables.flatMap((table) => table.seats);
  for (const seat of seats) seat.close();
  const actions = (after.actions ?? 0) - (before.actions ?? 0);
  const difference = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    loadBefore,
    tables: tables.length,
    sockets: seats.length,
    seconds: Math.round(took),
    actions,
    actionsPerSecond: Math.round(actions / took),
    own: percentiles(watch.own),
    last: percentiles(watch.last),
    bytesPerAction: actions === 0 ? 0 : Math.round((bytesAfter - bytesBefore) / actions),
    refusals: sumOf(seats.map(({ refusals }) => refusals)),
    resumes: seats.reduce((sum, { resumes }) => sum + resumes, 0),
    drifts: seats.reduce((sum, { follower }) => sum + follower.drifts, 0),
    complaints: found,
    server: {
      cpuMsPerAction: actions === 0 ? 0 : Math.round((difference('cpu_seconds') * 1e6) / actions) / 1000,
      commits: difference('commit_ms_count'),
      commitMs: mean(difference('commit_ms_sum'), difference('commit_ms_count')),
      groupSize: mean(difference('group_size_sum'), difference('group_size_count')),
      residentMb: Math.round((after.resident_bytes ?? 0) / 1e6),
      heapMb: Math.round((after.heap_bytes ?? 0) / 1e6),
    },
  };
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100);

function follow(watch: Stopwatch, seat: Seat, listeners: number): void {
  const { onHeard } = seat;
  seat.onHeard = (heard) => {
    if (heard.t === 'batch') watch.heard(seat, heard.batch.seq, heard.batch.mine, listeners);
    onHeard(heard);
  };
}

function sumOf(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const each of counts) for (const [code, n] of each) sum[code] = (sum[code] ?? 0) + n;
  return sum;
}

export const loadText = (report: LoadReport): string => {
  const { own, last, server } = report;
  const times = ({ p50, p99, p999 }: Percentiles): string => `p50 ${p50}, p99 ${p99}, p99.9 ${p999} ms`;
  return [
    `${report.tables} tables, ${report.sockets} sockets, ${report.seconds} s; load before ${report.loadBefore.join(' ')}`,
    `actions      ${report.actions}, ${report.actionsPerSecond}/s`,
    `own seat     ${times(own)}`,
    `last seat    ${times(last)}`,
    `bytes        ${report.bytesPerAction} an action, to all seats`,
    `refusals     ${JSON.stringify(report.refusals)}; resumes ${report.resumes}; drifts ${report.drifts}`,
    `server       ${server.cpuMsPerAction} ms CPU an action, ${server.residentMb} MB (heap ${server.heapMb})`,
    `commits      ${server.commits}, ${server.commitMs} ms each, ${server.groupSize} units a group`,
    report.complaints.length === 0
      ? 'Every acknowledged action is in the log once, and every view is the server’s.'
      : report.complaints.slice(0, 20).join('\n'),
  ].join('\n');
};
