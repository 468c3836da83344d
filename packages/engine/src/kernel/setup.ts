import type { Rules } from './rules.ts';
import { cloneState, SEATS, type State } from './state.ts';

/** Options of a set-up that are switched on; a few are more than on or off. */
export type Variants = Readonly<Record<string, boolean | string>>;

/** What a table asks for before its rules are built. */
export interface Wanted {
  packs?: readonly string[];
  variants?: Variants;
  players: number;
  /** Role cards dealt, when a position has others than the table for its number of players. */
  roles?: Readonly<Record<string, number>>;
}

/** What a game can be set up with. */
export interface Box {
  name: string;
  players: { min: number; max: number };
  packs: readonly string[];
  variants: readonly string[];
  /** The values of options that are more than on or off. */
  values: Readonly<Partial<Record<string, readonly string[]>>>;
}

const BASE = 'base';
const ONLY_BASE: readonly string[] = [BASE];
const ON: readonly string[] = ['true'];

/** A set-up that has passed the checks. */
export interface Setup extends Wanted {
  packs: readonly string[];
  variants: Variants;
}

/** Set-ups are many more than any memory has room for, and strangers may ask for each of them. */
const MOST_KEPT = 64;

/** Rules are built once for each set-up and shared by its games; those not asked for the longest are forgotten. */
export function rulesOnce<R>(box: Box, build: (setup: Setup) => R): (wanted: Wanted) => R {
  const kept = new Map<string, R>();
  let last: { wanted: Wanted; rules: R } | null = null;
  return (wanted: Wanted): R => {
    if (last !== null && isSame(last.wanted, wanted)) return last.rules;
    const setup = canonical(box, wanted);
    const { packs, variants, players, roles } = setup;
    const key = JSON.stringify([packs, Object.entries(variants), players, Object.entries(roles ?? {}).sort()]);
    const rules = kept.get(key) ?? build(setup);
    kept.delete(key);
    kept.set(key, rules);
    if (kept.size > MOST_KEPT) {
      const [oldest] = kept.keys();
      kept.delete(oldest);
    }
    last = { wanted: { players, packs: wanted.packs?.slice(), variants: { ...wanted.variants }, roles }, rules };
    return rules;
  };
}

/** Games are mostly dealt many of a kind: whether this is the set-up of the one before is seen at a glance. */
function isSame(one: Wanted, other: Wanted): boolean {
  if (one.players !== other.players || one.roles !== undefined || other.roles !== undefined) return false;
  return areSame(one.packs ?? ONLY_BASE, other.packs ?? ONLY_BASE) && areOn(one.variants ?? {}, other.variants ?? {});
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, i) => id === others[i]);

function areOn(some: Variants, others: Variants): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}

/** One way to write a set-up: packs once and in the order of the box, options that are on by their names. */
function canonical(box: Box, wanted: Wanted): Setup {
  const { packs = ONLY_BASE, players } = wanted;
  const variants = switchedOn(wanted.variants ?? {});
  checkWanted(box, packs, variants, players);
  const names = Object.keys(variants).sort();
  return {
    ...wanted,
    packs: box.packs.filter((id) => packs.includes(id)),
    variants: Object.fromEntries(names.map((name) => [name, variants[name]])),
  };
}

/** A record and a command line know only text: "true" is on, "false" is off. */
const switchedOn = (variants: Variants): Variants =>
  Object.fromEntries(
    Object.entries(variants)
      .filter(([, value]) => String(value) !== 'false')
      .map(([name, value]) => [name, String(value) === 'true' ? true : value]),
  );

function checkWanted(box: Box, packs: readonly string[], variants: Variants, players: number): void {
  const { min, max } = box.players;
  if (!Number.isInteger(players) || players < min || players > max)
    throw new RangeError(`The ${box.name} game is for ${min} to ${max} players, not ${players}.`);
  for (const id of packs)
    if (!box.packs.includes(id))
      throw new RangeError(`There is no pack called "${id}"; there are: ${box.packs.join(', ')}.`);
  if (!packs.includes(BASE)) throw new RangeError(`Every ${box.name} game needs the pack "${BASE}".`);
  for (const [name, value] of Object.entries(variants)) {
    if (!box.variants.includes(name))
      throw new RangeError(`There is no variant called "${name}"; there are: ${box.variants.join(', ')}.`);
    const values = box.values[name] ?? ON;
    if (!values.includes(String(value)))
      throw new RangeError(`The variant "${name}" cannot be "${value}"; it can be: ${values.join(', ')}.`);
  }
}

type OfPiece = (piece: number) => number;

/** A box with everything in its place and nothing begun. */
function packedBox(rules: Rules, homeOf: OfPiece, knownTo: OfPiece): State {
  const zones: number[][] = rules.zones.map(() => []);
  const where = rules.faces.map((_, piece) => homeOf(piece));
  where.forEach((home, piece) => {
    zones[home].push(piece);
  });
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  return {
    rng: [],
    stack: [],
    zones,
    where,
    known: rules.faces.map((_, piece) => knownTo(piece)),
    seats: new Array(rules.seatColumns.length * SEATS).fill(0),
    tokens: new Array(rules.tokenColumns.length * rules.faces.length).fill(0),
    vars: rules.vars.map(() => 0),
    abilities: seats.map(() => []),
    order: seats,
    sealed: seats.map(() => null),
    back: -1,
    over: false,
    winners: 0,
  };
}

const packed = new WeakMap<Rules, State>();

/** A box taken from the shelf: packed once for each set-up, then only copied. */
export function emptyState(rules: Rules, rng: number[], homeOf: OfPiece, knownTo: OfPiece): State {
  let box = packed.get(rules);
  if (box === undefined) {
    box = packedBox(rules, homeOf, knownTo);
    packed.set(rules, box);
  }
  const state = cloneState(box);
  state.rng = rng;
  return state;
}
