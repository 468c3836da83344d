import type { CardKey } from '@sixgun/engine';

/** What a card, a piece of equipment or an ability is for, as far as a simple player cares. */
export type Use =
  | 'shoot'
  | 'shoot-somebody'
  | 'duel'
  | 'harm'
  | 'sweep'
  | 'strip-all'
  | 'rob'
  | 'lock'
  | 'fuse'
  | 'heal'
  | 'heal-all'
  | 'mend'
  | 'revive'
  | 'draw'
  | 'buy-card'
  | 'share'
  | 'shuffle-hands'
  | 'again'
  | 'weapon'
  | 'equip'
  | 'reload'
  | 'load-off'
  | 'shoot-again'
  | 'see-far'
  | 'train'
  | 'dodge'
  | 'trade'
  | 'bleed'
  | 'act';

export interface Note {
  /** From 0 (throw it away) to 10 (take it first). */
  worth: number;
  /** What it does when it is played or bought; of a character what its move does. */
  use: Use;
  /** What its move does while it lies in front of its owner, where that is something else. */
  acts?: Use;
  /** How much better it makes a BANG! card. */
  boost?: number;
  /** Lives it brings, 1 unless told. */
  lives?: number;
  /** Keeps its owner in the game when he has no life left. */
  keeps?: boolean;
  /** Does nothing while only two are left. */
  idleForTwo?: boolean;
}

/** What the table says about content, by its key; what it leaves open is read off the card itself. */
export type Notes = Readonly<Partial<Record<CardKey, Partial<Note>>>>;
