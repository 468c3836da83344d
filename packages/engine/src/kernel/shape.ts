/**
 * What may be written in a field of a scenario, as plain data: the reader of files and the documentation are both made from it.
 * `count` is a whole number from 0 on, `seat` a letter, `texts` a list of names, `laid` a card in front of a player,
 * alone or with what lies on it.
 */
export type Shape =
  | keyof Plain
  | { readonly oneOf: readonly string[] }
  | { readonly either: readonly Shape[] }
  | { readonly listOf: Shape }
  | { readonly mapOf: Shape }
  | { readonly byPack: Shape }
  | { readonly bySeat: Shape }
  | Parts;

/** A map with these keys; those that are not needed may be missing. */
export interface Parts {
  readonly parts: Readonly<Record<string, Shape>>;
  readonly needs?: readonly string[];
}

interface Plain {
  text: string;
  texts: readonly string[];
  whole: number;
  count: number;
  number: number;
  flag: boolean;
  seat: string;
  null: null;
  laid: string | LaidCard;
}

/** A card in front of a player with fields of its own. */
export interface LaidCard {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The type of what a shape lets through. */
export type ValueOf<S> = S extends keyof Plain
  ? Plain[S]
  : S extends { readonly oneOf: readonly (infer T)[] }
    ? T
    : S extends { readonly either: readonly (infer T)[] }
      ? ValueOf<T>
      : S extends { readonly listOf: infer T }
        ? readonly ValueOf<T>[]
        : S extends { readonly mapOf: infer T } | { readonly byPack: infer T } | { readonly bySeat: infer T }
          ? Readonly<Record<string, ValueOf<T>>>
          : S extends { readonly parts: infer P }
            ? ValuesOf<P, S extends { readonly needs: readonly (infer N)[] } ? N : never>
            : never;

/** The type of a map whose keys have these shapes. */
export type ValuesOf<P, Needed = never> = { readonly [K in keyof P as K extends Needed ? K : never]: ValueOf<P[K]> } & {
  readonly [K in keyof P as K extends Needed ? never : K]?: ValueOf<P[K]>;
};

/** The shapes of a map of fields. */
export type ShapesOf<F> = { [K in keyof F]: F[K] extends { readonly is: infer S } ? S : never };

export const isParts = (shape: Shape): shape is Parts => typeof shape === 'object' && 'parts' in shape;

/** The shape in words, for people who write scenarios. */
export function shapeText(shape: Shape): string {
  if (typeof shape === 'string') return PLAIN[shape];
  if ('oneOf' in shape) return shape.oneOf.map((word) => `\`${word}\``).join(', ');
  if ('either' in shape) return shape.either.map(shapeText).join(' or ');
  if ('listOf' in shape) return `list of: ${shapeText(shape.listOf)}`;
  if ('mapOf' in shape) return `map by name: ${shapeText(shape.mapOf)}`;
  if ('byPack' in shape) return `map by pack: ${shapeText(shape.byPack)}`;
  if ('bySeat' in shape) return `map by seat: ${shapeText(shape.bySeat)}`;
  const inner = Object.entries(shape.parts).map(([name, part]) => `${name}: ${shapeText(part)}`);
  return `map of {${inner.join('; ')}}`;
}

const PLAIN: Readonly<Record<keyof Plain, string>> = {
  text: 'name',
  texts: 'list of names',
  whole: 'whole number',
  count: 'number from 0',
  number: 'number',
  flag: '`true` or `false`',
  seat: 'seat',
  null: '`null`',
  laid: 'card in play',
};
