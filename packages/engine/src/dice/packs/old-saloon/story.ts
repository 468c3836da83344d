declare module '../../../kernel/story.ts' {
  interface Tellings {
    'arrow-given': { seat: Seat; to: Seat; ability: Def };
    'chief-taken': { seat: Seat; from: Seat; ability: Def };
    'step-in': { seat: Seat; to: Seat; count: number; ability: Def };
    /** `die` counts from 1. */
    'die-turned': { seat: Seat; die: number };
    'new-sheriff': { seat: Seat; old: Seat };
    'arrows-swapped': { seat: Seat; to: Seat };
  }

  interface Questions {
    'step-in': { of: Seat; count: number };
    'return-arrows': object;
    'turn-die': object;
    'swap-arrows': object;
    rescue: object;
  }
}

export {};
