import { dangerousWeapon } from '../orange.ts';

/** The target's ability and cards in play count for nothing. */
export const bigFifty = dangerousWeapon('big-fifty', 'QS', 6, { strips: true });
