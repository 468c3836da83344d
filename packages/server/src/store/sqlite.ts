import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StartError } from '../config.ts';
import { MIGRATIONS, VERSION } from './schema.ts';
import { STATEMENTS, type StatementName } from './statements.ts';
import { type Found, GroupCommit, type Store, type StoreEvents, type Value } from './store.ts';
import { WriterThread } from './writer-thread.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Opens the database of a folder, makes or brings it up to date, and takes it away from whoever had it before. */
export function openSqlite(folder: string, events: StoreEvents): Store {
  const file = join(folder, 'sixgun.db');
  const epoch = prepare(folder, file);
  const readers = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const prepared = new Map<StatementName, StatementSync>();
  const writer = new WriterThread({ file, epoch });
  const commit = new GroupCommit((units) => writer.commit(units), events);
  return {
    write: (unit) => commit.write(unit),
    // Whoever has a file has it alone.
    renew: async () => 'durable',
    async all(name, ...values: Value[]) {
      const known = prepared.get(name) ?? readers.prepare(STATEMENTS[name].sql);
      prepared.set(name, known);
      return known.all(...values) as Found[];
    },
    isWell: () => commit.isWell(),
    async close() {
      await commit.settled();
      await writer.close();
      readers.close();
    },
  };
}

function prepare(folder: string, file: string): number {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be used for the data (${reasonOf(error)}); name another one with DATA.`,
      1,
    );
  }
  const fresh = !existsSync(file);
  try {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      return migrate(db, file, fresh);
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database ${file} cannot be opened: ${reasonOf(error)}.`, 1);
  }
}

/** Answers the epoch from which on only this process may write. */
function migrate(db: DatabaseSync, file: string, fresh: boolean): number {
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  db.exec('begin immediate');
  const version = Number(db.prepare('pragma user_version').get()?.user_version);
  if (version > VERSION)
    throw new StartError(
      `The database ${file} is of a newer Sixgun (version ${version}, this one knows ${VERSION}); start that one, or restore a backup.`,
      1,
    );
  if (version === 0 && !fresh && db.prepare('select 1 from sqlite_master').get() !== undefined)
    throw new StartError(`The file ${file} is no database of Sixgun; name another folder with DATA.`, 1);
  for (const step of MIGRATIONS.slice(version).flat()) db.exec(step);
  db.exec(`pragma user_version = ${VERSION}; update nodes set epoch = epoch + 1 where id = 'main'`);
  const epoch = Number(db.prepare(STATEMENTS['node.epoch'].sql).get('main')?.epoch);
  db.exec('commit');
  return epoch;
}
