import { type CardRules, KIND, kindOf, pickValue, type Rules, type View } from '@sixgun/engine';
import { type Beliefs, beliefsOf, type Odds } from './beliefs/beliefs.ts';
import { isCardRules, PARTS, type Part, seenParts, UNKNOWN } from './beliefs/parts.ts';
import type { Question } from './bot.ts';
import { hostility, isBurden, noteOf } from './values.ts';

/** What may be said at the table: it rests on what everybody has seen, and is the same whatever the speaker holds. */
export type Ground =
  | { why: 'hurt-me'; seat: number }
  | { why: 'hurt-sheriff'; seat: number }
  | { why: 'hurt-others'; seat: number }
  | { why: 'role-open'; seat: number; role: number }
  | { why: 'hunch' };

/** How the answer was found. For coach, hint and replay alone: it tells what the player holds and believes. */
export type Thinking =
  | { by: 'no-choice' }
  | { by: 'experience' }
  | { by: 'playouts'; playouts: number /** Odds of winning, in a hundred. */; percent: number };

/** What the player believes of the one it concerns. */
export interface Suspicion {
  seat: number;
  role: number;
  percent: number;
}

/** Why a move was made, as data. */
export interface Reason {
  /** Null where nothing is to be said: the move concerns nobody else. */
  openly: Ground | null;
  thinking: Thinking;
  suspicion: Suspicion | null;
}

/** Is it an attack on this seat, as everybody can see? */
function isAttack({ rules, view, asked }: Question, picks: readonly number[], to: number): boolean {
  if (!isCardRules(rules)) return asked.ask === 'shot';
  // A card that is handed on in answer to something else may lie face down.
  if (asked.ask !== 'play') return false;
  const as = picks.find((pick) => kindOf(pick) === KIND.as);
  const [first] = picks;
  const isCard = kindOf(first) === KIND.hand || kindOf(first) === KIND.play;
  if (as === undefined && !isCard && kindOf(first) !== KIND.ability) return false;
  const def = as !== undefined ? pickValue(as) : isCard ? rules.faces[pickValue(first)].def : pickValue(first);
  const note = noteOf(rules, def);
  const robs = note.use === 'rob' || (as !== undefined && kindOf(first) !== KIND.hand);
  return hostility(note) > 0 && !(robs && hasBurden(rules, view, to));
}

/** Whoever is rid of a jail has been done a favour; which card is meant nobody may know yet, so any that is there counts. */
const hasBurden = (rules: CardRules, view: View, seat: number): boolean =>
  rules.exposed.some((first) =>
    view.zones[first + seat].some((piece) => piece >= 0 && isBurden(noteOf(rules, rules.faces[piece].def))),
  );

/** Whom picks are aimed at, for all that lies open; UNKNOWN for nobody. */
function aimedAt({ rules, view }: Question, picks: readonly number[]): number {
  for (const pick of picks) if (kindOf(pick) === KIND.seat && pickValue(pick) !== view.seat) return pickValue(pick);
  for (const pick of picks)
    if (kindOf(pick) === KIND.play) {
      const zone = view.zones.findIndex((pieces) => pieces.includes(pickValue(pick)));
      const owner = rules.zones[zone]?.owner ?? UNKNOWN;
      if (owner !== view.seat) return owner;
    }
  return UNKNOWN;
}

const roleOf = (rules: Rules, part: Part): number =>
  rules.defs.findIndex(({ kind, id }) => kind === 'role' && id === PARTS[part]);

function groundAgainst(beliefs: Beliefs, me: number, seat: number): Ground {
  const shown = beliefs.openly();
  if (shown[seat] !== UNKNOWN) return { why: 'role-open', seat, role: roleOf(beliefs.rules, shown[seat]) };
  const victims = beliefs.attacksOf(seat);
  if (victims.includes(me)) return { why: 'hurt-me', seat };
  if (beliefs.hasHitSheriff(seat)) return { why: 'hurt-sheriff', seat };
  return victims.length > 0 ? { why: 'hurt-others', seat } : { why: 'hunch' };
}

function suspicionOf(rules: Rules, view: View, odds: readonly Odds[], seat: number): Suspicion | null {
  if (seenParts(rules, view)[seat] !== UNKNOWN) return null;
  const shares = PARTS.map((_, part) => odds.reduce((sum, { parts, p }) => sum + (parts[seat] === part ? p : 0), 0));
  const part = shares.indexOf(Math.max(...shares));
  if (odds.length === 0) return null;
  return { seat, role: roleOf(rules, part), percent: Math.round(100 * shares[part]) };
}

export function reasonFor(
  question: Question,
  picks: readonly number[] | null,
  odds: readonly Odds[],
  thinking: Thinking,
): Reason {
  const { rules, heard, view } = question;
  const seat = picks === null ? UNKNOWN : aimedAt(question, picks);
  if (picks === null || seat === UNKNOWN || !isAttack(question, picks, seat))
    return { openly: null, thinking, suspicion: null };
  const openly: Ground = heard === null ? { why: 'hunch' } : groundAgainst(beliefsOf(rules, heard), view.seat, seat);
  return { openly, thinking, suspicion: suspicionOf(rules, view, odds, seat) };
}
