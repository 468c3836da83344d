import type { DiceGame } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import { OUTLAW, PARTS, type Part, RENEGADE, SHERIFF } from '../beliefs/parts.ts';
import { PREY_OF } from '../beliefs/wishes.ts';
import type { Standing } from '../value/dice-features.ts';
import { SIDES, sideOf } from '../value/model.ts';
import { trainedValue } from '../value/trained.ts';
import { nextLifeWorth, ownLifeWorth } from './lives.ts';
import type { Manner } from './manner.ts';
import type { Worths } from './worths.ts';

/** Deals less likely than this beside the likeliest one are left out. */
const UNLIKELY = 0.03;
const ARROWS = 9;
/** A life of one's own is worth at least so much. */
const LEAST = 0.01;
const STRONGEST = 2;
const [LAW, OUTLAWS, RENEGADES] = SIDES.map((_, side) => side);

/** How everybody would stand after this or that, as the next turn begins. */
class Imagined implements Standing {
  readonly lives: number[] = [];
  readonly shot: number[] = [];
  readonly there: boolean[] = [];
  readonly most: number[] = [];
  pile = 0;
  me = 0;

  read(g: DiceGame, me: number): void {
    this.me = me;
    this.pile = g.tokensInPile();
    for (let seat = 0; seat < g.rules.players; seat++) {
      this.lives[seat] = g.life(seat);
      this.shot[seat] = g.arrows(seat);
      this.there[seat] = g.inPlay(seat);
      this.most[seat] = g.maxLife(seat);
    }
    this.there.length = g.rules.players;
  }

  copy(other: Imagined): void {
    this.me = other.me;
    this.pile = other.pile;
    for (let seat = 0; seat < other.there.length; seat++) {
      this.lives[seat] = other.lives[seat];
      this.shot[seat] = other.shot[seat];
      this.there[seat] = other.there[seat];
      this.most[seat] = other.most[seat];
    }
    this.there.length = other.there.length;
  }

  inPlay(seat: number): boolean {
    return this.there[seat];
  }
  life(seat: number): number {
    return this.lives[seat];
  }
  arrows(seat: number): number {
    return this.shot[seat];
  }
  tokensInPile(): number {
    return this.pile;
  }
  activeSeat(): number {
    const n = this.there.length;
    for (let i = 1; i < n; i++) if (this.there[(this.me + i) % n]) return (this.me + i) % n;
    return this.me;
  }

  hurt(seat: number, points: number): void {
    if (!this.there[seat]) return;
    this.lives[seat] -= points;
    if (this.lives[seat] > 0) return;
    this.there[seat] = false;
    this.laysDown(seat);
  }
  heal(seat: number, lives: number): void {
    this.lives[seat] = Math.min(this.most[seat], this.lives[seat] + lives);
  }
  laysDown(seat: number): void {
    this.pile += this.shot[seat];
    this.shot[seat] = 0;
  }
  takesArrow(): void {
    this.shot[this.me]++;
    if (--this.pile > 0) return;
    const points = this.shot.slice();
    this.shot.fill(0);
    this.pile = ARROWS;
    for (let seat = 0; seat < points.length; seat++) this.hurt(seat, points[seat]);
  }
}

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

  look(g: DiceGame, me: number, odds: readonly Odds[], { caution }: Manner): this {
    this.g = g;
    this.me = me;
    this.caution = caution;
    const likeliest = odds.reduce((most, { p }) => Math.max(most, p), 0);
    this.odds = odds.filter(({ p }) => p >= UNLIKELY * likeliest);
    this.now.read(g, me);
    this.later.copy(this.now);
    this.base = this.worth();
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
    return this.bestSplit(targets, n, (later, seat, some) => later.hurt(seat, some));
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
    return thirsty.length === 0 ? 0 : Math.max(most, this.bestSplit(thirsty, n, pour));
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
