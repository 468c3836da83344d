declare module '../kernel/story.ts' {
  interface Tellings {
    /** `dice` is the set of those thrown, `faces` what they show. */
    throw: { seat: Seat; dice: number; faces: readonly number[] };
    shot: { seat: Seat; to: Seat; count: number };
    beer: { seat: Seat; to: Seat };
    gatling: { seat: Seat };
    'gatling-hit': { seat: Seat; by: Seat; count: number };
    indians: object;
    'indians-hit': { seat: Seat; count: number };
    explosion: { seat: Seat };
    'dynamite-hit': { seat: Seat; count: number };
    arrow: { seat: Seat };
    'arrow-back': { seat: Seat; count: number };
    gift: { seat: Seat; to: Seat; ability: Def };
    power: { seat: Seat; role: Def };
    overruled: { role: Def };
    'gain-spoiled': { seat: Seat; count: number };
    ghost: { seat: Seat };
    token: { seat: Seat; to: Seat; face: number };
    'token-back': { seat: Seat };
    chief: { seat: Seat };
    'chief-back': { seat: Seat };
    'saloon-die': { seat: Seat; die: Def };
    'bullet-hit': { seat: Seat; count: number };
  }

  interface Questions {
    'saloon-die': object;
    roll: object;
    reroll: object;
    'broken-arrow': object;
    arrow: object;
    /** `given` symbols have been used so far, `shares` of them by seat. */
    shot: { given: number; shares: readonly number[] };
    beer: { given: number; shares: readonly number[] };
    end: object;
    'ghost-face': object;
    'ghost-token': object;
    'role-thrown': object;
    'role-last': { of: Seat };
    'role-gain': { of: Seat };
    'role-dying': object;
    'role-revealed': { of: Seat };
  }

  interface Refusals {
    eliminated: object;
    'dynamite-locked': object;
    'no-throws-left': object;
    'no-arrow': object;
    'no-beer': object;
    'no-such-face': object;
    'wrong-time': object;
    'once-per-turn': object;
    'once-per-game': object;
    'once-per-throw': object;
    'same-player': object;
    'not-your-dice': object;
    'no-such-die': object;
    'base-dice-only': object;
    'no-chief': object;
    'pile-empty': object;
    'only-rolled': object;
    'not-shown': object;
    'no-power': object;
    'not-in-this-game': object;
  }
}

export {};
