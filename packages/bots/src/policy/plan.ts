import { type DiceGame, FACES } from '@sixgun/engine';
import { EMPTY, Expected, FACE_COUNT, type Stakes, sameStakes, withFace } from './throws.ts';
import type { Worths } from './worths.ts';

const USUAL_THROWS = 3;
/** More dice than this are not planned. */
export const MOST_DICE = 6;
/** Doubles count as their singles; what a base die has not counts for nothing, like an arrow. */
export const PLAIN: readonly number[] = FACES.map((_, face) => (face < FACE_COUNT ? face : face < 10 ? face - 4 : 0));

/** Throws a player still has in this turn. */
export const throwsLeft = (g: DiceGame, me: number): number =>
  g.ask('throws', USUAL_THROWS, me) - g.s.vars[g.rules.vars.indexOf('throws')];

/** Those whom a shot at this distance may hit. */
export function fillTargets(g: DiceGame, me: number, far: number, into: number[]): void {
  const ring = g.ring(me);
  const n = ring.length;
  const reach = g.ask('reach', far === 1 || n <= 3 ? 1 << 1 : 1 << 2, me);
  into.length = 0;
  for (let i = 1; i < n; i++) if ((((reach >> i) | (reach >> (n - i))) & 1) === 1) into.push(ring[i]);
}

/** What a player can make of the dice before him, exactly, for whatever symbols are worth to him. */
export class ThrowPlan {
  private left = 0;
  private readonly plan = new Expected();
  /** Dice the plan is made for, and what they were worth. */
  private planned = 0;
  private stakes = newStakes();
  /** What they are worth now; the two change places when that is something else. */
  private spare = newStakes();
  private readonly faces: number[] = [];
  private readonly targets: number[] = [];

  /** Looks ahead no more than `depth` throws. */
  look(g: DiceGame, me: number, worths: Worths, depth: number): void {
    this.left = Math.min(depth, Math.max(1, throwsLeft(g, me)));
    const dice = g.diceCount();
    this.faces.length = dice;
    for (let die = 0; die < dice; die++) this.faces[die] = g.face(die);
    this.fillStakes(this.spare, g, me, worths);
    if (this.planned === dice && sameStakes(this.stakes, this.spare)) return;
    [this.stakes, this.spare] = [this.spare, this.stakes];
    this.planned = dice;
    this.plan.begin(this.stakes, dice);
  }

  stop(): number {
    return this.plan.stop(this.lying(0));
  }

  /** Worth of throwing these dice again and keeping the others. */
  again(thrown: number): number {
    return this.plan.keep(this.lying(thrown), this.left);
  }

  /** The dice that are not in a set, as a place among all throws. */
  lying(thrown: number): number {
    let place = EMPTY;
    const { faces } = this;
    for (let die = 0; die < faces.length; die++)
      if (((thrown >> die) & 1) === 0 && faces[die] >= 0) place = withFace(place, PLAIN[faces[die]]);
    return place;
  }

  private fillStakes(stakes: Stakes, g: DiceGame, me: number, worths: Worths): void {
    const needed = g.ask('gatlings', 3, me);
    const volley = worths.volley();
    this.fillShots(1, stakes.ones, g, me, worths);
    this.fillShots(2, stakes.twos, g, me, worths);
    for (let n = 1; n <= MOST_DICE; n++) {
      stakes.beers[n] = n > worths.enough ? stakes.beers[n - 1] : worths.beers(n);
      stakes.gatlings[n] = n >= needed ? volley : 0;
    }
    stakes.explosion = worths.explosion();
    stakes.arrow = worths.arrow();
    stakes.loose = g.ask('locks', 1, me) === 0;
  }

  /** What any number of shots at a distance can do. */
  private fillShots(far: number, into: number[], g: DiceGame, me: number, worths: Worths): void {
    const { targets } = this;
    fillTargets(g, me, far, targets);
    for (let shots = 1; shots <= MOST_DICE; shots++)
      if (targets.length === 0) into[shots] = 0;
      else into[shots] = shots > worths.enough ? into[shots - 1] : worths.shots(targets, shots);
  }
}

function newStakes(): Stakes {
  const none = (): number[] => new Array(MOST_DICE + 1).fill(0);
  return { ones: none(), twos: none(), beers: none(), gatlings: none(), explosion: 0, arrow: 0, loose: false };
}
