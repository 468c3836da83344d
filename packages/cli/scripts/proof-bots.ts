/**
 * The tables of docs/bots.md, a few deals at a time: goes on where the last run has stopped.
 *   npm run proof:bots -- --minutes 30 [--only base-5-gunslinger] [--threads 2]
 * With --minutes 0 it only prints what there is. A player who answers otherwise than before begins afresh.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playerCalled, questionFor } from '@sixgun/bots';
import { fastRng, firstSeat, headerOf, type Side } from '@sixgun/engine';
import { Host, moveBot } from '@sixgun/host';
import { type Gain, gainOf } from '../src/arena/arena.ts';
import { type DealJob, type DealResult, FACTIONS, type Pairing } from '../src/arena/deal.ts';
import { inThreads, usualThreads } from '../src/threads.ts';
import { factionsOf, type ProofTable, TABLES } from './proof-tables.ts';

const FILE = 'docs/bots/proof.json';
/** A thread is slow until it is warm, so it should not be ended soon. */
const BATCH = 64;
const worker = new URL('../src/arena/worker.ts', import.meta.url);

/** Outcomes as letters, four a deal: among rivals, then with law, outlaws and renegade exchanged. */
interface Kept {
  players: string;
  outcomes: string;
  stops: number;
}
const LETTERS: Readonly<Record<Side | '', string>> = { law: 'l', outlaws: 'o', renegade: 'r', '': '-' };
const UNPLAYED = '.';
const A_DEAL = 1 + FACTIONS.length;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(usualThreads()) },
  },
});
const kept: Record<string, Kept> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** Whoever answers these questions as before plays as before. */
const POSITIONS = 14;
const EVERY = 9;
function fingerprint({ setup, players, player, rival, told }: ProofTable): string {
  const host = Host.deal(headerOf({ ...setup, players, seed: 'proof' }));
  const seating = { bots: host.header.names.map(() => playerCalled('greenhorn')), botKey: 'proof' };
  const hash = createHash('sha256').update(`${player} ${rival} ${told === true}`);
  for (let move = 0, asked = 0; asked < POSITIONS && !host.over; move++) {
    if (move % EVERY === 0) {
      const seat = firstSeat(host.game.asked);
      const question = questionFor(host.game, seat, [], host.history, fastRng(move), () => host.openly());
      for (const name of [player, rival]) hash.update(String(playerCalled(name).decide(question)));
      asked++;
    }
    moveBot(host, seating);
  }
  return hash.digest('hex').slice(0, 12);
}

const keptOf = (table: ProofTable): Kept => {
  const players = fingerprint(table);
  const before = kept[table.id];
  if (before !== undefined && before.players !== players)
    console.log(`${table.id}: other players, so it begins afresh.`);
  return before?.players === players ? before : { players, outcomes: '', stops: 0 };
};

const dealsOf = ({ outcomes }: Kept): number => outcomes.length / A_DEAL;

async function playMore(table: ProofTable): Promise<void> {
  const { setup, players, player, rival, told } = table;
  const so = kept[table.id];
  const from = dealsOf(so);
  const factions = factionsOf(table, from);
  const pairing: Pairing = { setup, player, rival, factions, told };
  const jobs = Array.from({ length: Math.min(BATCH, table.deals - from) }, (_, i) => ({
    seed: String(from + i + 1),
    players,
  }));
  const results = await inThreads<DealJob, DealResult>(worker, pairing, jobs, Number(values.threads), () => {});
  for (const { among, exchanged, stops } of results) {
    so.stops += stops;
    so.outcomes += LETTERS[among];
    for (const faction of FACTIONS) {
      const side = exchanged[faction];
      so.outcomes += side === undefined ? UNPLAYED : LETTERS[side];
    }
  }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

const sideOf = (letter: string): Side | '' => FACTIONS.find((side) => LETTERS[side] === letter) ?? '';

function gain(table: ProofTable, faction: Side): Gain {
  const { outcomes } = kept[table.id];
  const at = 1 + FACTIONS.indexOf(faction);
  const results: DealResult[] = [];
  for (let i = 0; i < outcomes.length; i += A_DEAL)
    if (outcomes[i + at] !== UNPLAYED)
      results.push({
        seed: '',
        players: table.players,
        among: sideOf(outcomes[i]),
        exchanged: { [faction]: sideOf(outcomes[i + at]) },
        stops: 0,
      });
  return gainOf(faction, results, String(table.players));
}

const percent = (share: number): string => (100 * share).toFixed(1);
function cell(table: ProofTable, faction: Side): string {
  const { among, exchanged, points, within, factor } = gain(table, faction);
  const gained = `${points < 0 ? '' : '+'}${points.toFixed(1)} ± ${within.toFixed(1)}`;
  const times = faction === 'renegade' ? `, × ${factor?.toFixed(2) ?? '-'}` : '';
  return `${percent(among)} → ${percent(exchanged)} %, ${gained}${times} (${table.wanted[faction]})`;
}

function line(table: ProofTable): string {
  const { title, player, deals } = table;
  const { stops } = kept[table.id];
  const played = `${dealsOf(kept[table.id])} of ${deals}`;
  const cells = dealsOf(kept[table.id]) < 2 ? ['', '', ''] : FACTIONS.map((faction) => cell(table, faction));
  return `| ${[title, played, player, ...cells, stops].join(' | ')} |`;
}

const chosen = TABLES.filter(({ id }) => values.only === undefined || values.only.split(',').includes(id));
if (chosen.length === 0) throw new RangeError(`There is no such table: ${TABLES.map(({ id }) => id).join(', ')}.`);
for (const table of chosen) kept[table.id] = keptOf(table);
const until = performance.now() + Number(values.minutes) * 60_000;
while (performance.now() < until) {
  // Whichever has come least far goes on.
  const share = (table: ProofTable): number => dealsOf(kept[table.id]) / table.deals;
  const [next] = chosen.filter((table) => share(table) < 1).sort((a, b) => share(a) - share(b));
  if (next === undefined) break;
  await playMore(next);
}
console.log('| table | deals | player | law (wanted) | outlaws (wanted) | renegade (wanted) | emergency stops |');
console.log('|---|---|---|---|---|---|---|');
for (const table of chosen) console.log(line(table));
