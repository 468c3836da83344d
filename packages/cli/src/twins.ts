import type { Playable } from '@sixgun/bots';
import { type Game, KIND, kindOf, type Offer, pickValue, type Rules } from '@sixgun/engine';

/**
 * Copies that share a name share a token, so a record cannot tell them apart and its replay takes the first of them.
 * A game that is played without a record must do the same, or recording it would change it.
 * It stands before the game instead of changing it: a game with a method of its own runs a seventh slower.
 */
export class FirstOfTwins implements Playable {
  private readonly g: Game;
  private readonly doubled: Uint8Array;
  private offered: Offer | null = null;

  constructor(g: Game) {
    this.g = g;
    this.doubled = doubledPieces(g.rules);
  }

  get s(): Game['s'] {
    return this.g.s;
  }

  get asked(): number {
    return this.g.asked;
  }

  get standing(): number {
    return this.g.standing;
  }

  prompt(): string {
    return this.g.prompt();
  }

  offer(seat: number): Offer {
    this.offered = this.g.offer(seat);
    return this.offered;
  }

  choose(seat: number, index: number): void {
    const o = this.offered;
    this.g.choose(seat, o !== null && this.mayHaveTwin(o, index) ? firstTwin(this.g, o, index) : index);
  }

  private mayHaveTwin(o: Offer, index: number): boolean {
    for (let k = 0; k < PICKS; k++) {
      const pick = o.pick(index, k);
      if (pick === 0) return false;
      const kind = kindOf(pick);
      if (kind === KIND.play || (kind === KIND.hand && this.doubled[pickValue(pick)] === 1)) return true;
    }
    return false;
  }
}

const PICKS = 5;
const known = new WeakMap<Rules, Uint8Array>();

/** Of each piece, 1 if another one has the same token. */
function doubledPieces(rules: Rules): Uint8Array {
  let doubled = known.get(rules);
  if (doubled === undefined) {
    doubled = Uint8Array.from(rules.faces, (face, i) =>
      Number(rules.faces.some((other, k) => k !== i && sameFace(face, other))),
    );
    known.set(rules, doubled);
  }
  return doubled;
}

type Face = Rules['faces'][number];
const sameFace = (a: Face, b: Face): boolean => a.def === b.def && a.rank === b.rank && a.suit === b.suit;

function firstTwin(g: Game, o: Offer, index: number): number {
  for (let i = 0; i < index; i++) if (areTwins(g, o, i, index)) return i;
  return index;
}

/** The same tokens, told by their numbers. */
function areTwins(g: Game, o: Offer, a: number, b: number): boolean {
  for (let k = 0; k < PICKS; k++) {
    const one = o.pick(a, k);
    const other = o.pick(b, k);
    if (one !== other && !shareToken(g, one, other)) return false;
    if (one === 0) return true;
  }
  return true;
}

function shareToken({ rules, s }: Game, one: number, other: number): boolean {
  const a = pickValue(one);
  const b = pickValue(other);
  if (kindOf(one) !== kindOf(other)) return false;
  switch (kindOf(one)) {
    case KIND.hand:
      return sameFace(rules.faces[a], rules.faces[b]);
    case KIND.play:
      return (
        rules.faces[a].def === rules.faces[b].def && rules.zones[s.where[a]].owner === rules.zones[s.where[b]].owner
      );
    default:
      return false;
  }
}
