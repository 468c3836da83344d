import { cardOptions, cardPacks } from './card-options.ts';
import { diceModules, diceReadings } from './dice-options.ts';
import { readLevels, type Strength, writtenLevels } from './levels.ts';

/** What a link to a set-up carries: the kind of game and all that belongs to it. */
export interface LinkedSetup {
  game: 'card' | 'dice';
  players: number;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  /** Missing in links from before there were levels. */
  strength?: Strength;
}

const MIN_PLAYERS = 3;
const MAX_PLAYERS = 8;
const OWN = ['game', 'players', 'packs', 'bots'];

const written = (value: boolean | string): string => (value === true ? 'yes' : String(value));

export function linkTo({ game, players, packs, variants, strength }: LinkedSetup): string {
  const query = new URLSearchParams({ game, players: String(players) });
  if (packs.length > 0) query.set('packs', packs.join(' '));
  for (const [name, value] of Object.entries(variants)) if (value !== false) query.set(name, written(value));
  if (strength !== undefined) query.set('bots', writtenLevels(strength, players));
  return `setup?${query}`;
}

function readVariant(game: 'card' | 'dice', name: string, value: string): boolean | string | null {
  if (game === 'dice') {
    const known = ([...diceModules, ...diceReadings] as readonly string[]).includes(name);
    if (name === 'special-roles' && value === 'mixed') return value;
    return known && value === 'yes' ? true : null;
  }
  const option = cardOptions.find((each) => each.name === name);
  if (option === undefined) return null;
  if (option.choices === undefined) return value === 'yes' ? true : null;
  return option.choices.includes(value) ? value : null;
}

/** Reads such a link; what this version does not know is named and left out. Null if it is no link to a set-up. */
export function readLink(query: string): { setup: LinkedSetup; unknown: string[] } | null {
  const given = new URLSearchParams(query);
  const game = given.get('game');
  const players = Number(given.get('players'));
  if (game !== 'card' && game !== 'dice') return null;
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) return null;
  const unknown: string[] = [];
  const known: readonly string[] = cardPacks;
  const packs = (given.get('packs') ?? '').split(' ').filter((pack) => {
    if (pack !== '' && !known.includes(pack)) unknown.push(pack);
    return known.includes(pack);
  });
  const variants: Record<string, boolean | string> = {};
  for (const [name, value] of given) {
    if (OWN.includes(name)) continue;
    const read = readVariant(game, name, value);
    if (read === null) unknown.push(name);
    else variants[name] = read;
  }
  const bots = given.get('bots');
  if (bots === null) return { setup: { game, players, packs, variants }, unknown };
  const { strength, unknown: strangers } = readLevels(bots);
  return { setup: { game, players, packs, variants, strength }, unknown: [...unknown, ...strangers] };
}
