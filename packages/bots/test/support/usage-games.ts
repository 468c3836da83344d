import { fastRng, type NewGame, nextBelow, packs, variantChoices, variantNames } from '@sixgun/engine';
import { players } from '../../src/index.ts';
import { playBots } from './play.ts';
import { Usage } from './usage.ts';

const PACKS = packs.map(({ id }) => id);
/** Options of the sets that are watched come oftener than the others. */
const OWN = ['shadow-gunslingers', 'shadows-rest', 'international-edition', 'own-station'];
/** So many set-ups: all options would be more rules than the engine keeps. */
const SETUPS = 48;

/** All packs, every number of players; every other game has options drawn by chance. */
export function usageSetup(game: number): NewGame {
  const setup = game % SETUPS;
  const players = 3 + (setup % 6);
  const rng = fastRng(`options${setup}`);
  const drawn = variantNames.map((name): [string, boolean | string] => {
    const values = variantChoices[name];
    const on = nextBelow(rng, OWN.includes(name) ? 2 : 4) === 0;
    return [name, on && values !== undefined ? values[nextBelow(rng, values.length)] : on];
  });
  // Without the cards of the simplified game there is not everything to use.
  const variants = setup % 2 === 0 ? {} : { ...Object.fromEntries(drawn), simplified: false };
  return { packs: PACKS, players, variants, seed: game, rng: 'fast' };
}

export interface GameReport {
  usage: Usage;
  decisions: number;
  longest: { game: number; decisions: number };
  failures: string[];
}

/** Rule bots play these games, and what they use is counted. */
export function playUsage(from: number, games: number, usage = new Usage()): GameReport {
  const report: GameReport = { usage, decisions: 0, longest: { game: -1, decisions: 0 }, failures: [] };
  for (let game = from; game < from + games; game++) {
    try {
      const { decisions } = playBots(usageSetup(game), () => players.rule, usage);
      report.decisions += decisions;
      if (decisions > report.longest.decisions) report.longest = { game, decisions };
    } catch (error) {
      report.failures.push(`game ${game}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return report;
}
