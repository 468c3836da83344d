import { type DiceGame, FACES, type Game, KIND, kindOf, pickValue } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
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
  odds: readonly Odds[] | null = null,
): Candidate[] {
  const o = g.offer(me, false, draft);
  const scores = policy.scores(g, me, o, foes, manner, odds);
  const list: Candidate[] = options.map(({ line }) => ({ line, score: scores[o.find(line)] ?? 0 }));
  const merged = new Map<string, Candidate>();
  for (const candidate of list) {
    const key = sameness(g, candidate.line as readonly number[]);
    const other = merged.get(key);
    if (other === undefined || candidate.score > other.score) merged.set(key, candidate);
  }
  const result = [...merged.values()];
  if (optional) result.push({ line: NOTHING, score: 0 });
  return result.sort((a, b) => b.score - a.score);
}

/** Cards of a hand with one name do the same, whichever it is; only draw! minds the rest, and that comes later. */
function sameness(g: Game, line: readonly number[]): string {
  const same = (pick: number): string | number => {
    if (kindOf(pick) === KIND.hand) return `h${g.rules.faces[pickValue(pick)].def}`;
    return kindOf(pick) === KIND.dice ? thrownFaces(g as DiceGame, pickValue(pick)) : pick;
  };
  return line.map(same).join();
}

/** Dice that show the same are the same; only the last one may come from the saloon and have other faces. */
function thrownFaces(g: DiceGame, thrown: number): string {
  const faces: number[] = [];
  const last = g.diceCount() - 1;
  for (let die = 0; die < last; die++) if (((thrown >> die) & 1) === 1) faces.push(g.face(die));
  const special = g.rules.dice.length > 1;
  if (((thrown >> last) & 1) === 1) faces.push(special ? FACES.length : g.face(last));
  return `d${faces.sort((a, b) => a - b).join('.')}`;
}
