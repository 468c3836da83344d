import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import { hashText } from './hash.ts';
import { programNamed, programs } from './program.ts';
import type { GameName, Rules } from './rules.ts';
import { checkSaved } from './save-shape.ts';
import { SEATS, type State } from './state.ts';
import { framesOf, type Standpoint } from './view.ts';

/** Raised when what is saved changes its meaning; older saves are then refused by name, not misread. */
export const SAVE_VERSION = 2;

/** A frame with its program and step by name. */
export interface SavedFrame extends Omit<Frame, 'prog' | 'step'> {
  at: string;
}

/** A position on disk: programs, steps, zones and counters by name, so that tables may grow. */
export interface Save {
  version: number;
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: number;
  stack: SavedFrame[];
  zones: Record<string, number[]>;
  known: number[];
  seats: Record<string, number[]>;
  tokens: Record<string, number[]>;
  vars: Record<string, number>;
  abilities: string[][];
  order: number[];
  sealed: (number[] | null)[];
  rng: number[];
  back: number;
  over: boolean;
  winners: number;
}

const zoneKey = (rules: Rules, index: number): string => {
  const { name, owner } = rules.zones[index];
  return owner < 0 ? name : `${name}.${owner}`;
};

/** What remains to be done, by name. */
export const savedFrames = (g: Game): SavedFrame[] => namedFrames(g.s.stack);

function namedFrames(stack: readonly Frame[]): SavedFrame[] {
  const table = programs();
  return stack.map(({ prog, step, ...rest }) => ({
    at: `${table[prog].name}:${table[prog].stepNames[step] ?? 'end'}`,
    ...rest,
    mem: rest.mem === null ? null : rest.mem.slice(),
  }));
}

/** A standpoint for another thread, where programs may have other numbers. */
export interface SavedStandpoint extends Omit<Standpoint, 'frames'> {
  frames: readonly SavedFrame[];
}

export const savedStandpoint = (position: Standpoint): SavedStandpoint => ({
  ...position,
  frames: namedFrames(framesOf(position)),
});

export const standpointFrom = (saved: SavedStandpoint): Standpoint => ({
  ...saved,
  frames: saved.frames.map(loadFrame),
});

export function save(g: Game): Save {
  const { s, rules } = g;
  const pieces = rules.faces.length;
  return {
    version: SAVE_VERSION,
    game: rules.game,
    packs: rules.packs,
    variants: rules.variants,
    players: rules.players,
    stack: savedFrames(g),
    zones: Object.fromEntries(s.zones.map((zone, i) => [zoneKey(rules, i), zone.slice()])),
    known: s.known.slice(),
    seats: Object.fromEntries(
      rules.seatColumns.map((name, i) => [name, s.seats.slice(i * SEATS, i * SEATS + rules.players)]),
    ),
    tokens: Object.fromEntries(
      rules.tokenColumns.map((name, i) => [name, s.tokens.slice(i * pieces, (i + 1) * pieces)]),
    ),
    vars: Object.fromEntries(rules.vars.map((name, i) => [name, s.vars[i]])),
    abilities: s.abilities.map((defs) => defs.map((def) => `${rules.defs[def].kind}/${rules.defs[def].id}`)),
    order: s.order.slice(),
    sealed: s.sealed.map((answer) => answer?.slice() ?? null),
    rng: s.rng.slice(),
    back: s.back,
    over: s.over,
    winners: s.winners,
  };
}

/** Puts a saved position back together; `rules` must be those of its own set-up. */
export function load(saved: unknown, rules: Rules): State {
  const version = (saved as Partial<Save> | null)?.version;
  if (version !== SAVE_VERSION)
    throw new RangeError(
      `This position was saved in format ${JSON.stringify(version)}; this version reads format ${SAVE_VERSION}.`,
    );
  checkSaved(saved, rules);
  const zones = rules.zones.map((_zone, i) => saved.zones[zoneKey(rules, i)]?.slice() ?? []);
  const where: number[] = new Array(rules.faces.length).fill(-1);
  zones.forEach((zone, i) => {
    for (const piece of zone) where[piece] = i;
  });
  if (where.includes(-1)) throw new RangeError('This position does not hold every card of its set-up.');
  const seats: number[] = new Array(rules.seatColumns.length * SEATS).fill(0);
  rules.seatColumns.forEach((name, col) => {
    saved.seats[name]?.forEach((value, seat) => {
      seats[col * SEATS + seat] = value;
    });
  });
  return {
    rng: saved.rng.slice(),
    stack: saved.stack.map(loadFrame),
    zones,
    where,
    known: saved.known.slice(),
    seats,
    tokens: rules.tokenColumns.flatMap((name) => saved.tokens[name] ?? new Array(rules.faces.length).fill(0)),
    vars: rules.vars.map((name) => saved.vars[name] ?? 0),
    abilities: saved.abilities.map((defs) => defs.map((key) => defNamed(rules, key))),
    order: saved.order.slice(),
    sealed: saved.sealed.map((answer) => answer?.slice() ?? null),
    back: saved.back,
    over: saved.over,
    winners: saved.winners,
  };
}

function loadFrame({ at, ...rest }: SavedFrame): Frame {
  const cut = at.lastIndexOf(':');
  const prog = programNamed(at.slice(0, cut));
  const step = prog?.stepNames.indexOf(at.slice(cut + 1)) ?? -1;
  if (prog === undefined || (step < 0 && !at.endsWith(':end')))
    throw new RangeError(`This position stands in "${at}", which this version does not know.`);
  const { me, by, to, card, pick, n, ret, ev, src, chooser, mem } = rest;
  const place = step < 0 ? prog.steps.length : step;
  return {
    prog: prog.id,
    step: place,
    me,
    by,
    to,
    card,
    pick,
    n,
    ret,
    ev,
    src,
    chooser,
    mem: mem === null ? null : mem.slice(),
  };
}

function defNamed(rules: Rules, key: string): number {
  const index = rules.defs.findIndex((def) => `${def.kind}/${def.id}` === key);
  if (index < 0) throw new RangeError(`This position uses "${key}", which is not part of its packs.`);
  return index;
}

/** The same position gives the same hash, in Node and in a browser. */
export function hashGame(g: Game): string {
  return hashText(JSON.stringify(save(g)));
}
