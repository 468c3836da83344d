import { SEATS, type State } from '../kernel/state.ts';
import { compileRules, type Variants } from './compile.ts';
import type { Pack } from './content.ts';
import { UNTHROWN } from './faces.ts';
import { DiceGame } from './game.ts';
import { base } from './packs/base/index.ts';
import { oldSaloon } from './packs/old-saloon/index.ts';
import {
  ALL_ARROWS,
  CHARACTERS,
  CHIEF,
  CHIEF_IN_PILE,
  DIE,
  type DiceRules,
  NO_CHIEF,
  PARTS,
  PILE,
  ROLES,
  SPARE,
  VARS,
} from './rules.ts';
import type { Module } from './types.ts';

export const dicePacks = [base, oldSaloon] as const satisfies readonly Pack[];
export type DicePackId = (typeof dicePacks)[number]['id'];

/** The five modules of Old Saloon; `special-roles` may also be `mixed`. */
const MODULES = [
  'saloon-dice',
  'chief-arrow',
  'special-roles',
  'new-characters',
  'ghost',
] as const satisfies readonly Module[];

/** Modules, and readings of the rules a table may prefer to the usual ones. */
export const diceVariantNames = [
  ...MODULES,
  'gatling-hits-first',
  'shortest-way',
  'nobody-left-draws',
  'apache-takes-both',
] as const;
export type DiceVariantName = (typeof diceVariantNames)[number];

export const MIN_DICE_PLAYERS = 3;
export const MAX_DICE_PLAYERS = 8;

export interface DiceOptions {
  packs?: readonly string[];
  variants?: Variants;
  players: number;
  /** Role cards dealt, when a position has others than the table for its number of players. */
  roles?: Readonly<Record<string, number>>;
}

const built = new Map<string, DiceRules>();

/** The rules of one set-up; built once, then shared by every game of it. */
export function diceRules(options: DiceOptions): DiceRules {
  const ids = options.packs ?? ['base'];
  const variants = Object.fromEntries(Object.entries(options.variants ?? {}).filter(([, on]) => on !== false));
  const key = JSON.stringify([ids, Object.entries(variants).sort(), options.players, options.roles]);
  const known = built.get(key);
  if (known !== undefined) return known;
  checkOptions(ids, variants, options.players);
  const chosen = dicePacks.filter((pack) => ids.includes(pack.id));
  const rules = compileRules(chosen, variants, options.players, options.roles);
  built.set(key, rules);
  return rules;
}

function checkOptions(ids: readonly string[], variants: Variants, players: number): void {
  if (!Number.isInteger(players) || players < MIN_DICE_PLAYERS || players > MAX_DICE_PLAYERS)
    throw new RangeError(`The dice game is for ${MIN_DICE_PLAYERS} to ${MAX_DICE_PLAYERS} players, not ${players}.`);
  const names = dicePacks.map((pack) => pack.id);
  for (const id of ids)
    if (!names.includes(id as DicePackId))
      throw new RangeError(`There is no pack called "${id}"; there are: ${names.join(', ')}.`);
  if (!ids.includes(base.id)) throw new RangeError(`Every dice game needs the pack "${base.id}".`);
  for (const name of Object.keys(variants)) {
    if (!diceVariantNames.includes(name as DiceVariantName))
      throw new RangeError(`There is no variant called "${name}"; there are: ${diceVariantNames.join(', ')}.`);
    if (MODULES.includes(name as Module) && !ids.includes(oldSaloon.id))
      throw new RangeError(`"${name}" needs the pack "${oldSaloon.id}".`);
  }
  const special = variants['special-roles'];
  if (typeof special === 'string' && special !== 'mixed')
    throw new RangeError(`"special-roles" may be true or mixed, not "${special}".`);
}

/** A box with everything in its place and nothing begun. */
export function emptyDiceState(rules: DiceRules, rng: number[]): State {
  const zones: number[][] = rules.zones.map(() => []);
  const where: number[] = [];
  for (let piece = 0; piece < rules.faces.length; piece++) {
    const home = homeOf(rules, piece);
    zones[home].push(piece);
    where.push(home);
  }
  const vars: number[] = new Array(VARS.length).fill(0);
  vars.fill(UNTHROWN, DIE);
  vars[PILE] = ALL_ARROWS;
  vars[CHIEF] = rules.chief ? CHIEF_IN_PILE : NO_CHIEF;
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  return {
    rng,
    stack: [],
    zones,
    where,
    known: new Array(rules.faces.length).fill(0),
    seats: new Array(rules.seatColumns.length * SEATS).fill(0),
    tokens: new Array(rules.tokenColumns.length * rules.faces.length).fill(0),
    vars,
    abilities: seats.map(() => []),
    order: seats,
    drafts: seats.map(() => null),
    sealed: seats.map(() => null),
    back: -1,
    over: false,
    winners: 0,
  };
}

function homeOf(rules: DiceRules, piece: number): number {
  const { def } = rules.faces[piece];
  const role = rules.roles[def];
  if (role === undefined) return CHARACTERS;
  return rules.specialRoles ? SPARE + PARTS.indexOf(role.part) : ROLES;
}

/** Nothing is carried over from the game before. */
export function newDiceGame(
  rules: DiceRules,
  rng: number[],
  _previous: readonly unknown[] = [],
  sink: DiceGame['sink'] = null,
): DiceGame {
  const g = new DiceGame(rules, emptyDiceState(rules, rng));
  g.sink = sink;
  g.push(rules.setup, 0);
  g.run();
  return g;
}
