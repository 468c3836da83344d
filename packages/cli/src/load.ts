import { gameKind } from '@sixgun/engine';
import { type LoadReport, loadText, runLoad } from '@sixgun/server';
import { type GivenSetup, InputError } from './input.ts';

export interface LoadCommand {
  url: string;
  tables: number;
  setup: GivenSetup;
  pace: number;
  seconds: number;
  drop: number;
}

const HOLD = 500;

/** Plays many tables on a running server and says how long everything takes. */
export async function load(command: LoadCommand, progress: (text: string) => void): Promise<LoadReport> {
  const { setup, ...rest } = command;
  const { game, packs, variants, players } = setup;
  if (players.min !== players.max) throw new InputError('--players: a load needs one number of players, not a range.');
  return runLoad(
    {
      ...rest,
      random: Math.random,
      setup: {
        name: 'Load',
        game,
        players: players.min,
        packs: packs === 'all' ? [...gameKind(game).packs] : [...packs],
        variants: { ...variants },
        pace: 'off',
        hold: HOLD,
        open: false,
        spectators: true,
        openDead: true,
        phrasesOnly: false,
        hints: false,
        coverLevel: 'rule',
      },
    },
    progress,
  );
}

export { loadText };
