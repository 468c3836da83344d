declare module '../../../kernel/story.ts' {
  interface Tellings {
    lays: { seat: Seat; card: Piece };
  }

  interface Questions {
    'lay-card': object;
    'take-laid': object;
    'pass-cards': { to: Seat; count: number };
  }
}

export {};
