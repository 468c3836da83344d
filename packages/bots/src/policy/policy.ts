import { CardGame, type DiceGame, type Game, nextWord, type Offer } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import { CardPolicy } from './card.ts';
import { DicePolicy } from './dice.ts';
import type { Foes } from './foes.ts';
import type { Manner } from './manner.ts';

/** Options about as good as each other are chosen by chance; the two games count in different units. */
const TIE = { card: 0.4, dice: 0.02 } as const;
const ALL_THROWS = 3;
const WORDS = 4294967296;

/** One player's judgement of what is offered, whichever game it is. */
export class Policy {
  private readonly card = new CardPolicy();
  private readonly dice: DicePolicy;

  /** `depth` is how many throws it looks ahead; the players of a rollout look at one. */
  constructor(depth = ALL_THROWS) {
    this.dice = new DicePolicy(depth);
  }

  /** A score for each option of the offer, in its order; with `odds` dice are judged by the odds of winning. */
  scores(g: Game, me: number, o: Offer, foes: Foes, manner: Manner, odds: readonly Odds[] | null): number[] {
    const list: number[] = [];
    this.score(g, me, o, foes, manner, odds, list);
    return list;
  }

  /** The same into a list that is used again and again. */
  score(g: Game, me: number, o: Offer, foes: Foes, manner: Manner, odds: readonly Odds[] | null, into: number[]): void {
    const judge = this.judgeOf(g, me, o, foes, manner, odds);
    for (let i = 0; i < o.n; i++) into[i] = judge.score(o, i);
  }

  /** The option a player of a rollout takes. */
  choice(g: Game, me: number, o: Offer, foes: Foes, manner: Manner, rng: number[]): number {
    const judge = this.judgeOf(g, me, o, foes, manner, null);
    const tie = TIE[g.rules.game] / WORDS;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < o.n; i++) {
      const score = judge.score(o, i) + tie * (nextWord(rng) >>> 0);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  private judgeOf(
    g: Game,
    me: number,
    o: Offer,
    foes: Foes,
    manner: Manner,
    odds: readonly Odds[] | null,
  ): CardPolicy | DicePolicy {
    if (g instanceof CardGame) {
      this.card.look(g, me, o, foes, manner);
      return this.card;
    }
    this.dice.look(g as DiceGame, me, foes, manner, odds);
    return this.dice;
  }
}
