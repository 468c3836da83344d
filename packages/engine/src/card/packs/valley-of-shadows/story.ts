declare module '../../../kernel/story.ts' {
  interface Tellings {
    lays: { seat: Seat; card: Piece };
  }

  interface Questions {
    'lay-card': object;
    'take-laid': object;
    'pass-cards': { to: Seat; count: number };
    'discard-one': object;
    'discard-or-lose': { count: number };
    'join-beer': { by: Seat };
  }
}

export {};
