declare module '../kernel/story.ts' {
  interface Tellings {
    /** `as` is what the card is played as, mostly itself; `against` what it answers, where it is an answer. */
    play: { seat: Seat; card: Piece; as: Def; against?: Def };
    'play-at': { seat: Seat; to: Seat; card: Piece; as: Def };
    /** Something in force or in front of a player is used; `card` is the piece, where it is one. */
    use: { seat: Seat; source: Def; card?: Piece; to?: Seat; against?: Def };
    ability: { seat: Seat; ability: Def; to?: Seat };
    copies: { seat: Seat; character: Def };
    'shot-missed': { seat: Seat; by?: Seat };
    'lose-life': { seat: Seat; count: number; cause?: Def };
    returns: { seat: Seat };
    'leaves-again': { seat: Seat };
    'extra-turn': { seat: Seat };
    reward: { seat: Seat; count: number };
    penalty: { seat: Seat };
    /** A card is turned up for a draw!, for nobody in particular where there is no seat. */
    flip: { seat?: Seat; for: Def; card: Piece };
    'flip-good': { seat: Seat };
    'flip-bad': { seat: Seat };
    draw: { seat: Seat; count: number };
    'ability-draw': { seat: Seat; count: number; ability: Def };
    'draw-from-discard': { seat: Seat; card: Piece };
    'take-from-hand': { seat: Seat; from: Seat };
    take: { seat: Seat; from: Seat; card: Piece };
    'gets-card': { seat: Seat; card: Piece };
    'store-take': { seat: Seat; card: Piece };
    /** Cards go from hand to hand unseen. */
    gives: { seat: Seat; to: Seat; count: number };
    /** One card, and what it is owed to. */
    'gives-due': { seat: Seat; to: Seat; due: Def };
    discard: { seat: Seat; card: Piece; against?: Def };
    'discard-count': { seat: Seat; count: number };
    'discards-of': { seat: Seat; to: Seat; card: Piece };
    reshuffle: object;
    'weapon-replaced': { seat: Seat; old: Piece; new: Piece };
    event: { event: Def; card: Piece };
  }

  interface Questions {
    'keep-character': object;
    'choose-character': object;
    draw: object;
    /** `must` is the card without which the turn cannot be ended; `surplus` so many cards would go at its end. */
    play: { must?: Piece; surplus?: number };
    discard: { count: number };
    /** An attack: `wants` a Missed! effect, or a card by its name, `wanted`; `hopeless` when there is nothing to answer with. */
    answer: { wants: 'effect' | 'card'; wanted?: Def; needed: number; hopeless: boolean };
    save: { needed: number; hopeless: boolean };
    'save-other': { of: Seat };
    escape: { by: Seat; card: Piece };
    'pick-flip': object;
    'pick-store': object;
    'give-card': { to: Seat };
    'hand-on': { card: Piece };
    'target-card': { of: Seat };
    'lay-order': object;
  }

  interface Refusals {
    'too-far': { seat: Seat; distance: number; reach: number };
    'bang-limit': object;
    'same-name-in-play': { card: Def };
    'not-the-sheriff': object;
    'not-in-play': { seat: Seat };
    /** Of nobody in particular where there is no seat: an empty pile. */
    'no-cards': { seat?: Seat };
    'no-target': object;
    'no-effect-left': object;
    'cannot-answer': { card: Def };
    'not-enough': { needed: number; have: number };
    'full-life': object;
    'two-players': object;
    'used-this-turn': object;
    'switched-off': { by?: Def };
    'laid-this-turn': object;
    immune: { seat: Seat };
    'forbidden-by-event': { by: Def };
    'wrong-card': { card: Def };
    'last-life': object;
    'not-in-hand': object;
    'not-there': object;
  }
}

export {};
