import { randomBytes } from 'node:crypto';
import type { Language } from '@sixgun/texts';
import type { Command } from 'commander';
import { InputError, parseBots, parseRecordFile, parseSeat, parseSeed } from '../input.ts';
import { play } from '../play.ts';
import { botNames, language, parseSetup, type Setup, withSetup } from './options.ts';

/** A deal nobody can search for: the whole key of the generator. */
const KEY_BYTES = 32;
const LONGEST_NAME = 40;
const NAMES = ['Ann', 'Ben', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope'];

function namesFor(text: string, players: number): string[] {
  const given = text.split(',').map((name) => name.trim());
  if (given.length > players) throw new InputError(`--names: there are ${given.length} names for ${players} players.`);
  if (given.some((name) => name.length > LONGEST_NAME))
    throw new InputError(`--names: a name has at most ${LONGEST_NAME} characters.`);
  return NAMES.slice(0, players).map((name, seat) => given[seat] || name);
}

/** `sixgun play`: a person and bots at a table in the terminal. */
export function addPlay(program: Command): void {
  withSetup(
    program
      .command('play')
      .description('play in the terminal against bots; without a terminal the bots play your seat as well'),
    { what: 'number of players', usual: '5' },
  )
    .addOption(language())
    .option('--seed <text>', 'deals the same game again')
    .option('--seat <letter>', 'your seat', 'A')
    .option('--names <list>', 'names of the players, separated by commas', '')
    .option('--bots <list>', `who plays the other seats, going round ${botNames}`, 'rule')
    .option('--record <file>', 'write the record of the game, also if you leave it')
    .option('--reasons', 'let bots say why they attack somebody', false)
    .action(
      async (
        options: Setup & {
          lang: Language;
          seed?: string;
          seat: string;
          names: string;
          bots: string;
          record?: string;
          reasons: boolean;
        },
      ) => {
        const setup = parseSetup(options);
        const players = setup.players.min;
        if (setup.players.max !== players)
          throw new InputError('--players: a game needs one number of players, not a range.');
        await play({
          ...setup,
          players,
          names: namesFor(options.names, players),
          seed: parseSeed(options.seed ?? randomBytes(KEY_BYTES).toString('hex')),
          seat: parseSeat(options.seat, players),
          language: options.lang,
          bots: parseBots(options.bots),
          record: parseRecordFile(options.record),
          reasons: options.reasons,
        });
      },
    );
}
