import type { Game } from './game.ts';
import { type GameName, letter, type SetupOptions } from './rules.ts';

/** Records of another version of the rules may play differently; they say so instead. */
export const ENGINE_VERSION = '1';

export interface Header extends SetupOptions {
  names: string[];
  seed: string;
  engine: string;
  /** What each seat brings from the game before: role and character, and whether it was out at the end. */
  previous: PreviousSeat[];
}

export interface PreviousSeat {
  role: string;
  character: string;
  dead: boolean;
}

/** What a game must be able to do to be recorded. */
export interface GameKind {
  start(header: Header): Game;
}
export type GameKinds = Readonly<Partial<Record<GameName, GameKind>>>;

export class RecordError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`);
    this.line = line;
  }
}

export function writeRecord(header: Header, lines: readonly string[]): string {
  const variants = Object.entries(header.variants).map(([name, value]) => (value === true ? name : `${name}=${value}`));
  const head = [
    `Game: ${header.game}`,
    `Packs: ${header.packs.join(' ')}`,
    `Variants: ${variants.join(' ')}`.trimEnd(),
    `Seats: ${header.names.map((name, seat) => `${letter(seat)}=${name.replace(/[,\s]+/g, '_')}`).join(', ')}`,
    ...(header.previous.length === 0 ? [] : [`Previous: ${header.previous.map(previousText).join(' ')}`]),
    `Seed: ${header.seed}`,
    `Engine: ${header.engine}`,
  ];
  return `${head.join('\n')}\n\n${lines.map((line) => `${line}\n`).join('')}`;
}

const previousText = (seat: PreviousSeat): string => `${seat.role}/${seat.character}${seat.dead ? '/dead' : ''}`;

function parsePrevious(text: string): PreviousSeat {
  const [role, character, dead] = text.split('/');
  return { role, character: character ?? '', dead: dead === 'dead' };
}

export interface ParsedRecord {
  header: Header;
  moves: { line: number; seat: number; tokens: string[] }[];
}

const KEYS = ['Game', 'Packs', 'Variants', 'Seats', 'Previous', 'Seed', 'Engine'];

export function parseRecord(text: string): ParsedRecord {
  const lines = text.split(/\r?\n/);
  const fields = new Map<string, string>();
  let i = 0;
  for (; i < lines.length && lines[i].trim() !== ''; i++) {
    const m = /^([A-Za-z]+):\s*(.*)$/.exec(lines[i].replace(/\s+#.*$/, ''));
    if (m === null)
      throw new RecordError(i + 1, `"${lines[i]}" is no header line; a record begins with lines like "Game: card".`);
    if (!KEYS.includes(m[1]))
      throw new RecordError(i + 1, `"${m[1]}" is no header key; there are: ${KEYS.join(', ')}.`);
    fields.set(m[1], m[2].trim());
  }
  const moves: ParsedRecord['moves'] = [];
  for (; i < lines.length; i++) {
    const line = lines[i].replace(/#.*$/, '').trim();
    if (line === '') continue;
    const m = /^([A-H]):\s*(\S.*)$/.exec(line);
    if (m === null)
      throw new RecordError(i + 1, `"${line}" is no move; a move is a seat, a colon and its tokens, like "A: bang B".`);
    moves.push({ line: i + 1, seat: m[1].charCodeAt(0) - 65, tokens: m[2].split(/\s+/) });
  }
  return { header: parseHeader(fields), moves };
}

function parseHeader(fields: ReadonlyMap<string, string>): Header {
  const need = (key: string): string => {
    const value = fields.get(key);
    if (value === undefined) throw new RecordError(1, `the header has no "${key}:" line.`);
    return value;
  };
  const list = (key: string): string[] => (fields.get(key) ?? '').split(/\s+/).filter((word) => word !== '');
  const game = need('Game');
  if (game !== 'card' && game !== 'dice') throw new RecordError(1, `"${game}" is no game; there are: card, dice.`);
  const names = need('Seats')
    .split(/,\s*/)
    .map((seat) => seat.replace(/^[A-H]=/, ''));
  const variants = list('Variants').map((word): [string, boolean | string] => {
    const [name, value] = word.split('=');
    return [name, value ?? true];
  });
  return {
    game,
    packs: list('Packs'),
    variants: Object.fromEntries(variants),
    players: names.length,
    names,
    seed: need('Seed'),
    engine: need('Engine'),
    previous: list('Previous').map(parsePrevious),
  };
}
