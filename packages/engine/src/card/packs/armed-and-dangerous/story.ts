declare module '../../../kernel/story.ts' {
  interface Tellings {
    'flip-again': { seat: Seat };
    'bomb-ticks': { seat: Seat; count: number };
    'bomb-passes': { seat: Seat; to: Seat };
    'bomb-explodes': { seat: Seat };
    /** Load tokens are put on a player's character, on a card. */
    loads: { seat: Seat; count: number };
    'loads-card': { seat: Seat; card: Piece; count: number };
    /** Load tokens are paid from a player's character, from a card. */
    'pays-load': { seat: Seat; count: number };
    'pays-load-card': { seat: Seat; card: Piece; count: number };
    /** Load tokens are taken from a player and his cards. */
    rusts: { seat: Seat; count: number };
  }

  interface Questions {
    /** `of` is who made the draw!, nobody where there is no seat. */
    'flip-again': { of?: Seat; card: Piece };
    /** Where the next of so many tokens goes. */
    load: { count: number };
    /** What the next of so many tokens is paid from. */
    'pay-load': { count: number };
    /** Pay for a stronger card? */
    upgrade: { card: Piece; price: number };
    'further-target': { card: Piece };
    'pay-for-card': { ability: Def; price: number };
    /** Does a card aimed at a player do nothing? */
    ignore: { by: Seat; card: Piece };
  }

  interface Refusals {
    /** No more load tokens can be put here. */
    'no-room': object;
  }
}

export {};
