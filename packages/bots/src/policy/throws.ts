/** Faces of a base die, in the order of the rules. */
export const FACE_COUNT = 6;
const ARROW = 0;
const DYNAMITE = 1;
const MOST_DICE = 6;
const EXPLOSION = 3;

/** What a throw is worth to a player, by the number of each symbol. Lives are the unit. */
export interface Stakes {
  ones: number[];
  twos: number[];
  beers: number[];
  gatlings: number[];
  explosion: number;
  /** Of each arrow thrown, whether or not its die is thrown again. */
  arrow: number;
  /** May dynamites be thrown again? */
  loose: boolean;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

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

const WIDTH = MOST_DICE + 1;
/** `CHANCES[thrown * WIDTH + n]`: the chance that n of so many dice show one face. */
const CHANCES = Float64Array.from({ length: WIDTH * WIDTH }, (_, i) => {
  const [thrown, n] = [Math.floor(i / WIDTH), i % WIDTH];
  let ways = 1;
  for (let k = 0; k < n; k++) ways *= (thrown - k) / (k + 1);
  return n > thrown ? 0 : (ways * (FACE_COUNT - 1) ** (thrown - n)) / FACE_COUNT ** thrown;
});

const meanAt = (face: number, lying: number, thrown: number): number => (face * WIDTH + lying) * WIDTH + thrown;

/**
 * Exact: the worth of keeping some dice and throwing the others, with every later throw made as well as it can be.
 * `keep(place, left)`: with `left` throws to come, the dice at `place` kept and the rest of them thrown.
 */
export class Expected {
  private readonly levels: Float64Array[] = [];
  private stakes!: Stakes;
  private dice = 0;
  /** By face, what so many dice of it are worth. */
  private readonly symbols: number[][] = Array.from({ length: FACE_COUNT }, () => new Array(MOST_DICE + 1).fill(0));
  /** By face, dice of it that lie and dice that are thrown once: what its symbols are worth on average. */
  private readonly means = new Float64Array(FACE_COUNT * WIDTH * WIDTH);

  /** Begins afresh; the stakes must not change while it is asked about them. */
  begin(stakes: Stakes, dice: number): this {
    this.stakes = stakes;
    this.dice = dice;
    this.levels.length = 0;
    const { symbols } = this;
    const dynamites = symbols[DYNAMITE];
    for (let n = EXPLOSION; n <= MOST_DICE; n++) dynamites[n] = -stakes.explosion;
    symbols[2] = stakes.ones;
    symbols[3] = stakes.twos;
    symbols[4] = stakes.beers;
    symbols[5] = stakes.gatlings;
    for (let face = DYNAMITE; face < FACE_COUNT; face++)
      for (let lying = 0; lying <= dice; lying++)
        for (let thrown = 0; thrown <= dice - lying; thrown++)
          this.means[meanAt(face, lying, thrown)] = this.mean(face, lying, thrown);
    return this;
  }

  private mean(face: number, lying: number, thrown: number): number {
    const worth = this.symbols[face];
    let sum = 0;
    for (let n = 0; n <= thrown; n++) sum += CHANCES[thrown * WIDTH + n] * worth[lying + n];
    return sum;
  }

  /** Worth of dice when the rest is thrown once more and then lies: the worth of a throw is the sum over its symbols. */
  private lastThrow(place: number): number {
    const { counts, size } = table();
    const list = counts[place];
    const thrown = this.dice - size[place];
    let sum = (-this.stakes.arrow * thrown) / FACE_COUNT;
    for (let face = DYNAMITE; face < FACE_COUNT; face++) sum += this.means[meanAt(face, list[face], thrown)];
    return sum;
  }

  stop(place: number): number {
    const { counts } = table();
    let sum = 0;
    for (let face = DYNAMITE; face < FACE_COUNT; face++) sum += this.symbols[face][counts[place][face]];
    return sum;
  }

  keep(place: number, left: number): number {
    if (left === 1) return this.lastThrow(place);
    while (this.levels.length < left) this.levels.push(this.level(this.levels.length));
    return this.levels[left - 1][place];
  }

  /** Worth of keeping, before a throw after which `later` more may follow. */
  private level(later: number): Float64Array {
    const { size, plus, end } = table();
    const worth = new Float64Array(end[this.dice]);
    if (later === 0) {
      for (let place = 0; place < worth.length; place++) worth[place] = this.lastThrow(place);
      return worth;
    }
    const best = this.bestOf(this.levels[later - 1]);
    for (let place = end[this.dice] - 1; place >= 0; place--) {
      if (size[place] === this.dice) {
        worth[place] = best[place];
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
        const lies = this.stop(place);
        if (lies > best[place] || counts[place][DYNAMITE] >= EXPLOSION) best[place] = lies;
      }
    return best;
  }
}
