/** `npm run test:full`: every check at every decision of every game, which takes hours. */
const FULL = process.env.SIXGUN_FULL === '1';
/** `npm run test:quick`: the same tests on a few games, for the work in between. */
export const QUICK = process.env.SIXGUN_QUICK === '1';

export const GAMES = QUICK ? 1_500 : 20_000;

/** How many of the games are checked at every decision, where `npm test` checks this many. */
export const thoroughly = (games: number): number => (FULL ? GAMES : QUICK ? Math.ceil(games / 10) : games);
