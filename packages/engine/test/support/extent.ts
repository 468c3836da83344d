const QUICK = process.env.SIXGUN_QUICK === '1';
const FULL = process.env.SIXGUN_FULL === '1';

/** A count of random games or positions: few in `npm run test:quick`, hours of them in `npm run test:full`. */
export const extent = (quick: number, usual: number, full: number): number => (FULL ? full : QUICK ? quick : usual);

/** Few games need not come to everything there is. */
export const comesToEverything = !QUICK;

export const GAMES = Number(process.env.SIXGUN_GAMES ?? extent(300, 20_000, 20_000));
