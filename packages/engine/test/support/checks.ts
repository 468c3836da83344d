import { deepStrictEqual, strictEqual } from 'node:assert';
import {
  applyEvent,
  cloneState,
  determinize,
  fastRng,
  type Game,
  type GameEvent,
  load,
  OPEN,
  ownOf,
  PUBLIC,
  redact,
  type Save,
  type State,
  save,
  standpointOf,
  type View,
  viewOf,
} from '../../src/index.ts';
import { randomMove } from './playout.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Plain data only; the assertion library takes twenty times as long to find two views equal. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && equal((a as Fields)[key], (b as Fields)[key]));
}

function same(actual: unknown, expected: unknown): void {
  if (!equal(actual, expected)) deepStrictEqual(actual, expected);
}

export type Reopen = (state: State) => Game;

/** A position is a tree: what is held in two places would part at the first clone or save. */
export function checkShared(s: State): void {
  const seen = new Map<object, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const before = seen.get(value);
    if (before !== undefined)
      throw new Error(`${path} and ${before} are one and the same ${Array.isArray(value) ? 'list' : 'object'}`);
    seen.set(value, path);
    for (const [key, inner] of Object.entries(value)) if (typeof inner === 'object') walk(inner, `${path}.${key}`);
  };
  walk(s, 's');
}

/** Every piece in exactly one zone, and the index of zones true. */
export function checkZones(g: Game): void {
  const seen: number[] = new Array(g.rules.faces.length).fill(0);
  g.s.zones.forEach((zone, index) => {
    for (const piece of zone) {
      seen[piece]++;
      if (g.s.where[piece] !== index)
        throw new Error(`piece ${piece} lies in zone ${index}, but is said to lie in ${g.s.where[piece]}`);
    }
  });
  const wrong = seen.findIndex((count) => count !== 1);
  if (wrong >= 0) throw new Error(`piece ${wrong} lies in ${seen[wrong]} zones`);
}

/** Saved, printed and read again it is the same position, and who is asked is found again. */
export function checkSave(g: Game, reopen: Reopen): void {
  const text = JSON.stringify(save(g));
  const again = reopen(load(JSON.parse(text) as Save, g.rules));
  again.run();
  strictEqual(JSON.stringify(save(again)), text);
  strictEqual(again.asked, g.asked);
  strictEqual(again.standing, g.standing);
  same(again.s.where, g.s.where);
}

/** A clone plays on exactly as the original would, and leaves the original alone. */
export function checkClone(g: Game, reopen: Reopen, moves: number): void {
  const before = JSON.stringify(g.s);
  const [one, other] = [0, 1].map(() => {
    const copy = reopen(cloneState(g.s));
    copy.run();
    const rng = fastRng(`clone${before.length}`);
    for (let i = 0; i < moves && !copy.s.over; i++) randomMove(copy, rng);
    return copy.s;
  });
  same(one, other);
  strictEqual(JSON.stringify(g.s), before);
}

/** What a seat sees is all there is: a position made from its view alone looks the same to it. */
export function checkDeterminize(g: Game, reopen: Reopen, seat: number, seed: string): void {
  const view = viewOf(g, seat);
  const made = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, fastRng(seed));
  same(viewOf(made, seat), view);
  if ((((g.called | g.standing) >> seat) & 1) === 1) {
    const real = g.offer(seat);
    const lines = Array.from({ length: real.n }, (_, i) => real.line(i).join()).sort();
    const guessed = made.offer(seat);
    same(Array.from({ length: guessed.n }, (_, i) => guessed.line(i).join()).sort(), lines);
  }
  checkZones(made);
}

/** Clients that are told only their own redacted events: one for each seat, one who looks on, one who sees all hands. */
export class Followers {
  private readonly views: View[];
  private readonly g: Game;

  constructor(g: Game) {
    this.g = g;
    this.views = [...g.s.order.keys(), PUBLIC, OPEN].map((audience) => viewOf(g, audience));
    g.sink = (event) => this.tell(event);
  }

  private tell(event: GameEvent): void {
    for (const view of this.views) {
      const own = redact(event, view.seat, this.g.rules);
      if (own !== null) applyEvent(view, JSON.parse(JSON.stringify(own)), this.g.rules);
    }
  }

  check(): void {
    for (const view of this.views) same(view, viewOf(this.g, view.seat));
  }
}
