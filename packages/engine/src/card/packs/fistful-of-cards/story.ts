declare module '../../../kernel/story.ts' {
  interface Tellings {
    'guess-right': { seat: Seat; card: Piece };
    'guess-wrong': { seat: Seat; card: Piece };
    'card-shot-off': { seat: Seat; card: Piece };
  }

  interface Questions {
    'guess-colour': object;
    exchange: object;
    'give-life': object;
  }
}

export {};
