import { DiceGame, type DiceRules, FACES, type Told } from '@sixgun/engine';
import { throwsLeft } from '../policy/plan.ts';
import type { OpenTable } from './open-table.ts';

const EXPLOSION = 3;
const DYNAMITE = FACES.indexOf('dynamite');
const NOBODY = -1;

/** What a player with dice chose to do, as everybody has seen it. */
export type DiceMove =
  /** The dice that were thrown again; no dice by whoever stopped. */
  | { what: 'throw'; seat: number; thrown: number }
  /** `given` are the shots or beers given out before, by seat. */
  | { what: 'shot' | 'beer'; seat: number; to: number; given: readonly number[] };

/** Finds what players with dice chose in what is told, and keeps the table as it was when they had the choice. */
export class DiceMoves {
  /** The table at which the move was made that was found last, as far as it lies open. */
  readonly g: DiceGame;
  private readonly table: OpenTable;
  /** Who has thrown and may throw again. */
  private thrower = NOBODY;
  private giving = '';
  private given: number[] = [];

  constructor(rules: DiceRules, table: OpenTable) {
    this.table = table;
    this.g = new DiceGame(rules, table.laidOpen());
  }

  /** The same at another table. */
  copyFrom(other: DiceMoves): void {
    this.g.s = other.g.s;
    this.thrower = other.thrower;
    this.giving = other.giving;
    this.given = other.given.slice();
  }

  /** Hands over the moves this tells of, one after another. */
  hear(told: Told, read: (move: DiceMove) => void): void {
    const { g, thrower } = this;
    if (told.what === 'throw') {
      if (thrower === told.seat) read({ what: 'throw', seat: thrower, thrown: told.dice });
      g.s = this.table.laidOpen();
      this.thrower = this.mayThrowAgain(told.seat) ? told.seat : NOBODY;
      return;
    }
    // Whoever shows a role may change the dice, and nobody throws again who is out.
    if (told.what === 'power' || (told.what === 'dies' && told.seat === thrower)) this.thrower = NOBODY;
    if (told.what === 'turn') this.giving = '';
    const before = g.s;
    g.s = this.table.laidOpen();
    if (this.thrower !== NOBODY && g.phase() !== 'roll') {
      this.thrower = NOBODY;
      const now = g.s;
      g.s = before;
      read({ what: 'throw', seat: thrower, thrown: 0 });
      g.s = now;
    }
    if (told.what === 'shot') this.share('shot', told.seat, told.to, told.count, read);
    else if (told.what === 'beer') this.share('beer', told.seat, told.to, 1, read);
    else if (told.what === 'gift') read({ what: 'beer', seat: told.seat, to: told.to, given: [] });
  }

  private mayThrowAgain(seat: number): boolean {
    return this.g.inPlay(seat) && throwsLeft(this.g, seat) > 0 && this.g.symbols(DYNAMITE) < EXPLOSION;
  }

  private share(what: 'shot' | 'beer', seat: number, to: number, n: number, read: (move: DiceMove) => void): void {
    if (this.giving !== what) {
      this.giving = what;
      this.given = this.table.order.map(() => 0);
    }
    read({ what, seat, to, given: this.given });
    this.given[to] += n;
  }
}
