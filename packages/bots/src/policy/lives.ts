import type { DiceGame } from '@sixgun/engine';
import type { Foes } from './foes.ts';
import type { Manner } from './manner.ts';
import type { Worths } from './worths.ts';

/** A death of a foe counts for so many lives more. */
const KILL = 1.2;

/** An own life counts for more than one of a foe. */
const OWN = 1.2;

/** What the last of so many lives is worth: the fewer, the more. */
const lifeWorth = (life: number): number => 0.5 + 1.5 / Math.max(1, life);

/** What it is worth to take the next one of a foe. */
export const nextLifeWorth = (life: number): number => lifeWorth(life) + (life <= 1 ? KILL : 0);

/** What it costs to lose the next one of one's own. */
export const ownLifeWorth = (life: number): number => OWN * lifeWorth(life);

/** Judges by lives: those of foes are to be taken, the own ones to be kept. Quick enough for rollouts. */
export class ByLives implements Worths {
  readonly enough = Number.POSITIVE_INFINITY;
  private g!: DiceGame;
  private me = 0;
  private foes: Foes = [];
  private manner!: Manner;

  look(g: DiceGame, me: number, foes: Foes, manner: Manner): this {
    this.g = g;
    this.me = me;
    this.foes = foes;
    this.manner = manner;
    return this;
  }

  hit(given: readonly number[], to: number): number {
    const before = given[to] ?? 0;
    return this.harm(to, before + 1) - this.harm(to, before);
  }

  drink(given: readonly number[], to: number): number {
    const before = given[to] ?? 0;
    return this.gained(to, before + 1) - this.gained(to, before);
  }

  shots(targets: readonly number[], n: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < targets.length; i++) best = Math.max(best, this.harm(targets[i], n));
    return best;
  }

  beers(n: number): number {
    const { g, me, foes } = this;
    const mine = Math.min(n, g.maxLife(me) - g.life(me));
    let rest = 0;
    for (let seat = 0; seat < foes.length; seat++)
      if (seat !== me && g.inPlay(seat)) rest = Math.max(rest, this.gained(seat, n - mine));
    return mine * this.ownLife() + rest;
  }

  volley(): number {
    const { g, me, foes } = this;
    let sum = 0.5 * g.arrows(me);
    for (let seat = 0; seat < foes.length; seat++) if (seat !== me && g.inPlay(seat)) sum += this.harm(seat, 1);
    return sum;
  }

  explosion(): number {
    const life = this.g.life(this.me);
    return life <= 1 ? 5 : this.manner.caution * ownLifeWorth(life);
  }

  /** An arrow costs a life once the pile is empty, unless a gatling takes it off before. */
  arrow(): number {
    const { g, me } = this;
    const left = Math.max(1, g.life(me) - g.arrows(me));
    const near = g.tokensInPile() <= 2 ? 1 : 0.7;
    return near * this.manner.caution * lifeWorth(left) * (left <= 1 ? 2 : 1);
  }

  most(): number {
    return Number.POSITIVE_INFINITY;
  }

  /** What so many hits on a seat are worth. */
  private harm(seat: number, hits: number): number {
    let worth = 0;
    for (let life = this.g.life(seat), left = hits; life > 0 && left > 0; life--, left--) worth += lifeWorth(life);
    return this.foes[seat] * (worth + (hits >= this.g.life(seat) ? KILL : 0));
  }

  private gained(seat: number, beers: number): number {
    const lives = Math.min(beers, this.g.maxLife(seat) - this.g.life(seat));
    return lives * (seat === this.me ? this.ownLife() : -0.6 * this.foes[seat]);
  }

  /** What the next life of one's own is worth. */
  private ownLife(): number {
    return this.manner.caution * ownLifeWorth(this.g.life(this.me) + 1);
  }
}
