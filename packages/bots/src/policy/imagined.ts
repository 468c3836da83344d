import type { DiceGame } from '@sixgun/engine';
import type { Standing } from '../value/dice-features.ts';

const ARROWS = 9;

/** How everybody would stand after this or that, as the next turn begins. */
export class Imagined implements Standing {
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
