declare module '../../../kernel/story.ts' {
  interface Tellings {
    /** `to` is the player it is laid before or used on, where one was chosen with the purchase. */
    buys: { seat: Seat; card: Piece; price: number; to?: Seat };
    'forces-off': { seat: Seat; to: Seat; card: Piece; price: number };
    /** Equipment comes off its deck unseen. */
    'turns-gear': { seat: Seat; card: Piece };
    nuggets: { seat: Seat; count: number };
  }

  interface Questions {
    /** Equipment that was not chosen asks what to do with it. */
    'use-gear': { card: Piece };
    'pick-counted': { count: number };
    'discard-drawn': object;
  }
}

export {};
