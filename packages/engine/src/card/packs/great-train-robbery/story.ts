declare module '../../../kernel/story.ts' {
  interface Tellings {
    spares: { seat: Seat; to: Seat };
    'hands-on': { seat: Seat; to: Seat; card: Piece };
    'train-moves': { station: Def };
    'train-arrives': object;
    locomotive: { engine: Def };
    'takes-wagon': { seat: Seat; card: Piece };
    /** A shot at one player goes to another. */
    diverts: { seat: Seat; to: Seat };
    swaps: { seat: Seat; to: Seat; own: Piece; card: Piece };
  }

  interface Questions {
    spare: object;
    'robbed-card': { card: Piece };
    /** `must` when the train was moved for it. */
    'take-wagon': { must: boolean };
    /** Which other card goes for what this one does. */
    'discard-for': { card: Piece };
    'discard-own': object;
    'give-away': object;
    'take-discarded': object;
    'choose-wagon': object;
    'full-steam': object;
    map: object;
    divert: { by: Seat };
    'swap-for': { card: Piece };
    'trade-card': object;
  }

  interface Refusals {
    /** The wagon stands at no station. */
    'no-station': object;
    /** No wagon could be paid for. */
    'no-wagon': object;
  }
}

export {};
