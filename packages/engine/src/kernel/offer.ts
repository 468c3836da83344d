import type { Refusal } from './story.ts';

/** A pick is one number: what kind of thing it names, and which one. A move is a line of picks. */
export const KIND = {
  hand: 1,
  play: 2,
  ability: 3,
  seat: 4,
  word: 5,
  as: 6,
  copy: 7,
  name: 8,
  dice: 9,
  die: 10,
  effect: 11,
} as const;
export type PickKind = (typeof KIND)[keyof typeof KIND];

const SHIFT = 12;
const VALUE = (1 << SHIFT) - 1;

export const kindOf = (pick: number): PickKind => (pick >> SHIFT) as PickKind;
export const pickValue = (pick: number): number => pick & VALUE;

export const handCard = (piece: number): number => (KIND.hand << SHIFT) | piece;
export const laidCard = (piece: number): number => (KIND.play << SHIFT) | piece;
export const ability = (def: number): number => (KIND.ability << SHIFT) | def;
export const seatPick = (seat: number): number => (KIND.seat << SHIFT) | seat;
export const word = (index: number): number => (KIND.word << SHIFT) | index;
export const usedAs = (def: number): number => (KIND.as << SHIFT) | def;
export const copyOf = (def: number): number => (KIND.copy << SHIFT) | def;
export const nameOf = (def: number): number => (KIND.name << SHIFT) | def;
/** The effect of a card, without the card. */
export const effectOf = (def: number): number => (KIND.effect << SHIFT) | def;
export const diceMask = (mask: number): number => (KIND.dice << SHIFT) | mask;
export const dieAt = (position: number): number => (KIND.die << SHIFT) | position;

/** Words every game has; a game appends its own. */
export const WORD = { pass: 0, end: 1, hand: 2, deck: 3, discard: 4, yes: 5, no: 6 } as const;
export const COMMON_WORDS = ['pass', 'end', 'hand', 'deck', 'discard', 'yes', 'no'] as const;

export const PASS = word(WORD.pass);
export const END = word(WORD.end);
export const RANDOM_CARD = word(WORD.hand);
export const FROM_DECK = word(WORD.deck);
export const FROM_DISCARD = word(WORD.discard);
export const YES = word(WORD.yes);
export const NO = word(WORD.no);

/** Something that is not offered, and why. */
export interface Refused {
  line: number[];
  refusal: Refusal;
}

/** An option has at most this many picks; then a mark that more are needed. */
export const PICKS = 5;
const STRIDE = PICKS + 1;

/** What one seat may do now. Reused from decision to decision; nothing of it lies in the state. */
export class Offer {
  n = 0;
  /** Whom it was made to. */
  seat = -1;
  explain = false;
  /** Picks already made of the move in preparation. */
  draft: readonly number[] = [];
  private head0 = 0;
  private head1 = 0;
  private head2 = 0;
  private head3 = 0;
  readonly data: number[] = [];
  readonly refused: Refused[] = [];

  reset(seat: number, explain: boolean, draft: readonly number[]): void {
    this.n = 0;
    this.seat = seat;
    this.explain = explain;
    this.draft = draft;
    if (this.refused.length > 0) this.refused.length = 0;
  }

  /** A move that is complete with these picks. */
  add(p0: number, p1 = 0, p2 = 0, p3 = 0, p4 = 0): void {
    this.write(p0, p1, p2, p3, p4, 0);
  }

  /** The beginning that the following `finish` calls share; none where the move has begun already. */
  under(p0 = 0, p1 = 0, p2 = 0, p3 = 0): void {
    this.head0 = p0;
    this.head1 = p1;
    this.head2 = p2;
    this.head3 = p3;
  }

  /** A whole move: the shared beginning and up to two more picks, one after a beginning of four. */
  finish(a = 0, b = 0): void {
    const { head0, head1, head2, head3 } = this;
    if (head0 === 0) this.write(a, b, 0, 0, 0, 0);
    else if (head1 === 0) this.write(head0, a, b, 0, 0, 0);
    else if (head2 === 0) this.write(head0, head1, a, b, 0, 0);
    else if (head3 === 0) this.write(head0, head1, head2, a, b, 0);
    else this.write(head0, head1, head2, head3, a, 0);
  }

  /** Refuses the shared beginning, or what would follow it. */
  refuse(refusal: Refusal, ...rest: number[]): void {
    const head = [this.head0, this.head1, this.head2, this.head3].filter((pick) => pick !== 0);
    this.refused.push({ line: [...head, ...rest], refusal });
  }

  /** Picks after which the same seat goes on choosing; a draft until then. */
  more(p0: number, p1 = 0, p2 = 0, p3 = 0, p4 = 0): void {
    this.write(p0, p1, p2, p3, p4, 1);
  }

  no(refusal: Refusal, ...line: number[]): void {
    this.refused.push({ line, refusal });
  }

  /** The option these picks are, or the longest begun one they go on from; -1 if they are in no option. */
  find(picks: readonly number[]): number {
    let best = -1;
    let length = 0;
    for (let i = 0; i < this.n; i++) {
      const own = this.begins(i, picks);
      if (own < 0) continue;
      if (!this.isDraft(i)) {
        if (own === picks.length) return i;
      } else if (own > length) {
        best = i;
        length = own;
      }
    }
    return best;
  }

  /** How many picks this option has if the given ones begin with them, else -1. */
  private begins(i: number, picks: readonly number[]): number {
    for (let k = 0; k < PICKS; k++) {
      const pick = this.data[i * STRIDE + k];
      if (pick === 0) return k;
      if (pick !== picks[k]) return -1;
    }
    return PICKS;
  }

  isDraft(i: number): boolean {
    return this.data[i * STRIDE + PICKS] === 1;
  }

  pick(i: number, k: number): number {
    return this.data[i * STRIDE + k];
  }

  line(i: number): number[] {
    const { data } = this;
    const first = i * STRIDE;
    // Written out for the usual lengths: every move that is made comes through here.
    if (data[first + 1] === 0) return data[first] === 0 ? [] : [data[first]];
    if (data[first + 2] === 0) return [data[first], data[first + 1]];
    if (data[first + 3] === 0) return [data[first], data[first + 1], data[first + 2]];
    let end = first + 4;
    while (end < first + PICKS && data[end] !== 0) end++;
    return data.slice(first, end);
  }

  private write(p0: number, p1: number, p2: number, p3: number, p4: number, draft: number): void {
    const data = this.data;
    const at = this.n++ * STRIDE;
    data[at] = p0;
    data[at + 1] = p1;
    data[at + 2] = p2;
    data[at + 3] = p3;
    data[at + 4] = p4;
    data[at + PICKS] = draft;
  }
}
