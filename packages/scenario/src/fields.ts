import {
  type DeclaredField,
  gameKinds,
  isParts,
  letter,
  requireKnownPrevious,
  type Shape,
  type Written,
} from '@sixgun/engine';
import { commonFields } from './common.ts';
import type { Given, Path } from './scenario.ts';
import { fieldsOf, GAMES } from './vocabulary.ts';

/** A field that means nothing in the game at hand. */
export class FieldError extends Error {
  readonly at: Path;
  constructor(at: Path, message: string) {
    super(message);
    this.at = at;
  }
}

/** A field that the game would pass over in silence is an error. */
export function requireFieldsInPlay(given: Given): void {
  if (given.players !== undefined && given.deal !== undefined)
    throw new FieldError(['deal'], 'A scenario has "players" or "deal", not both.');
  if (given.players === undefined && given.deal === undefined)
    throw new FieldError([], 'A scenario needs "players", or "deal" to deal a game.');
  requireInPlay(given, 'table', given, []);
  for (const [name, seat] of Object.entries(given.players ?? {})) {
    requireInPlay(given, 'seat', seat, ['players', name]);
    requireLaidInPlay(given, seat, ['players', name]);
  }
  requireSeats(given);
  requirePrevious(given);
}

/** Saying that there is nothing is true in every game. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

function requireInPlay(given: Given, of: DeclaredField['of'], written: Written, path: Path): void {
  for (const [name, value] of Object.entries(written)) {
    if (saysNothing(value) || (of === 'table' && Object.hasOwn(commonFields, name))) continue;
    const at = [...path, name];
    const declared = fieldsOf(given.game, of).filter((field) => field.name === name);
    if (declared.length === 0) throw new FieldError(at, `"${name}" ${foreign(given, of, name)}.`);
    const inPlay = declared.filter((field) => isInPlay(given, field));
    if (inPlay.length === 0) throw new FieldError(at, `"${name}" ${needed(declared)}.`);
    requireParts(declared, inPlay, value, at);
    requirePacks(given, declared, value, at);
  }
}

function foreign({ game }: Given, of: DeclaredField['of'], name: string): string {
  const other = GAMES.find((one) => fieldsOf(one, of).some((field) => field.name === name));
  return other === undefined
    ? 'is no field of a scenario'
    : `belongs to the ${other} game, and this is the ${game} game`;
}

function isInPlay({ packs, variants }: Given, { pack, variant }: DeclaredField): boolean {
  return variant === '' ? pack === '' || packs.includes(pack) : (variants[variant] ?? false) !== false;
}

function needed(declared: readonly DeclaredField[]): string {
  const [{ variant }] = declared;
  return variant === ''
    ? `needs the pack ${[...new Set(declared.map(({ pack }) => pack))].join(' or ')}`
    : `needs the variant "${variant}"`;
}

const isMap = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two packs may share a field and bring a part of it each. */
function requireParts(
  declared: readonly DeclaredField[],
  inPlay: readonly DeclaredField[],
  value: unknown,
  at: Path,
): void {
  if (!isMap(value)) return;
  const brings = (part: string) => (field: DeclaredField) => isParts(field.is) && Object.hasOwn(field.is.parts, part);
  for (const part of Object.keys(value)) {
    const bringers = declared.filter(brings(part));
    if (bringers.length > 0 && !inPlay.some(brings(part)))
      throw new FieldError([...at, part], `"${[at.at(-1), part].join('.')}" ${needed(bringers)}.`);
  }
}

const isByPack = (shape: Shape): boolean =>
  typeof shape === 'object' && ('byPack' in shape || ('either' in shape && shape.either.some(isByPack)));

function requirePacks({ packs, game }: Given, declared: readonly DeclaredField[], value: unknown, at: Path): void {
  if (!isMap(value) || !declared.some(({ is }) => isByPack(is))) return;
  for (const pack of Object.keys(value))
    if (!packs.includes(pack))
      throw new FieldError(
        [...at, pack],
        `"${pack}" is no pack of this scenario${gameKinds[game].packs.includes(pack) ? '' : ', nor of the game'}.`,
      );
}

/** Cards in play have fields of their own. */
function requireLaidInPlay(given: Given, seat: Written, path: Path): void {
  for (const [name, cards] of Object.entries(seat))
    if (Array.isArray(cards))
      cards.forEach((card: unknown, i) => {
        if (!isMap(card)) return;
        const { id: _, ...fields } = card;
        requireInPlay(given, 'laid', fields, [...path, name, i]);
      });
}

/** Every seat that is named must be at the table. */
function requireSeats(given: Given): void {
  const { players, deal, turn, order = [], game } = given;
  const named = Object.keys(players ?? {}).sort();
  const gap = named.findIndex((name, seat) => name !== letter(seat));
  if (gap >= 0)
    throw new FieldError(
      ['players', named[gap]],
      `There is a seat ${named[gap]}, but no seat ${letter(gap)} before it.`,
    );
  const seats = Array.from({ length: deal?.players ?? named.length }, (_, seat) => letter(seat));
  const require = (at: Path, name: unknown): void => {
    if (name !== undefined && !seats.some((seat) => seat === name))
      throw new FieldError(at, `"${name}" is no seat; there are: ${seats.join(', ')}.`);
  };
  require(['turn'], turn);
  for (const { name, is } of fieldsOf(game, 'table')) if (is === 'seat') require([name], given[name]);
  for (const name of order) require(['order'], name);
  if (new Set(order).size !== order.length) throw new FieldError(['order'], '"order" names a seat twice.');
  const left = order.length === 0 ? [] : seats.filter((seat) => !order.includes(seat));
  if (left.length > 0) throw new FieldError(['order'], `"order" leaves out ${left.join(', ')}.`);
}

/** More may have sat at the table before than do now. */
function requirePrevious({ previous = {} }: Given): void {
  for (const [name, { role, character, dead }] of Object.entries(previous))
    try {
      requireKnownPrevious([{ role, character, dead: Boolean(dead) }]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new FieldError(['previous', name], error.message);
    }
}
