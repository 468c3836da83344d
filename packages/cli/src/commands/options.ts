import { players } from '@sixgun/bots';
import { type GameName, gameKinds } from '@sixgun/engine';
import { languages } from '@sixgun/texts';
import { type Command, Option } from 'commander';
import { type GivenSetup, parseGame, parsePacks, parsePlayers, parseVariants, requirePlayable } from '../input.ts';

/** Exit code of a command that has run and found something wrong. */
export const FAILED = 1;
export const MOST_GAMES = 100_000_000;
export const MOST_THREADS = 64;

export const language = (): Option =>
  new Option('--lang <language>', 'language of the texts').choices(languages).default('en');

const perGame = (names: (kind: (typeof gameKinds)[GameName]) => readonly string[]): string =>
  Object.entries(gameKinds)
    .map(([game, kind]) => `${game}: ${names(kind).join(' ')}`)
    .join('; ');
export const botNames = `(${Object.keys(players).join(', ')})`;

/** The set-up options that several commands share. */
export function withSetup(command: Command, players: { what: string; usual: string }): Command {
  return command
    .option('--game <game>', 'card or dice', 'card')
    .option('--packs <list>', `packs in play, or "all"; ${perGame((kind) => kind.packs)}`, 'base')
    .option('--variants <list>', `as name or name=value; ${perGame((kind) => kind.variants)}`, '')
    .option('--players <n>', players.what, players.usual);
}

export interface Setup {
  game: string;
  packs: string;
  variants: string;
  players: string;
}

export function parseSetup({ game, packs, variants, players }: Setup): GivenSetup {
  const name = parseGame(game);
  return requirePlayable({
    game: name,
    packs: parsePacks(packs),
    variants: parseVariants(variants),
    players: parsePlayers(players, name),
  });
}
