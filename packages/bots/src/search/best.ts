import { type Game, KIND, kindOf, type Offer, PICKS, pickValue, type Rules } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import type { Foes } from '../policy/foes.ts';
import type { Manner } from '../policy/manner.ts';
import { Policy } from '../policy/policy.ts';

const policy = new Policy();
const scores: number[] = [];
export const LEAVE = -1;

/** The option that `ranked` would put first, without a list of them; LEAVE for an any-time ability not worth it. */
export function bestOption(
  g: Game,
  me: number,
  o: Offer,
  optional: boolean,
  foes: Foes,
  manner: Manner,
  odds: readonly Odds[] | null,
): number {
  policy.score(g, me, o, foes, manner, odds, scores);
  let best = 0;
  for (let i = 1; i < o.n; i++)
    if (scores[i] > scores[best] || (scores[i] === scores[best] && comesFirst(g.rules, o, i, best))) best = i;
  return optional && scores[best] < 0 ? LEAVE : best;
}

/** Of options that are liked as much: those that do the same stand where the first of them stands. */
function comesFirst(rules: Rules, o: Offer, a: number, b: number): boolean {
  if (doTheSame(rules, o, a, b)) return order(o, a, b) < 0;
  return order(o, firstOf(rules, o, a), firstOf(rules, o, b)) < 0;
}

function firstOf(rules: Rules, o: Offer, index: number): number {
  let first = index;
  for (let i = 0; i < o.n; i++) if (order(o, i, first) < 0 && doTheSame(rules, o, i, index)) first = i;
  return first;
}

function order(o: Offer, a: number, b: number): number {
  for (let k = 0; k < PICKS; k++) {
    const difference = o.pick(a, k) - o.pick(b, k);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Cards of a hand with one name do the same, whichever it is; only draw! minds the rest, and that comes later. */
function doTheSame({ faces }: Rules, o: Offer, a: number, b: number): boolean {
  for (let k = 0; k < PICKS; k++) {
    const one = o.pick(a, k);
    const other = o.pick(b, k);
    if (one === other) continue;
    if (kindOf(one) !== KIND.hand || kindOf(other) !== KIND.hand) return false;
    if (faces[pickValue(one)].def !== faces[pickValue(other)].def) return false;
  }
  return true;
}
