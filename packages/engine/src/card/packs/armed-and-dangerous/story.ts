declare module '../../../kernel/story.ts' {
  interface Tellings {
    'flip-again': { seat: Seat };
    'bomb-ticks': { seat: Seat; count: number };
    'bomb-passes': { seat: Seat; to: Seat };
    'bomb-explodes': { seat: Seat };
  }

  interface Questions {
    /** `of` is who made the draw!, nobody where there is no seat. */
    'flip-again': { of?: Seat; card: Piece };
  }
}

export {};
