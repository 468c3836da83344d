import type { CardGame } from '../table/game.ts';

/** A card off the deck is drawn; it has gone elsewhere and the next one comes up; or there is no other one. */
export type Diversion = 'drawn' | 'next' | 'none';

/**
 * What is told at once, in the middle of an act: a hook may change the state and the answer, but cannot ask anybody.
 * One that answers nothing leaves the answer as it was. The comment says whose hooks are told.
 */
export interface Moments {
  /** self: a card of phase 1 has come to my hand, counted from 1; the answer is how many follow. */
  drawn: (left: number, g: CardGame, me: number, piece: number, index: number) => number | undefined;
  /** table: a card is about to go to the pile; true when it has gone elsewhere instead. */
  discarded: (gone: boolean, g: CardGame, me: number, piece: number, owner: number) => boolean | undefined;
  /** table: a card comes off the deck. */
  turnedUp: (way: Diversion, g: CardGame, me: number, piece: number) => Diversion | undefined;
  /** self: I have used a card of my hand of my own will in another's turn. */
  spent: (cards: number, g: CardGame, me: number) => void;
  /** table: a card of this seat over the hand limit is gone; a frame pushed here runs before the next one is chosen. */
  surplus: (cards: number, g: CardGame, me: number, seat: number) => void;
  /** table: somebody has played a card of his hand as this definition, at his turn, as an answer or to save himself. */
  played: (cards: number, g: CardGame, me: number, seat: number, def: number) => void;
  /** table: this seat is out of the game from now on, by a death or without one. */
  left: (seats: number, g: CardGame, me: number, seat: number) => void;
}
