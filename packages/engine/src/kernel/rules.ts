import type { Trigger } from './hooks.ts';
import type { Program } from './program.ts';

export type GameName = 'card' | 'dice';

/** What a piece of the box shows on its face. */
export interface Face {
  def: number;
  /** Pieces with the same back can be mistaken for one another while they lie face down. */
  back: string;
  rank: string;
  suit: string;
  /** What everybody knows of it while it lies in a zone of one sort. */
  sort?: string;
}

export interface ZoneInfo {
  name: string;
  /** Seat it lies before, -1 for the middle of the table. */
  owner: number;
  /** Piles keep their order; in a hand the order means nothing. */
  ordered: boolean;
  /** Cards lying here work: their hooks are asked. */
  works: boolean;
  /** Only pieces of this sort lie here, and everybody knows it. */
  sort?: string;
}

export interface Definition {
  readonly id: string;
  readonly kind: string;
}

/** Hooks of one event by definition. */
export interface TriggerTable<G> {
  /** Does any definition of these packs have one? */
  any: boolean;
  of: (Trigger<G> | undefined)[];
}

/** Everything about a game that never changes while it is played, built once from packs and options. */
export interface Rules {
  readonly game: GameName;
  readonly packs: readonly string[];
  readonly variants: Readonly<Record<string, boolean | string>>;
  readonly players: number;
  readonly faces: readonly Face[];
  /** Piece to its definition: of a face this is what the rules look for all the time. */
  readonly defOf: readonly number[];
  /** Kinds of backs; a hidden piece is told by its back alone. */
  readonly backs: readonly string[];
  readonly defs: readonly Definition[];
  readonly zones: readonly ZoneInfo[];
  /** First zone of each kind that every seat has; add the seat. */
  readonly first: Readonly<Record<string, number>>;
  /** Kinds of seat zones whose cards have hooks that work. */
  readonly working: readonly number[];
  /** Zone of the table whose cards work for everybody, -1 if there is none. */
  readonly tableZones: readonly number[];
  /** Definition to the numbers of the hook tables it stands in. */
  readonly listens: readonly (readonly number[])[];
  readonly hookCount: number;
  readonly words: readonly string[];
  readonly seatColumns: readonly string[];
  readonly tokenColumns: readonly string[];
  readonly vars: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the set-up program belongs to the game, not to the kernel
  readonly setup: Program<any>;
}

export const letter = (seat: number): string => String.fromCharCode(65 + seat);

export function contentKey(rules: Rules, def: number): string {
  const { kind, id } = rules.defs[def];
  return `${rules.game}/${kind}/${id}`;
}

export interface SetupOptions {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: number;
}

/** What is printed and where it can lie: all that is needed to follow a game from outside. */
export type BoxInfo = Pick<Rules, 'faces' | 'backs' | 'zones'>;

export const backOf = (rules: BoxInfo, piece: number): number => rules.backs.indexOf(rules.faces[piece].back);
const ordered = new WeakMap<Rules, readonly number[]>();

/** Piece to its place among all faces, by name, rank and suit: an order that tells nothing but the faces themselves. */
export function faceOrder(rules: Rules): readonly number[] {
  let places = ordered.get(rules);
  if (places === undefined) {
    const text = ({ def, rank, suit }: Face): string => `${rules.defs[def].id}/${rank.padStart(2, '0')}${suit}`;
    const names = rules.faces.map(text);
    const sorted = [...rules.faces.keys()].sort((a, b) => (names[a] < names[b] ? -1 : names[a] > names[b] ? 1 : a - b));
    const made: number[] = new Array(sorted.length);
    sorted.forEach((piece, place) => {
      made[piece] = place;
    });
    places = made;
    ordered.set(rules, made);
  }
  return places;
}
