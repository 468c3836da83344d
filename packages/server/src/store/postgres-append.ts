import type pg from 'pg';
import type { Outcome, Unit, Value } from './store.ts';

/** A unit of nothing but rows of one table's log: nearly all there are. */
type Append = Unit & { fence: NonNullable<Unit['fence']> };
export const isAppend = (unit: Unit): unit is Append =>
  unit.fence !== undefined && unit.steps.length > 0 && unit.steps.every(([name]) => name === 'log.add');

const COLUMNS = [
  ['game', 'text'],
  ['seq', 'integer'],
  ['seat', 'integer'],
  ['kind', 'text'],
  ['picks', 'text'],
  ['line', 'text'],
  ['made_by', 'text'],
  ['cid', 'text'],
  ['at', 'bigint'],
  ['bank', 'integer'],
  ['chk', 'bigint'],
] as const;
const WANTED = [['unit', 'integer'], ['table_id', 'text'], ['epoch', 'integer'], ...COLUMNS];
const NAMES = COLUMNS.map(([name]) => name).join(', ');

/** Rows of many tables in one statement; of a table that somebody else has at another epoch none is written. */
const APPEND = `
  with want as (
    select * from unnest(${WANTED.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ')})
      as w(${WANTED.map(([name]) => name).join(', ')})),
  mine as (
    select t.id, t.epoch from tables t
    where exists (select 1 from want w where w.table_id = t.id and w.epoch = t.epoch) order by t.id for share),
  made as (
    insert into log (${NAMES})
    select ${COLUMNS.map(([name]) => `w.${name}`).join(', ')}
    from want w join mine m on m.id = w.table_id and m.epoch = w.epoch
    on conflict do nothing returning game, seq)
  select w.unit, count(m.seq)::integer as n from want w left join made m on m.game = w.game and m.seq = w.seq
  group by w.unit`;

/** A unit that does nothing but give one table another owner: a whole node's at once when it dies or is drained. */
type Take = Unit & { steps: readonly [readonly ['table.take', owner: Value, table: Value, epoch: Value]] };
export const isTake = (unit: Unit): unit is Take => unit.steps.length === 1 && unit.steps[0][0] === 'table.take';

/** In the order of their numbers: two nodes that take tables of a third one would otherwise wait for each other. */
const TAKE = `
  with want as (
    select * from unnest($1::text[], $2::text[], $3::integer[]) as w(owner, id, epoch)),
  free as (
    select t.id, t.epoch from tables t
    where exists (select 1 from want w where w.id = t.id and w.epoch = t.epoch) order by t.id for update)
  update tables t set owner = w.owner, epoch = t.epoch + 1
  from want w join free f on f.id = w.id and f.epoch = w.epoch where t.id = w.id returning t.id`;

/** Of each whether it was given; null: two of them want the same table, so one by one. */
export async function takeAll(client: pg.PoolClient, units: readonly Take[]): Promise<Outcome[] | null> {
  const rows = units.map(({ steps: [[, ...values]] }) => values);
  if (new Set(rows.map(([, table]) => table)).size < rows.length) return null;
  const values = [0, 1, 2].map((i) => rows.map((row) => row[i]));
  const found = await client.query<{ id: string }>({ name: 'take', text: TAKE, values });
  const taken = new Set(found.rows.map(({ id }) => id));
  return rows.map(([, table]) => (taken.has(String(table)) ? 'durable' : 'lost'));
}

/** Every unit whole or not at all, in their order; null: they meet each other or what is there, so one by one. */
export async function appendAll(client: pg.PoolClient, units: readonly Append[]): Promise<Outcome[] | null> {
  const rows = units.flatMap(({ fence: [table, epoch], steps }, unit) =>
    steps.map(([, ...values]): Value[] => [unit, table, epoch, ...values]),
  );
  if (new Set(rows.map(([, , , game, seq]) => `${game} ${seq}`)).size < rows.length) return null;
  const values = WANTED.map((_, i) => rows.map((row) => row[i]));
  const found = await client.query<{ unit: number; n: number }>({ name: 'append', text: APPEND, values });
  const made = new Map(found.rows.map(({ unit, n }) => [unit, n]));
  const counts = units.map((_, i) => made.get(i) ?? 0);
  if (counts.some((n, i) => n > 0 && n < units[i].steps.length)) return null;
  return counts.map((n) => (n === 0 ? 'lost' : 'durable'));
}
