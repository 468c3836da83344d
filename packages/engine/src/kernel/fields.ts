import type { Shape, ValueOf } from './shape.ts';
import { SEATS } from './state.ts';

/** What is written of one seat, one card or the table. */
export type Written = Readonly<Record<string, unknown>>;

/** A field of a scenario: what may stand in it, what it means, and how it gets onto the table. */
export interface Field<G, S extends Shape = Shape> {
  readonly is: S;
  /** A line for the documentation. */
  readonly means: string;
  /** What holds when the field is not written. */
  readonly unless?: unknown;
  /** The option of the set-up without which it means nothing. */
  readonly variant?: string;
  /**
   * `at` is the seat or the card the field belongs to, `beside` what else is written of it.
   * Without this the field is known, but cannot be set up yet.
   */
  place?(g: G, value: unknown, at: number, beside: Written): void;
}

/** A key of an expectation. */
export interface Key<G> {
  readonly means: string;
  /** What has to follow the key, behind a dot: `@card`. */
  readonly takes?: string;
  /** A list whose order counts. */
  readonly ordered?: boolean;
  /** Several packs may each have one: it is told by pack. */
  readonly byPack?: boolean;
  /** Undefined means that there is no such thing. */
  read(g: G, seat: number, rest: readonly string[]): unknown;
}

/** How scenario files speak of what a pack or an option adds. */
export interface Fields<G> {
  readonly seat?: Readonly<Record<string, Field<G>>>;
  readonly table?: Readonly<Record<string, Field<G>>>;
  /** Of a card that lies in front of a player. */
  readonly laid?: Readonly<Record<string, Field<G>>>;
  /** Keys behind a seat, `A.gold`, and keys of the table. */
  readonly seatKeys?: Readonly<Record<string, Key<G>>>;
  readonly tableKeys?: Readonly<Record<string, Key<G>>>;
  /** What follows from everything that was placed. */
  ready?(g: G): void;
  /** What is under way in such a position beside the turn itself. */
  underWay?(g: G): void;
}

/** Writes a field; `place` gets what its shape has let through. */
type MakeField<G> = <const S extends Shape>(
  is: S,
  means: string,
  place?: (g: G, value: ValueOf<S>, at: number, beside: Written) => void,
  more?: Pick<Field<G>, 'unless' | 'variant'>,
) => Field<G, S>;
type MakeKey<G> = (means: string, read: Key<G>['read'], more?: Pick<Key<G>, 'takes' | 'ordered' | 'byPack'>) => Key<G>;

export function fieldMaker<G>(): MakeField<G> {
  const make = (is: Shape, means: string, place: unknown, more: object) => ({ is, means, place, ...more });
  // The compiler gives up comparing a shape that contains shapes with itself; the type above is what callers are held to.
  return make as never;
}

export const keyMaker =
  <G>(): MakeKey<G> =>
  (means, read, more) => ({ means, read, ...more });

/** The fields of a pack or an option, with the name under which it is in play. */
export interface FieldSet<G> {
  readonly pack: string;
  readonly variant: string;
  readonly fields: Fields<G>;
}

/** The seat behind a letter. */
export const seatNamed = (name: string): number => name.charCodeAt(0) - 65;

export const isSeatLetter = (name: string): boolean =>
  name.length === 1 && seatNamed(name) >= 0 && seatNamed(name) < SEATS;

/** Puts onto the table what a scenario says in the fields of the packs in play; seats come in the order of their letters. */
export function placeFields<G>(g: G, sets: readonly Fields<G>[], seats: readonly Written[], table: Written): void {
  for (const set of sets) {
    seats.forEach((seat, at) => {
      placeAll(g, set.seat, seat, at);
    });
    placeAll(g, set.table, table, -1);
  }
  for (const set of sets) set.ready?.(g);
}

export function placeAll<G>(g: G, fields: Fields<G>['seat'] = {}, written: Written, at: number): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = written[name] ?? field.unless;
    if (value === undefined) continue;
    if (field.place === undefined) throw new RangeError(`"${name}" cannot be set up yet.`);
    field.place(g, value, at, written);
  }
}

/** What a key of an expectation is worth. */
export interface Found {
  value: unknown;
  ordered: boolean;
  /** The value is a map: each pack in play has its own. */
  byPack: boolean;
}

/** Reads one key; undefined means that nothing in play has it. */
export function readKey<G>(g: G, players: number, sets: readonly FieldSet<G>[], key: string): Found | undefined {
  const path = key.split('.');
  const seat = isSeatLetter(path[0]) && seatNamed(path[0]) < players ? seatNamed(path[0]) : -1;
  if (seat >= 0) path.shift();
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    const rest = path.slice(length);
    const values: Record<string, unknown> = {};
    for (const { pack, fields } of sets) {
      const keys = (seat >= 0 ? fields.seatKeys : fields.tableKeys) ?? {};
      // A name from a file must not reach what every object has.
      const spec = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (spec === undefined || (rest.length > 0 && spec.takes === undefined)) continue;
      const value = spec.read(g, seat, rest);
      if (value === undefined) continue;
      if (spec.byPack !== true) return { value, ordered: spec.ordered === true, byPack: false };
      values[pack] = value;
    }
    if (Object.keys(values).length > 0) return { value: values, ordered: false, byPack: true };
  }
  return undefined;
}

/** A field as everybody may ask about it, whether its pack is in play or not. */
export interface DeclaredField {
  readonly of: 'seat' | 'table' | 'laid';
  readonly name: string;
  readonly is: Shape;
  readonly means: string;
  /** The pack or the option that brings it; both are empty for what the game itself has. */
  readonly pack: string;
  readonly variant: string;
  /** False while the pack knows the field, but not yet how to place it. */
  readonly settable: boolean;
}

export interface DeclaredKey {
  readonly of: 'seat' | 'table';
  readonly name: string;
  readonly takes: string;
  readonly ordered: boolean;
  readonly means: string;
  readonly pack: string;
  readonly variant: string;
}

/** Everything that scenario files of a game can say. */
export interface Vocabulary {
  readonly fields: readonly DeclaredField[];
  readonly keys: readonly DeclaredKey[];
}

export function vocabularyOf<G>(sets: readonly FieldSet<G>[]): Vocabulary {
  const fields = sets.flatMap(({ pack, variant, fields: set }) =>
    (['seat', 'table', 'laid'] as const).flatMap((of) =>
      Object.entries(set[of] ?? {}).map(([name, field]) => {
        const { is, means, place } = field;
        // The game places its own fields itself.
        const settable = place !== undefined || (pack === '' && variant === '');
        return { of, name, is, means, pack, variant: field.variant ?? variant, settable };
      }),
    ),
  );
  const keys = sets.flatMap(({ pack, variant, fields: set }) =>
    (['seat', 'table'] as const).flatMap((of) =>
      Object.entries(set[`${of}Keys`] ?? {}).map(([name, { means, takes = '', ordered = false }]) => {
        return { of, name, takes, ordered, means, pack, variant };
      }),
    ),
  );
  return { fields, keys };
}
