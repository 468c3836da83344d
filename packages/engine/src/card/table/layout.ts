export const LIFE = 0;
export const MAX = 1;
/** 0 when out, 1 when in the game, 2 when in the game without life for one turn, 3 when a card keeps one there. */
export const IN = 2;
export const KEPT = 3;
export const BANGS = 3;
/** When a seat went out: 1 for the first; 0 while it never has. */
export const OUT = 4;
/** 1 while the role lies face up. */
export const SHOWN = 5;
export const SEAT_COLUMNS = ['life', 'max', 'in', 'bangs', 'out', 'shown'] as const;

export const LOAD = 0;
/** Load tokens an orange card is laid with. */
export const FULL_LOAD = 3;
/** Laid in the present turn. */
export const FRESH = 1;
export const TOKEN_COLUMNS = ['load', 'fresh'] as const;

export const ACTIVE = 0;
export const PHASE = 1;
export const ROUND = 2;
export const OUTS = 3;
/** Whose turn starts a round. */
export const STARTER = 4;
/** Seats whose ability and cards in play count for nothing in the present shot, as a set. */
export const STRIPPED = 5;
export const VARS = ['active', 'phase', 'round', 'outs', 'starter', 'stripped'] as const;

export const PHASES = ['setup', 'start', 'draw', 'play', 'discard', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const DECK = 0;
export const DISCARD = 1;
/** Cards turned up by draw!, until the effect that asked for it is over. */
export const FLIP = 2;
/** Cards turned up for everybody to choose from. */
export const STORE = 3;
/** Cards one player looks at. */
export const LOOK = 4;
/** Cards laid face down for a common effect. */
export const LAID = 5;
export const CHARACTERS = 6;
export const ROLES = 7;
/** Out of the game. */
export const BOX = 8;
export const TABLE_ZONES = ['deck', 'discard', 'flip', 'store', 'look', 'laid', 'characters', 'roles', 'box'] as const;
export const SEAT_ZONES = ['hand', 'play', 'role', 'character'] as const;
