import type { Frame } from '../../kernel/frame.ts';
import type { CardGame } from '../table/game.ts';
import type { Aim } from './definition.ts';
import type { Immunity, Rule } from './why.ts';

/** Pure folds: whoever asks may ask as often as he likes. The comment says whose hooks are asked. */
export interface Queries {
  /** self: how far I see others. */
  sees: (distance: number, g: CardGame, me: number) => number;
  /** target: how far others see me. */
  seenAt: (distance: number, g: CardGame, me: number) => number;
  /** self: reach of my weapon. */
  range: (range: number, g: CardGame, me: number) => number;
  /** self: BANG! cards allowed a turn. */
  bangLimit: (limit: number, g: CardGame, me: number) => number;
  /** self: Missed! effects needed against my attack. */
  missesNeeded: (needed: number, g: CardGame, me: number, attack: Frame) => number;
  /** self: cards I may keep. */
  handLimit: (limit: number, g: CardGame, me: number) => number;
  /** self: names my card counts as. */
  countsAs: (names: number, g: CardGame, me: number) => number;
  /** self: cards I turn up for one draw!. */
  flips: (count: number, g: CardGame, me: number) => number;
  /** self: cards of my phase 1. */
  drawCount: (count: number, g: CardGame, me: number) => number;
  /** self: lives I could get back right now when losing the last one, without the cards that are `gone`. */
  rescues: (count: number, g: CardGame, me: number, gone: readonly number[]) => number;
  /** table: is this source switched off? */
  switchedOff: (off: boolean, g: CardGame, me: number, seat: number, def: number, piece: number) => boolean;
  /** table: where a card taken from the table goes instead of the hand. */
  takenTo: (zone: number, g: CardGame, me: number, piece: number) => number;
  /** table: the seat that will take the card `by` has turned up once the effect is over, -1 for the pile; `counted` if it was the one chosen. */
  claimed: (seat: number, g: CardGame, me: number, piece: number, by: number, counted: boolean) => number;
  /** table: who sees the cards of this hand. */
  handSeenBy: (seats: number, g: CardGame, me: number, seat: number) => number;
  /** table: does a player who is out come back for his turn? */
  mayReturn: (back: boolean, g: CardGame, me: number, seat: number) => boolean;
  /** table: 1 when turns go clockwise, -1 against the clock. */
  direction: (way: number, g: CardGame, me: number) => number;
  /** table: the pile phase 1 draws from. */
  drawsFrom: (zone: number, g: CardGame, me: number, seat: number) => number;
  /** table: why this seat may not play this card (as this definition) now. */
  forbids: (why: Rule, g: CardGame, me: number, seat: number, piece: number, def: number) => Rule;
  /** target: why this player's card has no power over me, whatever it is used for. */
  immune: (why: Immunity, g: CardGame, me: number, by: number, piece: number) => Immunity;
  /** target: why a card cannot be played at me for what it is, or is played as: `aim` tells (`isAimOf`). */
  sheltered: (why: Immunity, g: CardGame, me: number, piece: number, aim: Aim | undefined) => Immunity;
  /** table: who has won, 0 while nobody has. */
  winners: (seats: number, g: CardGame, me: number) => number;
  /** table: the suit a card counts as. */
  suit: (suit: string, g: CardGame, me: number, piece: number) => string;
  /** table: cards of this seat's phase 1 before its own abilities change the number. */
  drawBase: (count: number, g: CardGame, me: number, seat: number) => number;
  /** table: how far two players sit apart before anything changes it. */
  apart: (distance: number, g: CardGame, me: number) => number;
  /** table: the card this seat has to play before it may end its turn, -1 for none. */
  mustPlay: (piece: number, g: CardGame, me: number, seat: number) => number;
  /** table: why this seat may not use this card in any way now; `names` is what it would be used as. */
  forbidsUse: (why: Rule, g: CardGame, me: number, seat: number, piece: number, names: number) => Rule;
  /** self: names this very card counts as, whatever it is called. */
  renamed: (names: number, g: CardGame, me: number, piece: number) => number;
  /** self: 1 if I cannot answer with this card for its effect. */
  barred: (barred: number, g: CardGame, me: number, piece: number) => number;
  /** self: cards I start the game with. */
  firstHand: (count: number, g: CardGame, me: number) => number;
  /** table: the seat that takes what `from` discards over the hand limit, -1 for the pile. */
  surplusTo: (seat: number, g: CardGame, me: number, from: number) => number;
  /** table: does this player in play count as one whom the law has to outlive? */
  alive: (counts: boolean, g: CardGame, me: number, seat: number) => boolean;
  /** table: the role this player wins or loses with. */
  allegiance: (role: string, g: CardGame, me: number, seat: number) => string;
  /** self: lives I get from what is drunk as a Beer; `piece` is the card, if it is one. */
  beerHeals: (lives: number, g: CardGame, me: number, piece: number) => number;
}
