import { word } from '../../kernel/offer.ts';
import { type Program, sequence } from '../../kernel/program.ts';
import type { Face } from '../../kernel/rules.ts';
import type { Card, CardProgram, Content, OptionSpec, ReactPoint, Step } from '../author/definition.ts';
import type { Moments } from '../author/moments.ts';
import { optionInShape } from '../author/one-shape.ts';
import type { Queries } from '../author/queries.ts';
import { offerMove } from '../offers/moves.ts';
import type { CardGame } from '../table/game.ts';
import type { FoldTables, Offering, Reaction, Reactions, Runnable } from './rules.ts';

/** The compiler holds both lists complete. */
const QUERIES = Object.keys({
  sees: true,
  seenAt: true,
  range: true,
  bangLimit: true,
  missesNeeded: true,
  handLimit: true,
  countsAs: true,
  flips: true,
  drawCount: true,
  rescues: true,
  switchedOff: true,
  takenTo: true,
  claimed: true,
  handSeenBy: true,
  mayReturn: true,
  direction: true,
  drawsFrom: true,
  forbids: true,
  immune: true,
  sheltered: true,
  winners: true,
  suit: true,
  drawBase: true,
  apart: true,
  mustPlay: true,
  forbidsUse: true,
  renamed: true,
  barred: true,
  firstHand: true,
  surplusTo: true,
  alive: true,
  allegiance: true,
  beerHeals: true,
} satisfies Record<keyof Queries, true>) as (keyof Queries)[];
const MOMENTS = Object.keys({
  drawn: true,
  discarded: true,
  turnedUp: true,
  left: true,
  spent: true,
  surplus: true,
  played: true,
} satisfies Record<keyof Moments, true>) as (keyof Moments)[];

const made = new Map<readonly Step[], CardProgram>();

export function stepsOf(def: Content, label: string, steps: readonly Step[] | undefined): CardProgram | undefined {
  if (steps === undefined) return undefined;
  let prog = made.get(steps);
  if (prog === undefined) {
    prog = sequence<CardGame>(`${def.kind}/${def.id}#${label}`, steps) as Program<CardGame>;
    made.set(steps, prog);
  }
  return prog;
}

export function runnables<S extends { run: readonly Step[] }>(
  content: readonly Content[],
  label: string,
  specOf: (def: Content) => S | undefined,
): (Runnable<S> | undefined)[] {
  return content.map((def) => {
    const spec = specOf(def);
    const prog = spec && stepsOf(def, label, spec.run);
    return spec && prog ? { spec, prog } : undefined;
  });
}

/** A move without an offer of its own is offered as it is written. */
export function offering(spec: OptionSpec | undefined): Offering | undefined {
  if (spec === undefined) return undefined;
  const shaped = optionInShape(spec);
  shaped.offer ??= (g, me, o, def, piece) => offerMove(g, me, o, def, piece, shaped);
  return shaped as Offering;
}

/** The pick of every word that begins a move, to the definition that offers it. */
export function wordMoves(
  options: readonly (Runnable<Offering> | undefined)[],
  words: readonly string[],
): ReadonlyMap<number, number> {
  return new Map(
    options.flatMap((option, def) => (option?.spec.words ?? []).map((name) => [word(words.indexOf(name)), def])),
  );
}

export function reactionsAt(point: ReactPoint, content: readonly Content[], faces: readonly Face[]): Reactions {
  const ofDefinition = content.map((card, def): Reaction | undefined => {
    const spec = (card as Partial<Card>).react?.[point];
    if (spec === undefined) return undefined;
    const pieces = [...faces.keys()].filter((piece) => faces[piece].def === def);
    return { def, pieces, spec, prog: stepsOf(card, `react-${point}`, spec.run) };
  });
  const all = ofDefinition.filter((reaction) => reaction !== undefined);
  const isAbility = (reaction: Reaction | undefined) => reaction?.spec.named !== undefined;
  return {
    all,
    ofCard: ofDefinition.map((reaction) => (isAbility(reaction) ? undefined : reaction)),
    abilities: all.filter(isAbility),
  };
}

/** Folds of every name by definition; their numbers follow those of the tables before them. */
function foldTables<Folds>(
  names: readonly (keyof Folds)[],
  hooks: readonly (Partial<Folds> | undefined)[],
  first: number,
): FoldTables<Folds> {
  const tables = names.map((name, i) => {
    const of = hooks.map((hook) => hook?.[name]);
    return [name, { id: first + i, any: of.some((fold) => fold !== undefined), of }];
  });
  return Object.fromEntries(tables) as FoldTables<Folds>;
}

export function queryTables(content: readonly Content[], first: number): FoldTables<Queries> {
  return foldTables(
    QUERIES,
    content.map((def) => def.query),
    first,
  );
}

export function momentTables(content: readonly Content[], first: number): FoldTables<Moments> {
  return foldTables(
    MOMENTS,
    content.map((def) => def.at),
    first,
  );
}
