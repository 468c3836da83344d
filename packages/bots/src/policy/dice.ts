import { DICE_WORDS, type DiceGame, FACES, KIND, kindOf, NO, type Offer, PASS, pickValue, word } from '@sixgun/engine';
import type { Foes } from './foes.ts';
import { type Intent, newIntent, readIntent } from './intent.ts';
import type { Manner } from './manner.ts';
import { EMPTY, Expected, FACE_COUNT, type Stakes, sameStakes, withFace } from './throws.ts';

const STOP = word(DICE_WORDS.indexOf('stop'));
const ROLL = word(DICE_WORDS.indexOf('roll'));
const USUAL_THROWS = 3;
const MOST = 6;
/** A death of a foe counts for so many lives more. */
const KILL = 1.2;
/** Doubles count as their singles; what a base die has not counts for nothing, like an arrow. */
const PLAIN: readonly number[] = FACES.map((_, face) => (face < FACE_COUNT ? face : face < 10 ? face - 4 : 0));

/** What the last of so many lives is worth: the fewer, the more. */
const lifeWorth = (life: number): number => 0.5 + 1.5 / Math.max(1, life);

/** Judges the options of one player of the dice game; throws are judged exactly. */
export class DicePolicy {
  private readonly intent: Intent = newIntent();
  private g!: DiceGame;
  private me = 0;
  private foes: Foes = [];
  private manner!: Manner;
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

  look(g: DiceGame, me: number, _o: Offer, foes: Foes, manner: Manner): void {
    this.g = g;
    this.me = me;
    this.foes = foes;
    this.manner = manner;
    const question = g.question(me);
    this.asked = question?.ask ?? '';
    this.given = question?.ask === 'shot' || question?.ask === 'beer' ? question.shares : [];
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
        return to < 0 ? 0.1 : this.harm(to, (this.given[to] ?? 0) + 1) - this.harm(to, this.given[to] ?? 0);
      case 'beer':
      case 'gift':
        return to < 0 ? 0 : this.drink(to, (this.given[to] ?? 0) + 1) - this.drink(to, this.given[to] ?? 0);
      case 'broken-arrow':
        return to < 0 ? 0 : -this.foes[to] * Math.min(2, this.g.arrows(to));
      default:
        if (to >= 0) return 2 * this.foes[to];
        return first === ROLL
          ? 1
          : first === PASS || first === NO
            ? 0.6
            : this.intent.first === KIND.ability
              ? 0.7
              : 0.5;
    }
  }

  /** What so many hits on a seat are worth. */
  private harm(seat: number, hits: number): number {
    let worth = 0;
    for (let life = this.g.life(seat), left = hits; life > 0 && left > 0; life--, left--) worth += lifeWorth(life);
    return this.foes[seat] * (worth + (hits >= this.g.life(seat) ? KILL : 0));
  }

  private drink(seat: number, beers: number): number {
    const gained = Math.min(beers, this.g.maxLife(seat) - this.g.life(seat));
    if (seat === this.me) return gained * this.ownLife();
    return -0.6 * this.foes[seat] * gained;
  }

  /** What the next life of one's own is worth. */
  private ownLife(): number {
    return 1.2 * this.manner.caution * lifeWorth(this.g.life(this.me) + 1);
  }

  private judgeThrow(first: number): number {
    const { g, plan } = this;
    if (plan === null) return 0;
    if (first === STOP) return plan.stop(this.lying(0));
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
    const { g, me } = this;
    const needed = g.ask('gatlings', 3, me);
    const numbers = Array.from({ length: MOST + 1 }, (_, n) => n);
    const volley = this.volley();
    const life = g.life(me);
    return {
      ones: numbers.map((n) => this.best(1, n)),
      twos: numbers.map((n) => this.best(2, n)),
      beers: numbers.map((n) => this.beers(n)),
      gatlings: numbers.map((n) => (n >= needed ? volley : 0)),
      explosion: life <= 1 ? 5 : 1.2 * this.manner.caution * lifeWorth(life),
      arrow: this.arrow(),
      loose: g.ask('locks', 1, me) === 0,
    };
  }

  /** The best that so many shots at a distance can do. */
  private best(far: number, shots: number): number {
    const { g, me } = this;
    if (shots === 0) return 0;
    const ring = g.ring(me);
    const n = ring.length;
    const reach = g.ask('reach', far === 1 || n <= 3 ? 1 << 1 : 1 << 2, me);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 1; i < n; i++)
      if ((((reach >> i) | (reach >> (n - i))) & 1) === 1) best = Math.max(best, this.harm(ring[i], shots));
    return Number.isFinite(best) ? best : 0;
  }

  private beers(n: number): number {
    const mine = Math.min(n, this.g.maxLife(this.me) - this.g.life(this.me));
    let rest = 0;
    for (let seat = 0; seat < this.foes.length; seat++)
      if (seat !== this.me && this.g.inPlay(seat)) rest = Math.max(rest, this.drink(seat, n - mine));
    return mine * this.ownLife() + rest;
  }

  private volley(): number {
    const { g, me } = this;
    let sum = 0.5 * g.arrows(me);
    for (let seat = 0; seat < this.foes.length; seat++) if (seat !== me && g.inPlay(seat)) sum += this.harm(seat, 1);
    return sum;
  }

  /** An arrow costs a life once the pile is empty, unless a gatling takes it off before. */
  private arrow(): number {
    const { g, me } = this;
    const left = Math.max(1, g.life(me) - g.arrows(me));
    const near = g.tokensInPile() <= 2 ? 1 : 0.7;
    return near * this.manner.caution * lifeWorth(left) * (left <= 1 ? 2 : 1);
  }
}
