import { type Frame, NONE } from './frame.ts';
import type { Game } from './game.ts';
import { ability, KIND, kindOf, laidCard, pickValue } from './offer.ts';
import { type Program, program, type Step, sequence } from './program.ts';
import type { Definition, Place, Rules, TriggerTable } from './rules.ts';
import { only } from './seats.ts';

/** What a definition does before or after an event. It runs in a frame of its own, so it can ask. */
export interface TriggerSpec<G> {
  /** A named tier; within one, seats from the active player clockwise, then the owner's choice. Without one: the plain tier. */
  tier?: string;
  /** Checked when the event happens and again when the hook starts. `piece` is the card in play, if it is one. */
  when?: (g: G, me: number, e: Frame, piece: number) => boolean;
  run: readonly Step<G>[];
}

export interface Trigger<G> {
  tier: number;
  when: ((g: G, me: number, e: Frame, piece: number) => boolean) | undefined;
  prog: Program<G>;
}

const compiled = new Map<TriggerSpec<never>, Program<never>>();

/** One program for one hook, however many games are built from it. */
export function hookProgram<G>(name: string, spec: { run: readonly Step<G>[] }): Program<G> {
  const key = spec as TriggerSpec<never>;
  let prog = compiled.get(key) as Program<G> | undefined;
  if (prog === undefined) {
    prog = sequence(name, spec.run);
    compiled.set(key, prog as Program<never>);
  }
  return prog;
}

/** Stands in the list of tiers for everything that names none. */
export const PLAIN = '';

/** A table by definition number, for one event. */
export function triggerTable<G, D extends Definition>(
  defs: readonly D[],
  specOf: (def: D) => TriggerSpec<G> | undefined,
  tiers: readonly string[],
  label: string,
  placeOf: (def: D) => Place,
): TriggerTable<G> {
  const of: TriggerTable<G>['of'] = new Array(defs.length).fill(undefined);
  const table: TriggerTable<G> = { any: false, abilities: false, fronts: false, tables: false, of };
  for (let i = 0; i < defs.length; i++) {
    const spec = specOf(defs[i]);
    if (spec === undefined) continue;
    const tier = tiers.indexOf(spec.tier ?? PLAIN);
    if (tier < 0) throw new Error(`${defs[i].id}: there is no tier called "${spec.tier}".`);
    table.of[i] = { tier, when: spec.when, prog: hookProgram(`${defs[i].kind}/${defs[i].id}#${label}`, spec) };
    table.any = true;
    const place = placeOf(defs[i]);
    if (place === 'ability') table.abilities = true;
    else if (place === 'front') table.fronts = true;
    else table.tables = true;
  }
  return table;
}

const ENTRY = 4;
const TIER = 0;
const SEAT = 1;
const DEF = 2;
const PIECE = 3;

type AnyGame = Game<Rules>;

/** Seat of an entry, and of the first one in the list, decide who chooses the order. */
function firstGroup(mem: readonly number[]): number {
  let size = ENTRY;
  while (size < mem.length && mem[size + TIER] === mem[TIER] && mem[size + SEAT] === mem[SEAT]) size += ENTRY;
  return size;
}

function start(g: AnyGame, f: Frame, at: number): void {
  const mem = f.mem as number[];
  const [, seat, def, piece] = mem.splice(at, ENTRY);
  const e = g.s.stack[f.ev];
  const trigger = g.hookTables[f.n].of[def];
  const lies = piece === NONE ? null : g.rules.zones[g.s.where[piece]];
  // What an earlier hook has taken away does nothing more: a card that lies elsewhere now, an ability exchanged for another.
  const gone = lies === null ? seat >= 0 && !g.s.abilities[seat].includes(def) : !lies.works || lies.owner !== seat;
  if (trigger === undefined || gone || !g.working(seat, def, piece)) return;
  if (trigger.when !== undefined && !trigger.when(g, seat, e, piece)) return;
  const child = g.push(trigger.prog, seat);
  child.by = e.by;
  child.to = e.to;
  child.card = e.card;
  child.n = e.n;
  child.ev = f.ev;
  child.src = def;
  child.pick = piece;
}

/** Runs the collected hooks of one event, each at most once. */
export const runHooks = program<AnyGame, 'pause' | 'order' | 'next'>('kernel/hooks', {
  pause(g, f) {
    const answered = g.s.stack[f.ev].ret;
    const mem = f.mem as number[];
    if (mem.length === 0 ? g.settle() : g.settle(mem[SEAT])) f.step = runHooks.at.pause;
    else if (mem.length === 0 || answered === CANCELLED) g.end(f, answered);
  },
  order: {
    prompt: 'order',
    who(_g, f) {
      const mem = f.mem as number[];
      return firstGroup(mem) > ENTRY && mem[SEAT] !== NONE ? only(mem[SEAT]) : 0;
    },
    offer(_g, f, _seat, o) {
      const mem = f.mem as number[];
      const size = firstGroup(mem);
      for (let at = 0; at < size; at += ENTRY)
        o.add(mem[at + PIECE] === NONE ? ability(mem[at + DEF]) : laidCard(mem[at + PIECE]));
    },
    take(g, f, _seat, line) {
      const mem = f.mem as number[];
      const isAbility = kindOf(line[0]) === KIND.ability;
      const value = pickValue(line[0]);
      f.step = runHooks.at.pause;
      for (let at = 0; at < mem.length; at += ENTRY)
        if (isAbility ? mem[at + PIECE] === NONE && mem[at + DEF] === value : mem[at + PIECE] === value)
          return start(g, f, at);
    },
  },
  next(g, f) {
    f.step = runHooks.at.pause;
    start(g, f, 0);
  },
});

/** An event frame answers this when a hook has replaced or forbidden what was about to happen. */
export const CANCELLED = -99;

/** Inserts keeping the order of tiers; what came first stays first. */
export function insertEntry(list: number[], tier: number, seat: number, def: number, piece: number): void {
  let at = list.length;
  while (at > 0 && list[at - ENTRY + TIER] > tier) at -= ENTRY;
  list.splice(at, 0, tier, seat, def, piece);
}
