import type { DiceGame } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import { OUTLAW, PARTS, type Part, RENEGADE, SHERIFF } from '../beliefs/parts.ts';
import { PREY_OF } from '../beliefs/wishes.ts';
import { SIDES, sideOf } from '../value/model.ts';
import { trainedValue } from '../value/trained.ts';
import { Imagined } from './imagined.ts';
import { nextLifeWorth, ownLifeWorth } from './lives.ts';
import type { Manner } from './manner.ts';
import type { Worths } from './worths.ts';

/** Deals less likely than this beside the likeliest one are left out. */
const UNLIKELY = 0.03;
/** A life of one's own is worth at least so much. */
const LEAST = 0.01;
const STRONGEST = 2;
const ROOM = 16;
const [LAW, OUTLAWS, RENEGADES] = SIDES.map((_, side) => side);

/** Judges by the odds of winning: what the trained value says of how everybody would stand, in all likely deals. */
export class ByOdds implements Worths {
  readonly enough = 4;
  private readonly value = trainedValue('dice');
  private readonly now = new Imagined();
  private readonly later = new Imagined();
  private readonly alive = PARTS.map(() => 0);
  private g!: DiceGame;
  private me = 0;
  private odds: readonly Odds[] = [];
  private caution = 1;
  private base = 0;
  /** What one player makes of so much alone is worth: shots, then beers, by seat and number. Only if it judges roughly. */
  private readonly alone = new Map<number, number>();
  private readonly rough: boolean;

  /** `rough`: what several get is worth what each of them makes of it alone. For those who only watch. */
  constructor(rough = false) {
    this.rough = rough;
  }

  look(g: DiceGame, me: number, odds: readonly Odds[], { caution }: Manner): this {
    this.g = g;
    this.me = me;
    this.caution = caution;
    const likeliest = odds.reduce((most, { p }) => Math.max(most, p), 0);
    this.odds = odds.filter(({ p }) => p >= UNLIKELY * likeliest);
    this.now.read(g, me);
    this.later.copy(this.now);
    this.base = this.worth();
    this.alone.clear();
    return this;
  }

  hit(given: readonly number[], to: number): number {
    const later = this.begin();
    for (let seat = 0; seat < given.length; seat++) if (given[seat] > 0) later.hurt(seat, given[seat]);
    later.hurt(to, 1);
    return this.gain();
  }

  drink(given: readonly number[], to: number): number {
    const later = this.begin();
    for (let seat = 0; seat < given.length; seat++) if (given[seat] > 0) this.pour(later, seat, given[seat]);
    this.pour(later, to, 1);
    return this.gain();
  }

  shots(targets: readonly number[], n: number): number {
    return this.rough
      ? this.bestSum(targets, n, false)
      : this.bestSplit(targets, n, (later, seat, some) => later.hurt(seat, some));
  }

  beers(n: number): number {
    const { now } = this;
    const thirsty: number[] = [];
    let wasted = false;
    for (let seat = 0; seat < now.there.length; seat++) {
      if (!now.there[seat]) continue;
      if (now.lives[seat] < now.most[seat]) thirsty.push(seat);
      else wasted = true;
    }
    const most = wasted ? 0 : Number.NEGATIVE_INFINITY;
    const pour = (later: Imagined, seat: number, some: number): void => this.pour(later, seat, some);
    if (thirsty.length === 0) return 0;
    return Math.max(most, this.rough ? this.bestSum(thirsty, n, true) : this.bestSplit(thirsty, n, pour));
  }

  private bestSum(seats: readonly number[], n: number, drinks: boolean): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const first of seats) {
      best = Math.max(best, this.gainAlone(first, n, drinks));
      for (const second of seats)
        if (first !== second)
          for (let some = Math.ceil(n / 2); some < n; some++)
            best = Math.max(best, this.gainAlone(first, some, drinks) + this.gainAlone(second, n - some, drinks));
    }
    return best;
  }

  /** Every beer is worth the first one, and so is every shot at somebody whom so many will not kill. */
  private gainAlone(seat: number, n: number, drinks: boolean): number {
    const { now } = this;
    const most = drinks ? Math.min(n, now.most[seat] - now.lives[seat]) : n;
    if (most > 1 && (drinks || now.lives[seat] > this.enough)) return most * this.gainAlone(seat, 1, drinks);
    const key = (seat * 2 + (drinks ? 1 : 0)) * ROOM + most;
    const known = this.alone.get(key);
    if (known !== undefined) return known;
    const later = this.begin();
    if (drinks) this.pour(later, seat, most);
    else later.hurt(seat, most);
    const gain = this.gain();
    this.alone.set(key, gain);
    return gain;
  }

  /** All for one of them, or shared by two. */
  private bestSplit(
    seats: readonly number[],
    n: number,
    give: (later: Imagined, seat: number, some: number) => void,
  ): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const first of seats) {
      give(this.begin(), first, n);
      best = Math.max(best, this.gain());
      for (const second of seats)
        for (let some = Math.ceil(n / 2); some < n; some++) {
          // Halves are the same the other way round.
          if (first === second || (2 * some === n && first > second)) continue;
          const later = this.begin();
          give(later, first, some);
          give(later, second, n - some);
          best = Math.max(best, this.gain());
        }
    }
    return best;
  }

  volley(): number {
    const later = this.begin();
    later.laysDown(this.me);
    for (let seat = 0; seat < later.there.length; seat++) if (seat !== this.me) later.hurt(seat, 1);
    return this.gain();
  }

  explosion(): number {
    this.begin().hurt(this.me, 1);
    return -this.caution * this.gain();
  }

  /** The first one; where a throw may well empty the pile, a part of what that would cost. */
  arrow(): number {
    const { pile } = this.now;
    this.begin().takesArrow();
    const one = -this.caution * this.gain();
    const risk = ATTACK_RISK[pile] ?? 0;
    if (risk === 0) return one;
    const later = this.begin();
    for (let i = 0; i < pile; i++) later.takesArrow();
    return Math.max(one, (1 - risk) * one + (risk * -this.caution * this.gain()) / pile);
  }

  /** The same for who judges by lives: how much each seat should be hurt, so that its next life counts as it does here. */
  wishes(): number[] {
    const { now, me } = this;
    const own = Math.max(LEAST, -this.hit([], me));
    const measure = ownLifeWorth(now.lives[me]) / own;
    return now.there.map((there, seat) => {
      if (!there || seat === me) return 0;
      const wish = (measure * this.hit([], seat)) / nextLifeWorth(now.lives[seat]);
      return Math.max(-STRONGEST, Math.min(STRONGEST, wish));
    });
  }

  most(): number {
    return 1 - this.base;
  }

  private begin(): Imagined {
    this.later.copy(this.now);
    return this.later;
  }

  /** One's own beer may do more than that of others. */
  private pour(later: Imagined, seat: number, beers: number): void {
    later.heal(seat, seat === this.me ? beers * this.g.ask('beer', 1, seat) : beers);
  }

  private gain(): number {
    return this.worth() - this.base;
  }

  private worth(): number {
    let sum = 0;
    let all = 0;
    for (let i = 0; i < this.odds.length; i++) {
      const { parts, p } = this.odds[i];
      sum += p * this.worthIn(parts);
      all += p;
    }
    return sum / all;
  }

  private worthIn(parts: readonly Part[]): number {
    const mine = sideOf(parts[this.me]);
    const winner = this.winner(parts);
    return winner < 0 ? this.value.at(this.later, parts)[mine] : winner === mine ? 1 : 0;
  }

  /** The side that would have won, -1 for none. */
  private winner(parts: readonly Part[]): number {
    const { alive, later, me } = this;
    alive.fill(0);
    let left = 0;
    let lawless = true;
    for (let seat = 0; seat < parts.length; seat++) {
      if (parts[seat] === SHERIFF) lawless = false;
      if (!later.there[seat]) continue;
      alive[parts[seat]]++;
      left++;
    }
    if (lawless) {
      if (alive[PREY_OF[parts[me]]] === 0) return sideOf(parts[me]);
      return left === 1 ? sideOf(parts[later.there.indexOf(true)]) : -1;
    }
    if (alive[SHERIFF] === 0) return left === 1 && alive[RENEGADE] === 1 ? RENEGADES : OUTLAWS;
    return alive[OUTLAW] + alive[RENEGADE] === 0 ? LAW : -1;
  }
}

/** By arrows left in the pile, how much it counts that one throw may take them all. */
const ATTACK_RISK: Readonly<Record<number, number>> = { 2: 0.4, 3: 0.15 };
