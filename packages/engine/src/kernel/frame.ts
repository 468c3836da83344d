/** One shape for every card and rule, so that the machine, clones and saves never meet another. */
export interface Frame {
  prog: number;
  step: number;
  /** Whose ability or card this is. */
  me: number;
  /** Who caused it, -1 for nobody. */
  by: number;
  /** Whom it concerns. */
  to: number;
  card: number;
  /** A second card: the one picked from a target, the other half of a cost. */
  pick: number;
  n: number;
  /** What the last finished child frame answered. */
  ret: number;
  /** Place on the stack of the event that is being answered. */
  ev: number;
  /** Definition the ability comes from. */
  src: number;
  /** Who decides when that is not the one who plays. */
  chooser: number;
  /** A list of the program's own; it says under a name what it holds (`const seatsLeft = memory`). */
  mem: number[] | null;
}

export const NONE = -1;

export function frame(prog: number, me: number): Frame {
  return {
    prog,
    step: 0,
    me,
    by: NONE,
    to: NONE,
    card: NONE,
    pick: NONE,
    n: 0,
    ret: 0,
    ev: NONE,
    src: NONE,
    chooser: me,
    mem: null,
  };
}

export function cloneFrame(f: Frame): Frame {
  return {
    prog: f.prog,
    step: f.step,
    me: f.me,
    by: f.by,
    to: f.to,
    card: f.card,
    pick: f.pick,
    n: f.n,
    ret: f.ret,
    ev: f.ev,
    src: f.src,
    chooser: f.chooser,
    mem: f.mem === null ? null : f.mem.slice(),
  };
}

/** The list a program keeps in its frame. */
export function memory(f: Frame): number[] {
  if (f.mem === null) throw new Error('This frame remembers nothing yet.');
  return f.mem;
}
