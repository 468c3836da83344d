import { type Box, emptyState, rulesOnce } from '../kernel/setup.ts';
import type { State } from '../kernel/state.ts';
import { compileRules } from './compile.ts';
import type { Pack } from './content.ts';
import { UNTHROWN } from './faces.ts';
import { DiceGame } from './game.ts';
import { base } from './packs/base/index.ts';
import './packs/base/story.ts';
import { oldSaloon } from './packs/old-saloon/index.ts';
import './packs/old-saloon/story.ts';
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
} from './rules.ts';
import './story.ts';
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

/** Options that are more than on or off. */
export const diceVariantChoices: Readonly<Partial<Record<string, readonly string[]>>> = {
  'special-roles': ['true', 'mixed'],
};

export const MIN_DICE_PLAYERS = 3;
export const MAX_DICE_PLAYERS = 8;

const box: Box = {
  name: 'dice',
  players: { min: MIN_DICE_PLAYERS, max: MAX_DICE_PLAYERS },
  packs: dicePacks.map((pack) => pack.id),
  variants: diceVariantNames,
  values: diceVariantChoices,
};

export const diceRules = rulesOnce(box, ({ packs: ids, variants, players, roles }): DiceRules => {
  const homeless = MODULES.find((name) => variants[name] !== undefined && !ids.includes(oldSaloon.id));
  if (homeless !== undefined) throw new RangeError(`"${homeless}" needs the pack "${oldSaloon.id}".`);
  const chosen = dicePacks.filter((pack) => ids.includes(pack.id));
  return compileRules(chosen, variants, players, roles);
});

/** The dice game's box: all arrows in the pile, no die thrown. */
export function emptyDiceState(rules: DiceRules, rng: number[]): State {
  const state = emptyState(
    rules,
    rng,
    (piece) => homeOf(rules, piece),
    () => 0,
  );
  state.vars.fill(UNTHROWN, DIE);
  state.vars[PILE] = ALL_ARROWS;
  state.vars[CHIEF] = rules.chief ? CHIEF_IN_PILE : NO_CHIEF;
  return state;
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
