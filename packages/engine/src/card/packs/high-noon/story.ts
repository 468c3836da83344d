declare module '../../../kernel/story.ts' {
  interface Tellings {
    'names-suit': { seat: Seat; suit: 'spades' | 'hearts' | 'diamonds' | 'clubs' };
    'new-identity': { seat: Seat; character: Def };
  }

  interface Questions {
    'discard-blue': object;
    'name-suit': object;
    'new-identity': object;
  }
}

export {};
