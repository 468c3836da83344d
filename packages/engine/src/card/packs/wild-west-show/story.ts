declare module '../../../kernel/story.ts' {
  interface Tellings {
    'turn-skipped': { seat: Seat };
    'discard-hand': { seat: Seat };
    'seats-swapped': { seat: Seat; to: Seat; event: Def };
    'names-card': { seat: Seat; to: Seat; card: Def };
    'shows-hand': { seat: Seat };
    'roles-dealt-again': object;
    repeats: { seat: Seat; card: Piece; to?: Seat };
  }

  interface Questions {
    'new-characters': object;
    /** `at` is the player at whom the card has to be played. */
    obey: { by: Seat; card: Def; at?: Seat };
  }
}

export {};
