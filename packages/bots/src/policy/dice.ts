import { DICE_WORDS, type DiceGame, FACES, KIND, kindOf, NO, type Offer, PASS, pickValue, word } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import type { Foes } from './foes.ts';
import { type Intent, newIntent, readIntent } from './intent.ts';
import { ByLives } from './lives.ts';
import type { Manner } from './manner.ts';
import { ByOdds } from './outlook.ts';
import { EMPTY, Expected, FACE_COUNT, type Stakes, sameStakes, withFace } from './throws.ts';
import type { Worths } from './worths.ts';

const STOP = word(DICE_WORDS.indexOf('stop'));
const ROLL = word(DICE_WORDS.indexOf('roll'));
const USUAL_THROWS = 3;
const MOST = 6;
/** Dice that win as they lie are not thrown again. */
const WON = 2;
const SURE = 1e-6;
/** About what a life is worth in odds of winning. */
const A_LIFE = 0.05;
const NUMBERS: readonly number[] = Array.from({ length: MOST + 1 }, (_, n) => n);
/** Doubles count as their singles; what a base die has not counts for nothing, like an arrow. */
const PLAIN: readonly number[] = FACES.map((_, face) => (face < FACE_COUNT ? face : face < 10 ? face - 4 : 0));

/** Judges the options of one player of the dice game; throws are judged exactly. */
export class DicePolicy {
  private readonly intent: Intent = newIntent();
  private readonly lives = new ByLives();
  private odds: ByOdds | null = null;
  private worths!: Worths;
  /** What a life is in the measure it judges by. */
  private unit = 1;
  private g!: DiceGame;
  private me = 0;
  private foes: Foes = [];
  private asked = '';
  private given: readonly number[] = [];
  private left = 0;
  private plan: Expected | null = null;
  private planned: { stakes: Stakes; dice: number } | null = null;
  /** Throws it looks ahead. */
  private readonly depth: number;

  constructor(depth: number) {
    this.depth = depth;
  }

  /** With `odds` it judges by the odds of winning in all these deals, otherwise by lives. */
  look(g: DiceGame, me: number, foes: Foes, manner: Manner, odds: readonly Odds[] | null): void {
    this.g = g;
    this.me = me;
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
    if (this.asked === 'reroll') this.prepare();
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
    if (plan === null) return 0;
    if (first === STOP) {
      const lies = plan.stop(this.lying(0));
      return lies < this.worths.most() - SURE ? lies : WON;
    }
    return kindOf(first) === KIND.dice && g.diceCount() <= MOST
      ? plan.keep(this.lying(pickValue(first)), this.left)
      : 0;
  }

  /** The dice that are not in a set, as a place among all throws. */
  private lying(thrown: number): number {
    let place = EMPTY;
    for (let die = 0; die < this.g.diceCount(); die++) {
      const face = this.g.face(die);
      if (((thrown >> die) & 1) === 0 && face >= 0) place = withFace(place, PLAIN[face]);
    }
    return place;
  }

  private prepare(): void {
    const { g, me } = this;
    const { vars } = g.rules;
    const left = g.ask('throws', USUAL_THROWS, me) - g.s.vars[vars.indexOf('throws')];
    this.left = Math.min(this.depth, Math.max(1, left));
    const dice = g.diceCount();
    const stakes = this.stakes();
    if (this.planned !== null && this.planned.dice === dice && sameStakes(this.planned.stakes, stakes)) return;
    this.planned = { stakes, dice };
    this.plan = new Expected(stakes, dice);
  }

  private stakes(): Stakes {
    const { g, me, worths } = this;
    const needed = g.ask('gatlings', 3, me);
    const volley = worths.volley();
    return {
      ones: this.shotsAt(1),
      twos: this.shotsAt(2),
      beers: NUMBERS.map((n) => (n === 0 ? 0 : worths.beers(n))),
      gatlings: NUMBERS.map((n) => (n >= needed ? volley : 0)),
      explosion: worths.explosion(),
      arrow: worths.arrow(),
      loose: g.ask('locks', 1, me) === 0,
    };
  }

  /** What any number of shots at a distance can do. */
  private shotsAt(far: number): number[] {
    const { g, me, worths } = this;
    const ring = g.ring(me);
    const n = ring.length;
    const reach = g.ask('reach', far === 1 || n <= 3 ? 1 << 1 : 1 << 2, me);
    const targets: number[] = [];
    for (let i = 1; i < n; i++) if ((((reach >> i) | (reach >> (n - i))) & 1) === 1) targets.push(ring[i]);
    return NUMBERS.map((shots) => (shots === 0 || targets.length === 0 ? 0 : worths.shots(targets, shots)));
  }
}
