/** Faces of a base die, in the order of the rules. */
export const FACE_COUNT = 6;
const ARROW = 0;
const DYNAMITE = 1;
const MOST_DICE = 6;
const EXPLOSION = 3;

/** What a throw is worth to a player, by the number of each symbol. Lives are the unit. */
export interface Stakes {
  ones: readonly number[];
  twos: readonly number[];
  beers: readonly number[];
  gatlings: readonly number[];
  explosion: number;
  /** Of each arrow thrown, whether or not its die is thrown again. */
  arrow: number;
  /** May dynamites be thrown again? */
  loose: boolean;
}

const sameList = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i]);

export const sameStakes = (a: Stakes, b: Stakes): boolean =>
  a.arrow === b.arrow &&
  a.explosion === b.explosion &&
  a.loose === b.loose &&
  sameList(a.ones, b.ones) &&
  sameList(a.twos, b.twos) &&
  sameList(a.beers, b.beers) &&
  sameList(a.gatlings, b.gatlings);

/** Dice as sorted numbers of faces: how many of each, up to six in all. */
interface Throws {
  counts: readonly (readonly number[])[];
  size: Int8Array;
  /** Place after one more die with a face, -1 where there are enough. */
  plus: Int16Array;
  /** Behind the last place with so many dice. */
  end: readonly number[];
  /** Place with one die of a face less, -1 where there is none. */
  minus: Int16Array;
}

const key = (counts: readonly number[]): number => counts.reduce((sum, n) => sum * 7 + n, 0);

function allThrows(): Throws {
  const counts: number[][] = [];
  for (let dice = 0; dice <= MOST_DICE; dice++) add(new Array(FACE_COUNT).fill(0), 0, dice);
  function add(made: number[], face: number, left: number): void {
    if (face === FACE_COUNT - 1) {
      counts.push([...made.slice(0, face), left]);
      return;
    }
    for (let n = 0; n <= left; n++) {
      made[face] = n;
      add(made, face + 1, left - n);
    }
    made[face] = 0;
  }
  const places = new Map(counts.map((list, i) => [key(list), i]));
  const neighbour = (by: number): Int16Array =>
    Int16Array.from({ length: counts.length * FACE_COUNT }, (_, i) => {
      const list = counts[Math.floor(i / FACE_COUNT)].slice();
      list[i % FACE_COUNT] += by;
      return list[i % FACE_COUNT] < 0 ? -1 : (places.get(key(list)) ?? -1);
    });
  const sizes = counts.map((list) => list.reduce((sum, n) => sum + n, 0));
  return {
    counts,
    end: Array.from({ length: MOST_DICE + 1 }, (_, dice) => sizes.lastIndexOf(dice) + 1),
    size: Int8Array.from(sizes),
    plus: neighbour(1),
    minus: neighbour(-1),
  };
}

let throws: Throws | null = null;
const table = (): Throws => {
  throws ??= allThrows();
  return throws;
};

export const EMPTY = 0;
export const withFace = (place: number, face: number): number => table().plus[place * FACE_COUNT + face];

/** The worth of dice that lie for good. */
function worthOf(counts: readonly number[], s: Stakes): number {
  const explodes = counts[DYNAMITE] >= EXPLOSION;
  return (
    s.ones[counts[2]] + s.twos[counts[3]] + s.beers[counts[4]] + s.gatlings[counts[5]] - (explodes ? s.explosion : 0)
  );
}

/**
 * Exact: the worth of keeping some dice and throwing the others, with every later throw made as well as it can be.
 * `keep(place, left)`: with `left` throws to come, the dice at `place` kept and the rest of them thrown.
 */
export class Expected {
  private readonly levels: Float64Array[] = [];
  private readonly stakes: Stakes;
  private readonly dice: number;

  constructor(stakes: Stakes, dice: number) {
    this.stakes = stakes;
    this.dice = dice;
  }

  stop(place: number): number {
    return worthOf(table().counts[place], this.stakes);
  }

  keep(place: number, left: number): number {
    while (this.levels.length < left) this.levels.push(this.level(this.levels.length));
    return this.levels[left - 1][place];
  }

  /** Worth of keeping, before a throw after which `later` more may follow. */
  private level(later: number): Float64Array {
    const { counts, size, plus, end } = table();
    const worth = new Float64Array(end[this.dice]);
    const best = later === 0 ? null : this.bestOf(this.levels[later - 1]);
    for (let place = end[this.dice] - 1; place >= 0; place--) {
      if (size[place] === this.dice) {
        worth[place] = best === null ? worthOf(counts[place], this.stakes) : best[place];
        continue;
      }
      let sum = -this.stakes.arrow;
      for (let face = 0; face < FACE_COUNT; face++) sum += worth[plus[place * FACE_COUNT + face]];
      worth[place] = sum / FACE_COUNT;
    }
    return worth;
  }

  /** Worth of dice that lie, when some of them may be thrown again: the best of what can be kept of them. */
  private bestOf(kept: Float64Array): Float64Array {
    const { counts, size, minus, end } = table();
    const best = new Float64Array(end[this.dice]);
    for (let place = 0; place < best.length; place++) {
      let most = size[place] < this.dice ? kept[place] : Number.NEGATIVE_INFINITY;
      for (let face = ARROW; face < FACE_COUNT; face++) {
        if (face === DYNAMITE && !this.stakes.loose) continue;
        const less = minus[place * FACE_COUNT + face];
        if (less >= 0 && best[less] > most) most = best[less];
      }
      best[place] = most;
    }
    for (let place = end[this.dice - 1]; place < best.length; place++)
      if (size[place] === this.dice) {
        const lies = worthOf(counts[place], this.stakes);
        if (lies > best[place] || counts[place][DYNAMITE] >= EXPLOSION) best[place] = lies;
      }
    return best;
  }
}
