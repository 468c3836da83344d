import { ENGINE_VERSION } from '@sixgun/engine';
import { VERSION as PROTOCOL } from '@sixgun/protocol';
import pg from 'pg';
import { StartError } from '../config.ts';
import { DEAD, SILENT } from '../nodes/lease.ts';
import { appendAll, isAppend, isTake, takeAll } from './postgres-append.ts';
import { MIGRATIONS, VERSION } from './schema.ts';
import { mustTouchOne, STATEMENTS, type StatementName } from './statements.ts';
import {
  type Found,
  GroupCommit,
  type GroupResult,
  type Outcome,
  type Store,
  type StoreEvents,
  type Unit,
} from './store.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/** Statements are written with question marks, as SQLite reads them. */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}

const SQL = Object.fromEntries(Object.entries(STATEMENTS).map(([name, { sql }]) => [name, numbered(sql)])) as Readonly<
  Record<StatementName, string>
>;
/** A take-over waits for an append under way, and an append after it finds the fence. */
const FENCE = `${SQL['table.fence']} for share`;
/** Whoever takes the name waits for a commit under way; a lease that is renewed does not. */
const EPOCH = `${SQL['node.epoch']} for key share`;

const READERS = 4;

/** Opens a PostgreSQL database, makes or brings it up to date, and takes the name of this node away from whoever had it before. */
export async function openPostgres(url: string, events: StoreEvents, node = 'main'): Promise<Store> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    // A process that is stopped in the middle of a commit must not keep others from taking its tables.
    idle_in_transaction_session_timeout: SILENT,
  };
  const pool = new pg.Pool({ ...options, max: READERS });
  // Who writes does not wait behind all who read: a node that takes a hundred tables over must still renew its lease.
  const writer = new pg.Pool({ ...options, max: 1 });
  // A lease must not run out because a disk is slow: it waits for none, and behind no commit.
  const pulse = new pg.Pool({ ...options, max: 1, options: '-c synchronous_commit=off' });
  const pools = [pool, writer, pulse];
  for (const each of pools) {
    // Broken connections are replaced; whoever waits for one hears of it by itself.
    each.on('error', () => {});
    // The same for one that is at work: without a listener it would end the process.
    each.on('connect', (client) => client.on('error', () => {}));
  }
  const end = async (): Promise<void> => void (await Promise.all(pools.map((each) => each.end())));
  const epoch = await prepare(writer, node).catch(async (error: unknown) => {
    await end().catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`, 1);
  });
  const commit = new GroupCommit((units) => commitGroup(writer, { node, epoch }, units, events.failed), events);
  return {
    write: (unit) => commit.write(unit),
    async renew(...values) {
      const { rowCount } = await pulse.query({
        name: 'renew',
        text: SQL['node.renew'],
        values: [...values, node, epoch],
      });
      if (rowCount === 0) events.fenced();
      return rowCount === 1 ? 'durable' : 'lost';
    },
    async all(name, ...values) {
      return (await pool.query({ name, text: SQL[name], values })).rows as Found[];
    },
    isWell: () => commit.isWell(),
    async close() {
      await commit.settled();
      await end();
    },
  };
}

/** Answers the epoch from which on only this process may write under this name. */
async function prepare(pool: pg.Pool, node: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two servers that start at once make the tables one after another.
    await client.query('select pg_advisory_xact_lock(6641)');
    await client.query('create table if not exists sixgun_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from sixgun_version');
    const version = rows[0]?.version ?? 0;
    if (version > VERSION)
      throw new StartError(
        `The database is of a newer Sixgun (version ${version}, this one knows ${VERSION}); start that one, or restore a backup.`,
        1,
      );
    for (const step of MIGRATIONS.slice(version).flat()) await client.query(step);
    await mustSpeakAlike(client, node);
    await client.query('delete from sixgun_version');
    await client.query('insert into sixgun_version values ($1)', [VERSION]);
    // A commit of whoever has the name now ends first.
    await client.query('select 1 from nodes where id = $1 for update', [node]);
    const raised = await client.query<{ epoch: number }>(
      `insert into nodes (id, epoch, version, engine, protocol) values ($1, 1, $2, $3, $4)
       on conflict (id) do update set epoch = nodes.epoch + 1, version = excluded.version, engine = excluded.engine,
         protocol = excluded.protocol, draining = 0 returning epoch`,
      [node, VERSION, ENGINE_VERSION, PROTOCOL],
    );
    await client.query('commit');
    return raised.rows[0].epoch;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A page that was fetched at one node is passed on to another: all of them must understand it. */
async function mustSpeakAlike(client: pg.PoolClient, node: string): Promise<void> {
  const { rows } = await client.query<{ id: string; protocol: number }>(numbered(STATEMENTS['nodes.foreign'].sql), [
    node,
    DEAD,
    PROTOCOL,
  ]);
  if (rows.length === 0) return;
  const others = rows.map(({ id, protocol }) => `${id} speaks ${protocol}`).join(', ');
  throw new StartError(
    `Nodes of one service must speak the same protocol: ${others}, this one ${PROTOCOL}. Stop them first, or start their version.`,
    1,
  );
}

interface Name {
  node: string;
  epoch: number;
}

/** `complain` hears what is wrong with a unit that nobody should have asked for. */
async function commitGroup(
  pool: pg.Pool,
  { node, epoch }: Name,
  units: readonly Unit[],
  complain: (reason: string) => void,
): Promise<GroupResult> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ epoch: number }>({ name: 'epoch', text: EPOCH, values: [node] });
    if (rows[0]?.epoch !== epoch) {
      await client.query('rollback');
      broken = false;
      return { t: 'fenced' };
    }
    const outcomes = await attemptAll(client, units, complain);
    await client.query('commit');
    broken = false;
    return { t: 'done', outcomes };
  } catch (error) {
    // Also when nobody knows whether the commit was made: whoever waits reads it again.
    return { t: 'failed', reason: reasonOf(error) };
  } finally {
    client.release(broken);
  }
}

/** Rows of games go in one statement, tables that change their owner in another, everything else after them, unit by unit. */
async function attemptAll(
  client: pg.PoolClient,
  units: readonly Unit[],
  complain: (reason: string) => void,
): Promise<Outcome[]> {
  const outcomes = new Map<Unit, Outcome>();
  const atOnce = async <U extends Unit>(
    found: readonly U[],
    make: (client: pg.PoolClient, units: readonly U[]) => Promise<Outcome[] | null>,
  ): Promise<void> => {
    if (found.length < 2) return;
    await client.query('savepoint many');
    const made = await make(client, found).catch(nullIfRefused);
    if (made === null) await client.query('rollback to savepoint many');
    made?.forEach((outcome, i) => outcomes.set(found[i], outcome));
  };
  await atOnce(units.filter(isAppend), appendAll);
  await atOnce(units.filter(isTake), takeAll);
  // Everywhere in the same order: two nodes that take the tables of a third one would wait for each other.
  for (const unit of units.toSorted((a, b) => Number(lockOf(a) > lockOf(b)) - Number(lockOf(a) < lockOf(b))))
    if (!outcomes.has(unit)) outcomes.set(unit, await attempt(client, unit, complain));
  return units.map((unit) => outcomes.get(unit) ?? 'lost');
}

const lockOf = ({ fence, takes }: Unit): string => fence?.[0] ?? takes ?? '';

/** One unit whole or not at all, whatever becomes of the others of its group. */
async function attempt(
  client: pg.PoolClient,
  { fence, steps }: Unit,
  complain: (reason: string) => void,
): Promise<Outcome> {
  await client.query('savepoint unit');
  const lost = async (): Promise<'lost'> => {
    await client.query('rollback to savepoint unit');
    return 'lost';
  };
  try {
    if (fence !== undefined) {
      const { rowCount } = await client.query({ name: 'fence', text: FENCE, values: [...fence] });
      if (rowCount !== 1) return lost();
    }
    for (const [name, ...values] of steps) {
      const { rowCount } = await client.query({ name, text: SQL[name], values });
      if (mustTouchOne(name) && rowCount !== 1) return lost();
    }
    return 'durable';
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (!isOf('23', error)) complain(reasonOf(error));
    return lost();
  }
}

const isOf = (kind: string, error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith(kind);

/** What it is asked to write is no value of a column, or is there already: the fault of one unit. */
const isRefused = (error: unknown): boolean => isOf('22', error) || isOf('23', error);

function nullIfRefused(error: unknown): null {
  if (isRefused(error)) return null;
  throw error;
}
