import { NONE } from './frame.ts';
import type { Game } from './game.ts';
import { nextBelow, nextWord } from './rng.ts';
import { backOf, type Rules } from './rules.ts';
import { OPEN, only } from './seats.ts';
import { cloneState, type State } from './state.ts';
import { framesOf, type Own, type Standpoint } from './view.ts';

/** Makes a game of this kind around a state; each game gives its own. */
export type Reopen<G extends Game> = (state: State) => G;

/** Hidden pieces the caller lays himself, say the roles he thinks likely: piece by zone, as pairs. */
export interface Laid {
  zone: number;
  piece: number;
}

/**
 * A full position the seat cannot tell from the real one: what it does not know is dealt at random.
 * It sees the view alone, never the state.
 */
export function determinize<G extends Game>(
  view: Standpoint,
  own: Own,
  rules: Rules,
  reopen: Reopen<G>,
  rng: number[],
  laid: readonly Laid[] = [],
): G {
  return new Dealer(view, own, rules, reopen).deal(rng, laid);
}

const IMPOSSIBLE = 'These pieces cannot lie like that: one is not hidden, or of the wrong sort.';

/** A place where a hidden piece lies. */
interface Slot {
  zone: number;
  index: number;
}

/** Deals one view again and again: what the seat knows is laid out once, then only hidden pieces are shuffled. */
export class Dealer<G extends Game> {
  /** Hidden pieces by their backs; the order means nothing. */
  readonly hidden: readonly number[][];
  private readonly rules: Rules;
  private readonly reopen: Reopen<G>;
  /** The position with nothing where hidden pieces lie. */
  private readonly template: State;
  /** Hidden places by backs; those of one sort come first, and what is left once they are filled fits anywhere. */
  private readonly slots: readonly Slot[][];
  private readonly sorted: readonly boolean[];
  private readonly backs: Uint8Array;
  private game: G | null = null;

  constructor(view: Standpoint, own: Own, rules: Rules, reopen: Reopen<G>) {
    this.rules = rules;
    this.reopen = reopen;
    this.backs = pieceBacks(rules);
    this.hidden = hiddenPieces(rules, view.zones);
    this.template = templateOf(view, own, rules);
    this.slots = hiddenSlots(rules, view.zones);
    this.sorted = this.slots.map((slots) => slots.some(({ zone }) => rules.zones[zone].sort !== undefined));
  }

  /** Deals; the game is the same object every time, with a position of its own. */
  deal(rng: number[], laid: readonly Laid[] = []): G {
    this.requirePossible(laid);
    const state = cloneState(this.template);
    state.rng = [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)];
    for (let back = 0; back < this.slots.length; back++) {
      const pieces = this.hidden[back];
      if (pieces.length === 0) continue;
      shuffle(pieces, rng);
      const mine = laid.length === 0 ? laid : laid.filter(({ piece }) => this.backs[piece] === back);
      if (mine.length > 0 || this.sorted[back]) this.fill(state, this.slots[back], pieces.slice(), mine);
      else for (let i = 0; i < pieces.length; i++) this.lay(state, this.slots[back][i], pieces[i]);
    }
    return this.open(state);
  }

  /** What lies open can be laid nowhere else; whether hidden pieces fit shows as they are laid. */
  private requirePossible(laid: readonly Laid[]): void {
    for (const { zone, piece } of laid)
      if (
        this.hidden[this.backs[piece]]?.includes(piece) !== true &&
        this.template.zones[zone]?.includes(piece) !== true
      )
        throw new RangeError(IMPOSSIBLE);
  }

  private fill(state: State, slots: readonly Slot[], pieces: number[], laid: readonly Laid[]): void {
    for (const slot of slots) {
      const chosen = laid.find(({ zone }) => zone === slot.zone);
      const { sort } = this.rules.zones[slot.zone];
      this.lay(state, slot, take(pieces, at(chosen, sort, pieces, laid, this.rules)));
    }
  }

  private lay(state: State, { zone, index }: Slot, piece: number): void {
    const { owner } = this.rules.zones[zone];
    state.zones[zone][index] = piece;
    state.where[piece] = zone;
    // Owners know what lies before them; that is all the view's seat can be sure of.
    state.known[piece] = owner >= 0 ? only(owner) | only(OPEN) : 0;
  }

  private open(state: State): G {
    if (this.game === null) this.game = this.reopen(state);
    else {
      this.game.s = state;
      this.game.previousMover = NONE;
    }
    this.game.run();
    return this.game;
  }
}

/** Place among the pieces left of the one that goes to a slot: the caller's, else one of its sort that nobody wants elsewhere. */
function at(
  chosen: Laid | undefined,
  sort: string | undefined,
  pieces: readonly number[],
  laid: readonly Laid[],
  rules: Rules,
): number {
  if (chosen !== undefined) return pieces.indexOf(chosen.piece);
  return pieces.findIndex(
    (piece) =>
      (sort === undefined || rules.faces[piece].sort === sort) && !laid.some((wanted) => wanted.piece === piece),
  );
}

function take(pieces: number[], index: number): number {
  if (index < 0) throw new RangeError(IMPOSSIBLE);
  return pieces.splice(index, 1)[0];
}

function templateOf(view: Standpoint, own: Own, rules: Rules): State {
  const known: number[] = new Array(rules.faces.length).fill(0);
  const where: number[] = new Array(rules.faces.length).fill(0);
  view.zones.forEach((zone, index) => {
    const { owner } = rules.zones[index];
    for (const piece of zone) {
      if (piece < 0) continue;
      where[piece] = index;
      known[piece] = only(view.seat) | (owner >= 0 ? only(owner) | only(OPEN) : 0);
    }
  });
  const sealed: (number[] | null)[] = new Array(rules.players).fill(null);
  // Whether others have answered sealed it cannot know: here they still owe it.
  sealed[view.seat] = own.sealed?.slice() ?? null;
  return cloneState({
    rng: [],
    stack: framesOf(view).slice(),
    zones: view.zones,
    where,
    known,
    seats: view.seats,
    tokens: view.tokens,
    vars: view.vars,
    abilities: view.abilities,
    order: view.order,
    sealed,
    back: own.mayTakeBack ? view.seat : -1,
    over: view.over,
    winners: view.winners,
  });
}

const backsOfPieces = new WeakMap<Rules, Uint8Array>();

/** Piece to the number of its back. */
function pieceBacks(rules: Rules): Uint8Array {
  let backs = backsOfPieces.get(rules);
  if (backs === undefined) {
    backs = Uint8Array.from(rules.faces, (_, piece) => backOf(rules, piece));
    backsOfPieces.set(rules, backs);
  }
  return backs;
}

function hiddenPieces(rules: Rules, zones: readonly (readonly number[])[]): number[][] {
  const seen = new Uint8Array(rules.faces.length);
  for (const zone of zones) for (const shown of zone) if (shown >= 0) seen[shown] = 1;
  const hidden: number[][] = rules.backs.map(() => []);
  const backs = pieceBacks(rules);
  for (let piece = 0; piece < seen.length; piece++) if (seen[piece] === 0) hidden[backs[piece]].push(piece);
  return hidden;
}

function hiddenSlots(rules: Rules, zones: readonly (readonly number[])[]): Slot[][] {
  const slots: Slot[][] = rules.backs.map(() => []);
  for (const ofOneSort of [true, false])
    zones.forEach((zone, index) => {
      if ((rules.zones[index].sort !== undefined) !== ofOneSort) return;
      zone.forEach((shown, i) => {
        if (shown < 0) slots[-1 - shown].push({ zone: index, index: i });
      });
    });
  return slots;
}

function shuffle(pieces: number[], rng: number[]): void {
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    const held = pieces[i];
    pieces[i] = pieces[j];
    pieces[j] = held;
  }
}
