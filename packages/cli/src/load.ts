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

/** Whether the server is there, and tells what only tests may know, is found out before anybody plays. */
async function requireTestServer(url: string): Promise<void> {
  const asked = new URL('test/log/none', url.endsWith('/') ? url : `${url}/`);
  const answer = await fetch(asked).catch(() => null);
  if (answer === null)
    throw new InputError(`--url: no server answers at ${url}; start one with SIXGUN_TEST=1 npm start.`);
  if (!answer.ok)
    throw new InputError(`--url: the server at ${url} does not run with SIXGUN_TEST=1; start it with that.`);
}

/** Plays many tables on a running server and says how long everything takes. */
export async function load(command: LoadCommand, progress: (text: string) => void): Promise<LoadReport> {
  const { setup, ...rest } = command;
  const { game, packs, variants, players } = setup;
  if (players.min !== players.max) throw new InputError('--players: a load needs one number of players, not a range.');
  await requireTestServer(rest.url);
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
