import { closeSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayerName, players as knownPlayers, type PlayerName } from '@sixgun/bots';
import { type GameName, gameKind, MoveError, type NewGame, newGame, RecordError } from '@sixgun/engine';

/** Something the user gave cannot be used: one sentence that names the place, and nothing more. */
export class InputError extends Error {}

const LONGEST_SENTENCE = 400;

/** Does something with what the user gave; the engine's refusal of it becomes a sentence about that place. */
export function fromInput<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || error instanceof RecordError || error instanceof MoveError)
      throw new InputError(`${place}: ${readable(error.message)}`);
    throw error;
  }
}

/** Quoted rubbish from a foreign file must not flood the terminal. */
function readable(message: string): string {
  const cut = message.length <= LONGEST_SENTENCE ? message : `${message.slice(0, LONGEST_SENTENCE)}…`;
  return cut.replace(/\p{Cc}+/gu, ' ');
}

/** No file that is meant for this program comes near it; a device that never ends is not read for ever. */
const LARGEST_FILE = 4_000_000;

export function readText(file: string): string {
  const text = readBounded(file).toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function readBounded(file: string): Buffer {
  const room = Buffer.alloc(LARGEST_FILE + 1);
  let used = 0;
  try {
    const open = openSync(file, 'r');
    try {
      let read = 0;
      do {
        read = readSync(open, room, used, room.length - used, null);
        used += read;
      } while (read > 0 && used < room.length);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    throw new InputError(`${file}: cannot be read (${codeOf(error)}).`);
  }
  if (used > LARGEST_FILE)
    throw new InputError(`${file}: is larger than ${LARGEST_FILE / 1e6} MB; that is neither a record nor scenarios.`);
  return room.subarray(0, used);
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`${file}: cannot be written (${codeOf(error)}).`);
  }
}

/** Finds out before long work, not after it; a file that is there stays as it is. */
export function requireWritable(file: string | undefined): void {
  if (file === undefined) return;
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new InputError(`${file}: cannot be written (${codeOf(error)}).`);
  }
}

/** The files named, and those with this ending in the folders named. */
export function filesIn(paths: readonly string[], ending: RegExp): string[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      const inside = readdirSync(path, { recursive: true, encoding: 'utf8' });
      return inside
        .filter((name) => ending.test(name))
        .sort()
        .map((name) => join(path, name));
    } catch (error) {
      throw new InputError(`${path}: cannot be read (${codeOf(error)}).`);
    }
  });
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

export function parseCount(place: string, text: string, min: number, max: number): number {
  const n = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max)) throw new InputError(`${place}: "${text}" is no number from ${min} to ${max}.`);
  return n;
}

export function parseGame(text: string): GameName {
  return fromInput('--game', () => {
    gameKind(text);
    return text as GameName;
  });
}

export interface Range {
  min: number;
  max: number;
}

/** A number of players or a range of them. */
export function parsePlayers(text: string, game: GameName): Range {
  const limits = gameKind(game).players;
  const m = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
  const min = Number(m?.[1]);
  const max = Number(m?.[2] ?? m?.[1]);
  const known = (n: number): boolean => n >= limits.min && n <= limits.max;
  if (!known(min) || !known(max))
    throw new InputError(
      `--players: "${text}" is no number of players; write one from ${limits.min} to ${limits.max}, or a range like 4-7.`,
    );
  if (min > max) throw new InputError(`--players: "${text}" runs backwards; write ${max}-${min}.`);
  return { min, max };
}

/** The part of a seed that people write; the generator is named by the program. */
export function parseSeed(text: string): string {
  if (!/^[\w.-]{1,80}$/.test(text))
    throw new InputError(
      `--seed: "${readable(text)}" is no seed; write at most 80 letters, digits, dots, dashes and underscores, like 12.`,
    );
  return text;
}

export function parseRecordFile(text: string | undefined): string | undefined {
  if (text === '') throw new InputError('--record: write the name of a file.');
  return text;
}

export function parsePacks(text: string): readonly string[] | 'all' {
  return text === 'all' ? 'all' : words(text);
}

export function parseVariants(text: string): Record<string, boolean | string> {
  return Object.fromEntries(
    words(text).map((word): [string, boolean | string] => {
      const [name, value] = word.split('=');
      return [name, value ?? true];
    }),
  );
}

export interface GivenSetup extends Required<Pick<NewGame, 'game' | 'packs' | 'variants'>> {
  players: Range;
}

/** An impossible set-up is the user's mistake and no failure of a game; the option to be changed is named. */
export function requirePlayable({ game, packs, variants, players }: GivenSetup): GivenSetup {
  for (let n = players.min; n <= players.max; n++) {
    fromInput('--packs', () => newGame({ game, packs, players: n, seed: 1 }));
    fromInput('--variants', () => newGame({ game, packs, variants, players: n, seed: 1 }));
  }
  return { game, packs, variants, players };
}

function playerNamed(place: string, name: string): PlayerName {
  if (isPlayerName(name)) return name;
  throw new InputError(
    `${place}: There is no bot called "${name}"; there are: ${Object.keys(knownPlayers).join(', ')}, and levels with a personality or up to 999999 playouts, like gunslinger-sly or legend:100.`,
  );
}

/** One name for all seats, or several that go round the table. */
export function parseBots(text: string): PlayerName[] {
  const names = words(text);
  if (names.length === 0) throw new InputError('--bots: name at least one.');
  return names.map((name) => playerNamed('--bots', name));
}

export function parseBot(place: string, text: string): PlayerName {
  const [name, ...more] = words(text);
  if (name === undefined || more.length > 0) throw new InputError(`${place}: name one player.`);
  return playerNamed(place, name);
}

/** Some of what there is, in its order. */
export function parseSome<T extends string>(place: string, text: string, known: readonly T[]): T[] {
  const names = words(text);
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined || names.length === 0)
    throw new InputError(`${place}: "${unknown ?? text}" is none of these: ${known.join(', ')}.`);
  return known.filter((one) => names.includes(one));
}

export function parseSeat(text: string, players: number): number {
  const seat = /^[A-Ha-h]$/.test(text) ? text.toUpperCase().charCodeAt(0) - 65 : -1;
  if (seat < 0 || seat >= players)
    throw new InputError(`--seat: "${text}" is no seat of a game of ${players}; the first is A.`);
  return seat;
}
