declare module '../../../kernel/story.ts' {
  interface Tellings {
    spares: { seat: Seat; to: Seat };
    'hands-on': { seat: Seat; to: Seat; card: Piece };
  }

  interface Questions {
    spare: object;
    'robbed-card': { card: Piece };
  }
}

export {};
