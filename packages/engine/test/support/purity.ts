import { strictEqual } from 'node:assert';
import type { Game, Rules, State } from '../../src/index.ts';
import { Sources } from '../../src/kernel/sources.ts';
import { askedNow, seatsOf } from './playout.ts';

/** A number that changes with anything in the state; text would take fifty times as long. */
export function fingerprint(s: State): number {
  let hash = 17;
  const add = (value: number): void => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  const addList = (list: readonly number[] | null): void => {
    add(list === null ? -1 : list.length);
    if (list !== null) for (let i = 0; i < list.length; i++) hash = (Math.imul(hash, 31) + list[i]) | 0;
  };
  for (const { mem, ...slots } of s.stack) {
    for (const slot of Object.values(slots)) add(slot);
    addList(mem);
  }
  for (const value of Object.values(s) as unknown[]) {
    if (typeof value === 'number' || typeof value === 'boolean') add(Number(value));
    else if (value === s.stack || !Array.isArray(value)) continue;
    else if (typeof value[0] === 'number') addList(value);
    else for (const list of value) addList(list);
  }
  return hash;
}

/** Asking who decides, offering and explaining leave the position as it was. */
export function checkAsks(g: Game): void {
  const before = fingerprint(g.s);
  const same = (what: string): void => {
    if (fingerprint(g.s) !== before) throw new Error(`${what} at "${askedNow(g)}" has changed the state`);
  };
  g.run();
  same('asking who decides');
  for (const seat of seatsOf(g.asked | g.standing)) {
    g.question(seat);
    same('a question');
    g.offer(seat);
    same('an offer');
    g.offer(seat, true);
    same('an explained offer');
  }
}

/** What is listed as able to answer is what a fresh look at the position finds. */
export function checkSources(g: Game): void {
  const fresh = new Sources(g.rules);
  fresh.list(g.s);
  const { who, seats, middle } = g.sources();
  strictEqual(JSON.stringify([who, seats, middle]), JSON.stringify([fresh.who, fresh.seats, fresh.middle]));
}

type Fold = (value: unknown, g: Game, me: number, ...details: unknown[]) => unknown;
interface Queried extends Rules {
  readonly query: Readonly<Record<string, { of: readonly unknown[] }>>;
}

/** Watches the queries of these rules: while it is on, one that changes the state throws. */
export class QueryWatch {
  on = false;
  private readonly watched = new WeakSet<Rules>();

  over(rules: Queried): void {
    if (this.watched.has(rules)) return;
    this.watched.add(rules);
    for (const [name, table] of Object.entries(rules.query)) {
      const of = table.of as (Fold | undefined)[];
      of.forEach((fold, def) => {
        if (fold !== undefined) of[def] = this.guarded(`${rules.defs[def].id}: the query "${name}"`, fold);
      });
    }
  }

  private guarded(what: string, fold: Fold): Fold {
    return (value, g, me, ...details) => {
      if (!this.on) return fold(value, g, me, ...details);
      const before = fingerprint(g.s);
      const answer = fold(value, g, me, ...details);
      if (fingerprint(g.s) !== before) throw new Error(`${what} has changed the state`);
      return answer;
    };
  }
}
