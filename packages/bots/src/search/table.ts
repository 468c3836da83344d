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
  /** By piece. */
  private readonly parts: Int8Array;
  /** Reused from deal to deal. */
  private readonly pool: number[] = [];
  private readonly roles: Laid[];

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
    this.parts = pieceParts(rules);
    this.roles = this.hidden.map((seat) => ({ zone: rules.first.role + seat, piece: 0 }));
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

  private laid(parts: readonly Part[], rng: number[]): readonly Laid[] {
    const { pool, roles } = this;
    const hidden = this.dealer.hidden[this.roleBack];
    pool.length = hidden.length;
    for (let i = 0; i < hidden.length; i++) pool[i] = hidden[i];
    for (let i = 0; i < roles.length; i++) roles[i].piece = this.drawn(parts[this.hidden[i]], rng);
    return roles;
  }

  /** One of the role cards that are left for this part; which of them is chance. */
  private drawn(part: Part, rng: number[]): number {
    const { pool, parts } = this;
    let fitting = 0;
    for (let i = 0; i < pool.length; i++) if (parts[pool[i]] === part) fitting++;
    let skip = fitting > 1 ? nextBelow(rng, fitting) : 0;
    let at = 0;
    while (parts[pool[at]] !== part || skip-- > 0) at++;
    const piece = pool[at];
    for (let i = at + 1; i < pool.length; i++) pool[i - 1] = pool[i];
    pool.length--;
    return piece;
  }
}

export const hasAllRoles = (odds: readonly Odds[]): boolean =>
  odds.length > 0 && odds[0].parts.every((part) => part !== UNKNOWN);

/** A number from 0 to 1. */
export const share = (rng: number[]): number => nextBelow(rng, WORDS) / WORDS;

/** Makes odds those of somebody who makes use of only so much of what he has seen. */
export function dulled(odds: Odds[], memory: number): readonly Odds[] {
  if (memory === 1) return odds;
  let sum = 0;
  for (const one of odds) {
    one.p **= memory;
    sum += one.p;
  }
  for (const one of odds) one.p /= sum;
  return odds;
}
