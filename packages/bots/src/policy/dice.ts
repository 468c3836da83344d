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
  private readonly plan = new Expected();
  /** Dice the plan is made for, and what they were worth. */
  private planned = 0;
  private stakes = newStakes();
  /** What they are worth now; the two change places when that is something else. */
  private spare = newStakes();
  private readonly faces: number[] = [];
  private readonly targets: number[] = [];
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
    const { faces } = this;
    for (let die = 0; die < faces.length; die++)
      if (((thrown >> die) & 1) === 0 && faces[die] >= 0) place = withFace(place, PLAIN[faces[die]]);
    return place;
  }

  private prepare(): void {
    const { g, me } = this;
    const { vars } = g.rules;
    const left = g.ask('throws', USUAL_THROWS, me) - g.s.vars[vars.indexOf('throws')];
    this.left = Math.min(this.depth, Math.max(1, left));
    const dice = g.diceCount();
    this.faces.length = dice;
    for (let die = 0; die < dice; die++) this.faces[die] = g.face(die);
    this.fillStakes(this.spare);
    if (this.planned === dice && sameStakes(this.stakes, this.spare)) return;
    [this.stakes, this.spare] = [this.spare, this.stakes];
    this.planned = dice;
    this.plan.begin(this.stakes, dice);
  }

  private fillStakes(stakes: Stakes): void {
    const { g, me, worths } = this;
    const needed = g.ask('gatlings', 3, me);
    const volley = worths.volley();
    this.fillShots(1, stakes.ones);
    this.fillShots(2, stakes.twos);
    for (let n = 1; n <= MOST; n++) {
      stakes.beers[n] = n > worths.enough ? stakes.beers[n - 1] : worths.beers(n);
      stakes.gatlings[n] = n >= needed ? volley : 0;
    }
    stakes.explosion = worths.explosion();
    stakes.arrow = worths.arrow();
    stakes.loose = g.ask('locks', 1, me) === 0;
  }

  /** What any number of shots at a distance can do. */
  private fillShots(far: number, into: number[]): void {
    const { g, me, worths, targets } = this;
    const ring = g.ring(me);
    const n = ring.length;
    const reach = g.ask('reach', far === 1 || n <= 3 ? 1 << 1 : 1 << 2, me);
    targets.length = 0;
    for (let i = 1; i < n; i++) if ((((reach >> i) | (reach >> (n - i))) & 1) === 1) targets.push(ring[i]);
    for (let shots = 1; shots <= MOST; shots++)
      if (targets.length === 0) into[shots] = 0;
      else into[shots] = shots > worths.enough ? into[shots - 1] : worths.shots(targets, shots);
  }
}

function newStakes(): Stakes {
  const none = (): number[] => new Array(MOST + 1).fill(0);
  return { ones: none(), twos: none(), beers: none(), gatlings: none(), explosion: 0, arrow: 0, loose: false };
}
