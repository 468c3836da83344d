import { PARTS, type Part } from '../beliefs/parts.ts';

/** What both games know of how players stand. */
export interface Stand {
  inPlay(seat: number): boolean;
  life(seat: number): number;
  activeSeat(): number;
}

/** Of each part: players left, their lives, the fewest of them. */
const COMMON = 3;

/** What the value of a position is judged by, when the roles are known; each game adds numbers of its own. */
export abstract class Features<G extends Stand> {
  readonly size: number;
  private readonly ofPart: number;
  /** Behind the parts: whose turn it is by part, how many were dealt of each, and what belongs to no single part. */
  private readonly turn: number;
  private readonly dealt: number;
  protected readonly others: number;

  /** `own`: numbers of a part beside those of both games; `others`: of no single part. */
  constructor(own: number, others = 0) {
    this.ofPart = COMMON + own;
    this.turn = PARTS.length * this.ofPart;
    this.dealt = this.turn + PARTS.length;
    this.others = this.dealt + PARTS.length;
    this.size = this.others + others;
  }

  /**
   * Adds the numbers of one player who is still there, from `at` on.
   * `before` others have their turn sooner; `weakest`: nobody of his part who came before him has as few lives.
   */
  protected abstract add(
    g: G,
    parts: readonly Part[],
    seat: number,
    before: number,
    weakest: boolean,
    at: number,
    into: Float64Array,
  ): void;

  /** The list is filled anew. */
  read(g: G, parts: readonly Part[], into: Float64Array): Float64Array {
    into.fill(0);
    const active = g.activeSeat();
    const { length } = parts;
    for (let i = 0, before = 0; i < length; i++) {
      const seat = active + i < length ? active + i : active + i - length;
      const part = parts[seat];
      into[this.dealt + part] += 0.5;
      if (!g.inPlay(seat)) continue;
      const at = part * this.ofPart;
      const life = g.life(seat);
      into[at] += 1;
      into[at + 1] += life / 4;
      const fewest = 1 / (1 + Math.max(0, life));
      const weakest = fewest > into[at + 2];
      if (weakest) into[at + 2] = fewest;
      this.add(g, parts, seat, before++, weakest, at + COMMON, into);
    }
    into[this.turn + parts[active]] = 1;
    return into;
  }
}
