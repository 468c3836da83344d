import { type Game, KIND, kindOf, pickValue, type Rules } from '@sixgun/engine';
import { type Choice, NOTHING } from '../bot.ts';
import type { Foes } from '../policy/foes.ts';
import type { Manner } from '../policy/manner.ts';
import { Policy } from '../policy/policy.ts';

/** Something a player could do, and what its policy thinks of it; no line is to do nothing. */
export interface Candidate {
  line: readonly number[] | typeof NOTHING;
  score: number;
}

const policy = new Policy();

/** Options by the policy's liking, best first; those that do the same are one. Equal scores keep the order of picks. */
export function ranked(
  g: Game,
  me: number,
  draft: readonly number[],
  options: readonly Choice[],
  optional: boolean,
  foes: Foes,
  manner: Manner,
): Candidate[] {
  const o = g.offer(me, false, draft);
  const scores = policy.scores(g, me, o, foes, manner);
  const list: Candidate[] = options.map(({ line }) => ({ line, score: scores[o.find(line)] ?? 0 }));
  const merged = new Map<string, Candidate>();
  for (const candidate of list) {
    const key = sameness(g.rules, candidate.line as readonly number[]);
    const other = merged.get(key);
    if (other === undefined || candidate.score > other.score) merged.set(key, candidate);
  }
  const result = [...merged.values()];
  if (optional) result.push({ line: NOTHING, score: 0 });
  return result.sort((a, b) => b.score - a.score);
}

/** Cards of a hand with one name do the same, whichever it is; only draw! minds the rest, and that comes later. */
function sameness(rules: Rules, line: readonly number[]): string {
  return line.map((pick) => (kindOf(pick) === KIND.hand ? `h${rules.faces[pickValue(pick)].def}` : pick)).join();
}
