import { type Frame, memory, NONE } from './frame.ts';
import type { Game } from './game.ts';
import { strike } from './lists.ts';
import { ability, KIND, kindOf, laidCard, pickValue } from './offer.ts';
import { type Program, program, type Step, sequence } from './program.ts';
import type { Definition, Rules, TriggerTable } from './rules.ts';
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
): TriggerTable<G> {
  const of = defs.map((def): Trigger<G> | undefined => {
    const spec = specOf(def);
    if (spec === undefined) return undefined;
    const tier = tiers.indexOf(spec.tier ?? PLAIN);
    if (tier < 0) throw new Error(`${def.id}: there is no tier called "${spec.tier}".`);
    return { tier, when: spec.when, prog: hookProgram(`${def.kind}/${def.id}#${label}`, spec) };
  });
  return { any: of.some((trigger) => trigger !== undefined), of };
}

/** Definition to the tables it stands in, for a list of tables by number. */
export function listensTo(defs: number, tables: readonly { of: readonly unknown[] }[]): number[][] {
  return Array.from({ length: defs }, (_, def) =>
    [...tables.keys()].filter((table) => tables[table].of[def] !== undefined),
  );
}

/** The hooks still to run: four numbers each. `n` of the frame is the table they come from. */
const waiting = memory;
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

/** What an earlier hook has taken away does nothing more: a card that lies elsewhere now, an ability exchanged for another. */
function isGone(g: AnyGame, mem: readonly number[], at: number): boolean {
  const seat = mem[at + SEAT];
  const def = mem[at + DEF];
  const piece = mem[at + PIECE];
  const lies = piece === NONE ? null : g.rules.zones[g.s.where[piece]];
  const gone = lies === null ? seat >= 0 && !g.s.abilities[seat].includes(def) : !lies.works || lies.owner !== seat;
  return gone || !g.working(seat, def, piece);
}

function start(g: AnyGame, f: Frame, at: number): void {
  const mem = waiting(f);
  const seat = mem[at + SEAT];
  const def = mem[at + DEF];
  const piece = mem[at + PIECE];
  const gone = isGone(g, mem, at);
  strike(mem, at, ENTRY);
  const e = g.s.stack[f.ev];
  const trigger = g.hookTables[f.n].of[def];
  if (trigger === undefined || gone) return;
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

/** Does somebody choose which of his hooks comes first? Not who is left with one, or with none. */
function mayChoose(g: AnyGame, hooks: readonly number[]): boolean {
  const size = firstGroup(hooks);
  if (hooks[SEAT] === NONE || size === ENTRY) return false;
  let left = 0;
  for (let at = 0; at < size; at += ENTRY) if (!isGone(g, hooks, at)) left++;
  return left > 1;
}

/** Runs the collected hooks of one event, each at most once. */
export const runHooks = program<AnyGame, 'pause' | 'order'>('kernel/hooks', {
  pause(g, f) {
    const answered = g.s.stack[f.ev].ret;
    const hooks = waiting(f);
    if (hooks.length === 0 ? g.settle() : g.settle(hooks[SEAT])) f.step = runHooks.at.pause;
    else if (hooks.length === 0 || answered === CANCELLED) g.end(f, answered);
    else if (!mayChoose(g, hooks)) {
      f.step = runHooks.at.pause;
      start(g, f, 0);
    }
  },
  order: {
    about: () => ({ ask: 'order' }),
    who: (_g, f) => only(waiting(f)[SEAT]),
    offer(g, f, _seat, o) {
      const mem = waiting(f);
      const size = firstGroup(mem);
      for (let at = 0; at < size; at += ENTRY)
        if (!isGone(g, mem, at)) o.add(mem[at + PIECE] === NONE ? ability(mem[at + DEF]) : laidCard(mem[at + PIECE]));
    },
    take(g, f, _seat, line) {
      const mem = waiting(f);
      const isAbility = kindOf(line[0]) === KIND.ability;
      const value = pickValue(line[0]);
      f.step = runHooks.at.pause;
      for (let at = 0; at < mem.length; at += ENTRY)
        if (isAbility ? mem[at + PIECE] === NONE && mem[at + DEF] === value : mem[at + PIECE] === value)
          return start(g, f, at);
    },
  },
});

/** An event frame answers this when a hook has replaced or forbidden what was about to happen. */
export const CANCELLED = -99;

/** The list with one hook more, in the order of tiers; what came first stays first. Most events have none or one. */
export function withEntry(list: number[] | null, tier: number, seat: number, def: number, piece: number): number[] {
  if (list === null) return [tier, seat, def, piece];
  let at = list.length;
  while (at > 0 && list[at - ENTRY + TIER] > tier) at -= ENTRY;
  if (at === list.length) list.push(tier, seat, def, piece);
  else list.splice(at, 0, tier, seat, def, piece);
  return list;
}
