import { CardGame, Dealer, DiceGame, type Game, type Laid, nextBelow, type Rules, type State } from '@sixgun/engine';
import { beliefsOf, evenOdds, type Odds } from '../beliefs/beliefs.ts';
import { isCardRules, type Part, pieceParts, seenParts, UNKNOWN } from '../beliefs/parts.ts';
import type { Question } from '../bot.ts';
import { CommonKnowledge } from '../policy/foes.ts';

const WORDS = 1 << 20;

const reopen =
  (rules: Rules) =>
  (state: State): Game =>
    isCardRules(rules) ? new CardGame(rules, state) : new DiceGame(rules as DiceGame['rules'], state);

/** The table as one seat may imagine it: deals of what it cannot see, the roles as likely as it believes. */
export class ImaginedTable {
  /** What the seat itself may believe. */
  readonly odds: readonly Odds[];
  readonly me: number;
  private readonly public: readonly Odds[];
  private known: CommonKnowledge | null = null;
  readonly rules: Rules;
  private readonly dealer: Dealer<Game>;
  /** Role zones that lie face down for this seat. */
  private readonly hidden: readonly number[];
  private readonly roleBack: number;

  /** `memory` dulls what the seat believes: with 0 every deal is as likely as any other. `told`: see `Level`. */
  constructor(question: Question, memory = 1, told?: readonly Part[]) {
    const { rules, view, own, heard } = question;
    this.rules = rules;
    this.me = view.seat;
    const known = seenParts(rules, view);
    const beliefs = heard === null ? null : beliefsOf(rules, heard);
    this.odds =
      told !== undefined ? [{ parts: told, p: 1 }] : dulled(beliefs?.odds(view) ?? evenOdds(rules, known), memory);
    this.public = beliefs?.publicOdds() ?? this.odds;
    this.dealer = new Dealer(view, own, rules, reopen(rules));
    const seats = view.order.filter((seat) => (view.zones[rules.first.role + seat][0] ?? 0) < 0);
    this.hidden = seats.toSorted((a, b) => a - b);
    this.roleBack = rules.backs.indexOf('role');
  }

  /** Does everybody have a role already? */
  get dealt(): boolean {
    return hasAllRoles(this.odds);
  }

  /** What everybody believes in the position that was dealt. */
  common(g: Game): CommonKnowledge {
    this.known ??= new CommonKnowledge(g, this.public, this.me, this.odds);
    return this.known;
  }

  /** The parts that come up at this place (from 0 to 1) of all odds. */
  partsAt(place: number): readonly Part[] {
    let sum = 0;
    for (const { parts, p } of this.odds) {
      sum += p;
      if (place < sum) return parts;
    }
    return this.odds[this.odds.length - 1].parts;
  }

  deal(parts: readonly Part[], rng: number[]): Game {
    return this.dealer.deal(rng, this.laid(parts, rng));
  }

  private laid(parts: readonly Part[], rng: number[]): Laid[] {
    const pool = this.dealer.hidden[this.roleBack].slice();
    const partOf = pieceParts(this.rules);
    return this.hidden.map((seat) => {
      const fitting = pool.filter((piece) => partOf[piece] === parts[seat]);
      const piece = fitting[fitting.length > 1 ? nextBelow(rng, fitting.length) : 0];
      pool.splice(pool.indexOf(piece), 1);
      return { zone: this.rules.first.role + seat, piece };
    });
  }
}

export const hasAllRoles = (odds: readonly Odds[]): boolean =>
  odds.length > 0 && odds[0].parts.every((part) => part !== UNKNOWN);

/** A number from 0 to 1. */
export const share = (rng: number[]): number => nextBelow(rng, WORDS) / WORDS;

/** Odds as somebody has them who makes use of only so much of what he has seen. */
export function dulled(odds: readonly Odds[], memory: number): readonly Odds[] {
  if (memory === 1) return odds;
  const faint = odds.map(({ parts, p }) => ({ parts, p: p ** memory }));
  const sum = faint.reduce((total, { p }) => total + p, 0);
  for (const one of faint) one.p /= sum;
  return faint;
}
