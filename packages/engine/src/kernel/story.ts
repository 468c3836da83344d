/**
 * What is told, asked and refused, as plain data: every line, question and reason with the numbers its sentence needs.
 * A game declares its own beside its rules, a pack in its own folder, by adding to the three interfaces below;
 * `narration` has a sentence for each, or it does not compile.
 */

/** Numbers that stand for somebody or something; what is not there is left out, never -1. */
export type Seat = number;
/** One certain piece of the box. */
export type Piece = number;
/** A definition: a name, whichever copy. */
export type Def = number;

/** Lines of the story. `seat` is whose line it is. */
export interface Tellings {
  /** The first turn comes; without a sheriff all roles lie open. */
  begins: { sheriff?: Seat };
  turn: { seat: Seat };
  heal: { seat: Seat; count: number };
  /** `cause` is the card, ability or event it comes from, where it is one. */
  hit: { seat: Seat; by: Seat; count: number; cause?: Def };
  saved: { seat: Seat };
  dies: { seat: Seat };
  'role-revealed': { seat: Seat; role: Def };
  'takes-back': { seat: Seat };
}

/** Questions to a player. */
export interface Questions {
  /** Several effects of one player wait: which is first? */
  order: object;
  /** Nobody waits for this player, but an any-time ability may be used beside somebody else's decision. */
  standing: object;
}

/** Reasons for which something cannot be done. */
export interface Refusals {
  'not-asked': object;
  /** The last resort: nothing in the offer says why. */
  'not-offered': object;
  'too-late': object;
  unfinished: object;
  ambiguous: object;
  'unknown-token': object;
  'not-now': object;
  'not-yourself': object;
  'not-yours': object;
  'not-concerned': object;
  'no-such-seat': object;
  mandatory: object;
  /** With a gun it is told how far that reaches, and which card it is, where it is one. */
  'out-of-range': { seat: Seat; distance: number; gun?: { reach: number; weapon?: Def } };
}

/** What a question comes from, whatever it is about: the card, ability or event at work, and whose it is if it is another's. */
export interface Source {
  by?: Seat;
  cause?: Def;
}

type Flat<T> = { [K in keyof T]: T[K] };

export type Told = { [W in keyof Tellings]: Flat<{ what: W } & Tellings[W]> }[keyof Tellings];
export type Question = { [A in keyof Questions]: Flat<{ ask: A } & Source & Questions[A]> }[keyof Questions];
export type Refusal = { [W in keyof Refusals]: Flat<{ why: W } & Refusals[W]> }[keyof Refusals];
