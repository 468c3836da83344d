import { facts, viewOf } from '@sixgun/engine';
import { PositionTable } from '@sixgun/host';
import type { Batch, Taught, ToPage, ToWorker } from '@sixgun/protocol';
import { type Lesson, LessonPlay, openTable, type Puzzle, PuzzlePlay } from '@sixgun/scenario';
import { listen, send } from './port.ts';

/** What a table of a lesson or a puzzle is opened with. */
export type ToTeacher =
  | { t: 'lesson'; lesson: Lesson; made: number; me: string }
  | { t: 'puzzle'; puzzle: Puzzle; me: string };

/** A table at which something is taught: who moves, and how far it has come. */
interface Taken {
  table: PositionTable;
  me: number;
  /** Makes a move of the learner; false if it is not the one that is waited for. */
  move(picks: readonly number[]): boolean;
  /** One move of somebody else; false if nobody moves. */
  others(): boolean;
  taught(): Taught;
}

function tableOf(task: Lesson | Puzzle, me: string): PositionTable {
  const nameOf = (seat: string): string => (seat === task.me ? me : (task.names[seat] ?? seat));
  return new PositionTable((hear) => openTable(task.position, nameOf, hear));
}

function lesson({ lesson: task, made, me }: Extract<ToTeacher, { t: 'lesson' }>): Taken {
  const table = tableOf(task, me);
  const play = new LessonPlay(task, table, made);
  return {
    table,
    me: play.me,
    move: (picks) => play.move(picks),
    others: () => play.othersMove(),
    taught: () => ({
      made: play.made,
      awaited: play.awaited()?.picks ?? null,
      outcome: play.done ? 'solved' : 'open',
    }),
  };
}

function puzzle({ puzzle: task, me }: Extract<ToTeacher, { t: 'puzzle' }>): Taken {
  const table = tableOf(task, me);
  const play = new PuzzlePlay(task, table);
  return {
    table,
    me: play.me,
    move(picks) {
      play.move({ seat: play.me, picks });
      return true;
    },
    others: () => play.othersMove(),
    taught: () => ({ made: 0, awaited: play.hint()?.picks ?? null, outcome: play.outcome }),
  };
}

let taken: Taken | null = null;

const batchOf = ({ table, me, taught }: Taken): Batch => ({ ...table.batch(me), taught: taught() });

function open(made: Taken): ToPage {
  taken = made;
  const { table, me } = made;
  const { game } = table;
  // What led to the position never happened.
  const batch = { ...batchOf(made), events: [] };
  return {
    t: 'table',
    info: table.info(me),
    view: viewOf(game, me),
    facts: facts(game, me),
    history: [],
    batch,
    kept: false,
  };
}

function reply(t: Taken, message: ToWorker): ToPage | null {
  const { table, me } = t;
  switch (message.t) {
    case 'shown':
      return table.isNow(message.batch) && t.others() ? { t: 'batch', batch: batchOf(t) } : null;
    case 'move':
      if (!table.isNow(message.decision)) return null;
      if (t.move(message.picks)) return { t: 'batch', batch: batchOf(t) };
      return { t: 'no', decision: message.decision, refusal: { why: 'not-offered' } };
    case 'next': {
      const { decision, draft } = message;
      const tree = table.isNow(decision) ? table.next(me, draft) : null;
      return tree === null ? null : { t: 'tree', decision, draft, tree };
    }
    case 'why':
      return { t: 'why', request: message.request, refusal: table.why(me, message.picks, message.draft) };
    default:
      return null;
  }
}

listen<ToWorker | ToTeacher>((message) => {
  if (message.t === 'lesson') return send(open(lesson(message)));
  if (message.t === 'puzzle') return send(open(puzzle(message)));
  const said = taken === null ? null : reply(taken, message);
  if (said !== null) send(said);
});
