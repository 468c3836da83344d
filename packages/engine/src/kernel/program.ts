import type { Frame } from './frame.ts';
import type { Offer } from './offer.ts';
import type { Question } from './story.ts';

/** Changes the state: moves cards, pushes frames, ends its own. */
export type Act<G> = (g: G, f: Frame) => void;

/** Pure: who is asked and what they may answer; `take` runs with the answer. */
export interface Ask<G> {
  /** What the seat is asked, with everything its sentence and a player need to know of it. */
  about(g: G, f: Frame, seat: number): Question;
  /** Seats asked, as a set computed from public facts only; nobody means the step is passed over. */
  who(g: G, f: Frame): number;
  offer(g: G, f: Frame, seat: number, o: Offer): void;
  take(g: G, f: Frame, seat: number, line: readonly number[]): void;
  /** All are asked at once; answers stay sealed until the last one is in. */
  window?: boolean;
  /** Any-time abilities of other seats may be used beside this decision. */
  lull?: boolean;
  /** May a forced answer be given for the player? Yes, unless the act is the player's own: to end a turn, to throw dice. */
  spare?: boolean;
}

export type Step<G> = Act<G> | Ask<G>;

interface Compiled<G> {
  act: Act<G> | null;
  ask: Ask<G> | null;
}

export interface Program<G, Name extends string = string> {
  readonly id: number;
  readonly name: string;
  readonly steps: readonly Compiled<G>[];
  readonly stepNames: readonly Name[];
  /** Places to jump to: `f.step = duel.at.answer`. */
  readonly at: Readonly<Record<Name, number>>;
}

/** Every program by number; saved states name them, so the order of loading does not matter. */
// biome-ignore lint/suspicious/noExplicitAny: programs of both games share one table, each typed where it is written
const table: Program<any>[] = [];
/** Their steps beside it: the machine looks for nothing else, at every step. */
// biome-ignore lint/suspicious/noExplicitAny: see the table above
const steps: (readonly Compiled<any>[])[] = [];
const byName = new Map<string, number>();

export function program<G, Name extends string>(name: string, written: Record<Name, Step<G>>): Program<G, Name> {
  if (byName.has(name)) throw new Error(`Two programs are called "${name}".`);
  const stepNames = Object.keys(written) as Name[];
  const at = Object.fromEntries(stepNames.map((step, i) => [step, i])) as Record<Name, number>;
  const compiled = stepNames.map((step): Compiled<G> => {
    const value = written[step];
    return typeof value === 'function' ? { act: value, ask: null } : { act: null, ask: value };
  });
  const made: Program<G, Name> = { id: table.length, name, steps: compiled, stepNames, at };
  table.push(made);
  steps.push(compiled);
  byName.set(name, made.id);
  return made;
}

/** A program written as a plain list; its steps are named by their place. */
export function sequence<G>(name: string, steps: readonly Step<G>[]): Program<G> {
  return program<G, string>(name, Object.fromEntries(steps.map((step, i) => [`s${i}`, step])));
}

/** The program a frame runs. */
// biome-ignore lint/suspicious/noExplicitAny: see the table above
export const programOf = (f: Frame): Program<any> => table[f.prog];

// biome-ignore lint/suspicious/noExplicitAny: see the table above
export const stepsOf = (f: Frame): readonly Compiled<any>[] => steps[f.prog];

/** The question a frame stands at, null when it stands at an act or at its end. */
// biome-ignore lint/suspicious/noExplicitAny: see the table above
export const askAt = (f: Frame): Ask<any> | null => steps[f.prog][f.step]?.ask ?? null;

// biome-ignore lint/suspicious/noExplicitAny: see the table above
export function programs(): readonly Program<any>[] {
  return table;
}

export function programNamed(name: string): Program<unknown> | undefined {
  const id = byName.get(name);
  return id === undefined ? undefined : table[id];
}
