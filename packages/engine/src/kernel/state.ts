import { cloneFrame, type Frame } from './frame.ts';

/** Seats are stored eight to a column: `seats[(column << 3) | seat]`. */
export const SEATS = 8;
export const column = (col: number, seat: number): number => (col << 3) | seat;

/** The whole position as plain data: it survives JSON, a crash and a clone at any decision. */
export interface State {
  rng: number[];
  stack: Frame[];
  /** Zone to its pieces; the last one lies on top. */
  zones: number[][];
  /** Piece to its zone. */
  where: number[];
  /** Piece to the audiences that know its face: seats, PUBLIC, OPEN. */
  known: number[];
  /** Counters of seats, a column of eight each. */
  seats: number[];
  /** Counters of pieces, a column for each, as long as there are pieces. */
  tokens: number[];
  /** Counters of the table. */
  vars: number[];
  /** Seat to the definitions whose abilities it has. */
  abilities: number[][];
  /** Seats clockwise; places can be swapped. */
  order: number[];
  /** Seat to its sealed answer in the open window. */
  sealed: (number[] | null)[];
  /** Who may still take his last move back, -1 for nobody. */
  back: number;
  over: boolean;
  /** Set of seats that have won. */
  winners: number;
}

function cloneLists(lists: number[][]): number[][] {
  const copy: number[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

function cloneAnswers(answers: (number[] | null)[]): (number[] | null)[] {
  const copy = answers.slice();
  for (let i = 0; i < copy.length; i++) {
    const answer = copy[i];
    if (answer !== null) copy[i] = answer.slice();
  }
  return copy;
}

export function cloneState(s: State): State {
  const stack: Frame[] = new Array(s.stack.length);
  for (let i = 0; i < stack.length; i++) stack[i] = cloneFrame(s.stack[i]);
  return {
    rng: s.rng.slice(),
    stack,
    zones: cloneLists(s.zones),
    where: s.where.slice(),
    known: s.known.slice(),
    seats: s.seats.slice(),
    tokens: s.tokens.slice(),
    vars: s.vars.slice(),
    abilities: cloneLists(s.abilities),
    order: s.order.slice(),
    sealed: cloneAnswers(s.sealed),
    back: s.back,
    over: s.over,
    winners: s.winners,
  };
}
