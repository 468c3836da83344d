/** What a player can read about one card, character, role, event or variant. */
export interface CardText {
  readonly name: string;
  /** The few words printed on the card face. */
  readonly line: string;
  /** The whole rule; for a role, its goal. */
  readonly text: string;
  readonly rulings: readonly string[];
}
