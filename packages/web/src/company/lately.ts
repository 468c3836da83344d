/** How long a bubble stays, in milliseconds. */
const STAYS = 4000;

/** For how long something heard at this moment is still shown, wherever it is drawn anew meanwhile; 0: it is over. */
export const staysFor = (heard: number, now = Date.now()): number => Math.max(0, STAYS - Math.max(0, now - heard));
