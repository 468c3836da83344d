import type { Game } from './game.ts';
import { KIND, kindOf, type Offer, PICKS, pickValue } from './offer.ts';
import type { Face, Rules } from './rules.ts';

/**
 * Copies that share a name share a token, so a record cannot tell them apart and its replay takes the first of them.
 * The game must do the same, or recording it would change it.
 */
export function firstTwin(g: Game, o: Offer, index: number): number {
  if (!mayHaveTwin(g.doubled, o, index)) return index;
  for (let i = 0; i < index; i++) if (areTwins(g, o, i, index)) return i;
  return index;
}

const known = new WeakMap<Rules, Uint8Array>();

/** Of each piece, 1 if another one has the same token. */
export function doubledPieces(rules: Rules): Uint8Array {
  let doubled = known.get(rules);
  if (doubled === undefined) {
    doubled = Uint8Array.from(rules.faces, (face, i) =>
      Number(rules.faces.some((other, k) => k !== i && sameFace(face, other))),
    );
    known.set(rules, doubled);
  }
  return doubled;
}

const sameFace = (a: Face, b: Face): boolean => a.def === b.def && a.rank === b.rank && a.suit === b.suit;

function mayHaveTwin(doubled: Uint8Array, o: Offer, index: number): boolean {
  for (let k = 0; k < PICKS; k++) {
    const pick = o.pick(index, k);
    if (pick === 0) return false;
    const kind = kindOf(pick);
    if (kind === KIND.play || (kind === KIND.hand && doubled[pickValue(pick)] === 1)) return true;
  }
  return false;
}

/** The same tokens, told by their numbers. */
function areTwins(g: Game, o: Offer, a: number, b: number): boolean {
  if (o.isDraft(a) !== o.isDraft(b)) return false;
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

/** The rest of a move after one of its cards gave way to its twin: where it names the one, the other is meant. */
export function exchanged(rest: readonly number[], from: readonly number[], to: readonly number[]): number[] {
  const list = rest.slice();
  for (let k = 0; k < from.length; k++) {
    const [one, other] = [from[k], to[k]];
    if (one === other) continue;
    for (let i = 0; i < list.length; i++) {
      if (list[i] === one) list[i] = other;
      else if (list[i] === other) list[i] = one;
    }
  }
  return list;
}
