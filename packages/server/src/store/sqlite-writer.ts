import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { mustTouchOne, STATEMENTS, type StatementName } from './statements.ts';
import type { GroupResult, Outcome, Unit } from './store.ts';

/** The only connection that writes, in a thread of its own: a slow disk holds up nothing but what waits for it. */
const { file, epoch } = workerData as { file: string; epoch: number };
const db = new DatabaseSync(file, { timeout: 5000 });
db.exec('pragma synchronous = full');

const prepared = new Map<StatementName, StatementSync>();
function statement(name: StatementName): StatementSync {
  const known = prepared.get(name) ?? db.prepare(STATEMENTS[name].sql);
  prepared.set(name, known);
  return known;
}

function apply({ fence, steps }: Unit): Outcome {
  if (fence !== undefined && statement('table.fence').get(...fence) === undefined) return 'lost';
  for (const [name, ...values] of steps) {
    const { changes } = statement(name).run(...values);
    if (mustTouchOne(name) && Number(changes) !== 1) return 'lost';
  }
  return 'durable';
}

/** One unit whole or not at all, whatever becomes of the others of its group. */
function attempt(unit: Unit): Outcome {
  db.exec('savepoint unit');
  try {
    const outcome = apply(unit);
    db.exec(outcome === 'durable' ? 'release unit' : 'rollback to unit; release unit');
    return outcome;
  } catch (error) {
    // A full disk ends the transaction by itself; a broken constraint is the loss of this unit alone.
    if (!isConstraint(error)) throw error;
    db.exec('rollback to unit; release unit');
    return 'lost';
  }
}

const CONSTRAINT = 19;
const isConstraint = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 255) === CONSTRAINT;

function commit(units: readonly Unit[]): GroupResult {
  try {
    db.exec('begin immediate');
    const now = statement('node.epoch').get('main');
    if (now?.epoch !== epoch) {
      db.exec('rollback');
      return { t: 'fenced' };
    }
    const outcomes = units.map(attempt);
    db.exec('commit');
    return { t: 'done', outcomes };
  } catch (error) {
    try {
      db.exec('rollback');
    } catch {
      // It was rolled back already.
    }
    return { t: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (units: readonly Unit[] | 'close') => {
  if (units === 'close') {
    db.close();
    parentPort?.close();
  } else parentPort?.postMessage(commit(units));
});
