/** What an action costs a host, how long a batch is, and how much memory a live table takes. */
import { loadavg } from 'node:os';
import { fastRng, type Header, headerOf, type NewGame, nextBelow, seatsOf } from '@sixgun/engine';
import { Host, type Meta, type Row } from '@sixgun/host';

const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };
const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, base, 7 seats': { players: 7 },
  'card, four sets, 7 seats': {
    players: 7,
    packs: ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'],
  },
  'card, all, 7 seats': { players: 7, packs: 'all' },
  'dice, all, 8 seats': { game: 'dice', players: 8, packs: ['base', 'old-saloon'], variants: SALOON },
};
const GAMES = 40;
const ROWS = 600;
const LIVE_ROWS = 150;
const META: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

interface Log {
  header: Header;
  rows: Row[];
}

function randomGame(setup: Omit<NewGame, 'seed'>, seed: number): Log {
  const header = headerOf({ ...setup, seed });
  const host = Host.deal(header);
  const rng = fastRng(`cost ${seed}`);
  const rows: Row[] = [];
  while (!host.over && rows.length < ROWS) {
    const seats = seatsOf(host.game.asked);
    const seat = seats[nextBelow(rng, seats.length)];
    const picks: number[] = [];
    for (let more = true; more; ) {
      const options = host.options(seat, picks);
      const { line, draft } = options[nextBelow(rng, options.length)];
      picks.push(...line);
      more = draft;
    }
    const result = host.move(seat, host.q, picks, META);
    if ('rows' in result) rows.push(...result.rows);
  }
  return { header, rows };
}

/** CPU microseconds a row, and bytes of a batch to one seat. */
function play(games: readonly Log[], tells: boolean): { micros: number; bytes: number } {
  let [rows, bytes, batches] = [0, 0, 0];
  const started = process.cpuUsage();
  for (const log of games) {
    const host = Host.deal(log.header);
    for (const { seat, picks, seq } of log.rows) {
      host.move(seat, host.q, picks, META);
      rows++;
      for (let audience = 0; tells && audience < log.header.players; audience++) {
        const batch = host.batch(seq, audience);
        if (batch === null) continue;
        bytes += JSON.stringify(batch).length;
        batches++;
      }
    }
  }
  const { user, system } = process.cpuUsage(started);
  return { micros: (user + system) / rows, bytes: bytes / Math.max(1, batches) };
}

function heapOfTable(games: readonly Log[]): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Start with --expose-gc, or the memory cannot be measured.');
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const live = games.map(({ header, rows }) => Host.replay(header, rows.slice(0, LIVE_ROWS)));
  return (heap() - before) / live.length / 1024;
}

console.log(`load average before: ${loadavg()[0].toFixed(1)}`);
for (const [name, setup] of Object.entries(SETUPS)) {
  const games = Array.from({ length: GAMES }, (_, seed) => randomGame(setup, seed));
  play(games, true);
  const { micros } = play(games, false);
  const told = play(games, true);
  const cost = `${micros.toFixed(1)} µs a move, ${told.micros.toFixed(1)} µs with everybody's batches as text`;
  console.log(`${name}: ${cost}; ${told.bytes.toFixed(0)} bytes a batch; ${heapOfTable(games).toFixed(0)} kB a table`);
}
