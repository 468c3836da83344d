import { type Frame, memory } from '../../kernel/frame.ts';
import { handCard, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import type { Step } from '../author/definition.ts';
import type { CardGame } from '../table/game.ts';
import { FLIP } from '../table/layout.ts';

/** A hook on `flipped` sets this as the frame's answer to have the whole draw! made again. */
export const REPEAT = 7;

/** The cards of one draw!; `card` is the one that counts. */
const turnedUp = memory;

/** draw!: turn cards up, choose the one that counts, let others meddle. Answers the card that counts, -1 if there is none. */
export const flipProgram = program<CardGame, 'turn' | 'choose' | 'meddle' | 'again' | 'done'>('card/draw!', {
  turn(g, f) {
    const n = f.me < 0 ? 1 : g.askSeat(g.q.flips, 1, f.me);
    const cards: number[] = [];
    for (let i = 0; i < n; i++) {
      const piece = g.nextCard();
      if (piece < 0) break;
      g.move(piece, FLIP, g.everyone);
      g.tell({ what: 'flip', seat: f.me < 0 ? undefined : f.me, for: f.src, card: piece });
      cards.push(piece);
    }
    f.mem = cards;
    f.card = cards.length === 0 ? -1 : cards[0];
  },
  choose: {
    about: () => ({ ask: 'pick-flip' }),
    who: (_g, f) => (turnedUp(f).length > 1 ? only(f.me) : 0),
    offer(_g, f, _seat, o) {
      for (const piece of turnedUp(f)) o.add(handCard(piece));
    },
    take(_g, f, _seat, line) {
      f.card = pickValue(line[0]);
    },
  },
  meddle(g, f) {
    f.ret = 0;
    if (f.card >= 0) g.fire(g.after.flipped, f);
  },
  again(g, f) {
    if (f.ret !== REPEAT) return;
    for (const piece of turnedUp(f)) g.discard(piece);
    f.step = flipProgram.at.turn;
  },
  done(g, f) {
    g.end(f, f.card);
  },
});

/** Makes a draw!; the card that counts is the answer of the frame above, to be let go with `release`. */
export function flip(g: CardGame, seat: number, src: number): void {
  g.push(flipProgram, seat).src = src;
}

/** A claim is settled when the effect that asked for the draw! is over; the card lies open until then. */
const claimProgram = program<CardGame, 'take'>('card/claim', {
  take(g, f) {
    if (g.inPlay(f.me)) {
      g.tell({ what: 'gets-card', seat: f.me, card: f.card });
      g.move(f.card, g.rules.hand + f.me, g.everyone);
    } else g.discard(f.card);
    g.end(f, f.ret);
  },
});

/** Cards this player is about to get. */
export function claimsOf(g: CardGame, seat: number): number {
  return g.s.stack.filter((f) => f.prog === claimProgram.id && f.me === seat).length;
}

const topOf = (g: CardGame): Frame => g.s.stack[g.s.stack.length - 1];

/** Whoever has a claim to a turned card, -1 for nobody; nobody has one to a card that nobody drew. */
const claimant = (g: CardGame, piece: number, by: number, counted: boolean): number =>
  by >= 0 ? g.askTable(g.q.claimed, -1, piece, by, counted) : -1;

function claim(g: CardGame, piece: number, taker: number): void {
  g.slipUnder(g.effectAt(), claimProgram, taker).card = piece;
}

const isClaimed = (g: CardGame, piece: number): boolean =>
  g.s.stack.some((f) => f.prog === claimProgram.id && f.card === piece);

/** The card that counted goes to the pile, or waits for whoever has a claim to it; the others of its draw! go before it. */
export function release(g: CardGame, piece: number, by = topOf(g).me): void {
  if (piece < 0) return;
  const lie = g.zone(FLIP);
  if (lie.length !== 1 || lie[0] !== piece) return releaseAll(g, [piece], by);
  const taker = claimant(g, piece, by, true);
  if (taker >= 0) claim(g, piece, taker);
  else g.discard(piece);
}

/** The same for a draw! of which several cards counted. */
export function releaseAll(g: CardGame, counted: readonly number[], by: number): void {
  const spare = g.zone(FLIP).filter((other) => !counted.includes(other) && !isClaimed(g, other));
  const left: number[] = [];
  for (const piece of counted) {
    const taker = claimant(g, piece, by, true);
    if (taker >= 0) claim(g, piece, taker);
    else left.push(piece);
  }
  for (const other of spare) {
    const also = claimant(g, other, by, false);
    if (also >= 0) claim(g, other, also);
    else g.discard(other);
  }
  for (const piece of left) g.discard(piece);
}

/** Steps of an answer that depends on a draw!: one effect if the card is right. */
export function drawCheck(right: (g: CardGame, piece: number) => boolean): readonly Step[] {
  return [
    (g, f) => flip(g, f.me, f.src),
    (g, f) => {
      const good = f.ret >= 0 && right(g, f.ret);
      g.tell({ what: good ? 'flip-good' : 'flip-bad', seat: f.me });
      release(g, f.ret);
      g.end(f, good ? 1 : 0);
    },
  ];
}

export const isDiamond = (g: CardGame, piece: number): boolean => g.suit(piece) === 'D';

export const isHeart = (g: CardGame, piece: number): boolean => g.suit(piece) === 'H';
