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

const [begin, end, undo, mark, keep, unmark] = [
  'begin immediate',
  'commit',
  'rollback',
  'savepoint unit',
  'release unit',
  'rollback to unit',
].map((sql) => db.prepare(sql));

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
  mark.run();
  try {
    const outcome = apply(unit);
    if (outcome === 'lost') unmark.run();
    keep.run();
    return outcome;
  } catch (error) {
    // A full disk ends the transaction by itself; a broken constraint is the loss of this unit alone.
    if (!isConstraint(error)) throw error;
    unmark.run();
    keep.run();
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
    begin.run();
    const now = statement('node.epoch').get('main');
    if (now?.epoch !== epoch) {
      undo.run();
      return { t: 'fenced' };
    }
    const outcomes = units.map(attempt);
    end.run();
    return { t: 'done', outcomes };
  } catch (error) {
    try {
      undo.run();
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
