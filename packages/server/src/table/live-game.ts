import { ENGINE_VERSION, type Header } from '@sixgun/engine';
import { type By, Host, type Row, type RowKind } from '@sixgun/host';
import type { Found, Step, Store } from '../store/store.ts';
import type { Frozen } from './dealing.ts';

/** What the database knows of a game. */
export interface GameRow {
  id: string;
  nth: number;
  status: string;
  commitment: string;
  secret: string;
  botKey: string;
  engine: string;
  /** Header and hashes, once it is frozen. */
  frozen: Frozen | null;
  record: string | null;
}

const text = (value: Found[string]): string => String(value ?? '');

export async function readGame(store: Store, id: string): Promise<GameRow | null> {
  const [found] = await store.all('game.get', id);
  if (found === undefined) return null;
  return {
    id,
    nth: Number(found.nth),
    status: text(found.status),
    commitment: text(found.commitment),
    secret: text(found.secret),
    botKey: text(found.bot_key),
    engine: text(found.engine),
    frozen: found.header === null ? null : (JSON.parse(text(found.header)) as Frozen),
    record: found.record === null ? null : text(found.record),
  };
}

export const rowStep = (game: string, row: Row): Step => [
  'log.add',
  game,
  row.seq,
  row.seat,
  row.kind,
  row.picks.join(' '),
  row.line,
  row.by,
  row.cid,
  row.at,
  row.bank,
  row.check,
];

const numberOrNull = (value: Found[string]): number | null => (value === null ? null : Number(value));

export const rowOf = (found: Found): Row => ({
  seq: Number(found.seq),
  seat: Number(found.seat),
  kind: text(found.kind) as RowKind,
  picks: text(found.picks) === '' ? [] : text(found.picks).split(' ').map(Number),
  line: text(found.line),
  by: text(found.made_by) as By,
  cid: found.cid === null ? null : text(found.cid),
  at: Number(found.at),
  bank: Number(found.bank),
  check: numberOrNull(found.chk),
});

/** A game out of its log. `stuck`: these rules play it otherwise than it was played, or not at all. */
export type Replayed = { host: Host; banks: number[] } | { stuck: unknown; host: Host | null };

/** All rules a game has been played under, these among them; with several only its lines can be played again. */
export const withOwnRules = (engine: string): string =>
  engine.split(',').includes(ENGINE_VERSION) ? engine : `${engine},${ENGINE_VERSION}`;

const SLICE = 200;

/** Plays the rows again, in slices, so that nobody else waits for a long game. */
export async function replayGame(
  store: Store,
  { id, engine }: GameRow,
  header: Header,
  bank: number,
): Promise<Replayed> {
  const rows = (await store.all('log.of', id)).map(rowOf);
  const banks = header.names.map(() => bank);
  const by = engine === ENGINE_VERSION ? 'picks' : 'line';
  let host: Host | null = null;
  try {
    host = Host.deal(header);
    for (const [i, row] of rows.entries()) {
      if (i > 0 && i % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
      host.replayRow(row, by);
      banks[row.seat] = row.bank;
    }
    return { host, banks };
  } catch (error) {
    // Whatever it is, it would be the same whenever somebody comes: nobody is to knock at this game for ever.
    return { stuck: error, host };
  }
}
