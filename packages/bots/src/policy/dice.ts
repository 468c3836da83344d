import { DICE_WORDS, type DiceGame, KIND, kindOf, NO, type Offer, PASS, pickValue, word } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import type { Foes } from './foes.ts';
import { type Intent, newIntent, readIntent } from './intent.ts';
import { ByLives } from './lives.ts';
import type { Manner } from './manner.ts';
import { ByOdds } from './outlook.ts';
import { MOST_DICE, ThrowPlan } from './plan.ts';
import type { Worths } from './worths.ts';

const STOP = word(DICE_WORDS.indexOf('stop'));
const ROLL = word(DICE_WORDS.indexOf('roll'));
/** Dice that win as they lie are not thrown again. */
const WON = 2;
const SURE = 1e-6;
/** About what a life is worth in odds of winning. */
const A_LIFE = 0.05;

/** Judges the options of one player of the dice game; throws are judged exactly. */
export class DicePolicy {
  private readonly intent: Intent = newIntent();
  private readonly lives = new ByLives();
  private odds: ByOdds | null = null;
  private worths!: Worths;
  /** What a life is in the measure it judges by. */
  private unit = 1;
  private g!: DiceGame;
  private foes: Foes = [];
  private asked = '';
  private given: readonly number[] = [];
  private readonly plan = new ThrowPlan();
  /** Throws it looks ahead. */
  private readonly depth: number;

  constructor(depth: number) {
    this.depth = depth;
  }

  /** With `odds` it judges by the odds of winning in all these deals, otherwise by lives. */
  look(g: DiceGame, me: number, foes: Foes, manner: Manner, odds: readonly Odds[] | null): void {
    this.g = g;
    this.foes = foes;
    const question = g.question(me);
    this.asked = question?.ask ?? '';
    this.given = question?.ask === 'shot' || question?.ask === 'beer' ? question.shares : [];
    this.unit = odds === null ? 1 : A_LIFE;
    if (odds === null) this.worths = this.lives.look(g, me, foes, manner);
    else {
      this.odds ??= new ByOdds();
      this.worths = this.odds.look(g, me, odds, manner);
    }
    if (this.asked === 'reroll') this.plan.look(g, me, this.worths, this.depth);
  }

  score(o: Offer, index: number): number {
    readIntent(this.g.rules, o, index, this.intent);
    const first = o.pick(index, 0);
    const { to } = this.intent;
    switch (this.asked) {
      case 'reroll':
        return this.judgeThrow(first);
      case 'shot':
        return to < 0 ? 0.1 : this.worths.hit(this.given, to);
      case 'beer':
      case 'gift':
        return to < 0 ? 0 : this.worths.drink(this.given, to);
      default:
        return this.unit * this.judgeOther(first, to);
    }
  }

  /** What is not judged by what it does: in lives, roughly. */
  private judgeOther(first: number, to: number): number {
    if (this.asked === 'broken-arrow') return to < 0 ? 0 : -this.foes[to] * Math.min(2, this.g.arrows(to));
    if (to >= 0) return 2 * this.foes[to];
    if (first === ROLL) return 1;
    if (first === PASS || first === NO) return 0.6;
    return this.intent.first === KIND.ability ? 0.7 : 0.5;
  }

  private judgeThrow(first: number): number {
    const { g, plan } = this;
    if (first === STOP) {
      const lies = plan.stop();
      return lies < this.worths.most() - SURE ? lies : WON;
    }
    return kindOf(first) === KIND.dice && g.diceCount() <= MOST_DICE ? plan.again(pickValue(first)) : 0;
  }
}
