import type { UnfinishedKey } from '@sixgun/engine';

/** What a player can read about one card, character, role, event or variant. */
export interface CardText {
  readonly name: string;
  /** The few words printed on the card face. */
  readonly line: string;
  /** The whole rule; for a role, its goal. */
  readonly text: string;
  readonly rulings: readonly string[];
}

/** A pack in a language other than English: a missing or surplus key fails the build, but an unfinished pack may lack some. */
export type Translated<Key extends string, Unfinished extends string = UnfinishedKey> = Readonly<
  Record<Exclude<Key, Unfinished>, CardText> & Partial<Record<Extract<Key, Unfinished>, CardText>>
>;
