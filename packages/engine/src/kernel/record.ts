import type { Game } from './game.ts';
import { LONGEST_LINE, LONGEST_RECORD, parseMove, quoted, splitLines, splitWords, withoutComment } from './lines.ts';
import { type GameName, letter, type SetupOptions } from './rules.ts';

/** Records of another version of the rules may play differently; they say so instead. */
export const ENGINE_VERSION = '5';

export interface Header extends SetupOptions {
  names: string[];
  seed: string;
  engine: string;
  /** What each seat brings from the game before: role and character, and whether it was out at the end. */
  previous: PreviousSeat[];
  /** Where the seed comes from, if it was dealt so that nobody could choose it. */
  dealing?: Dealing;
  /** Fingerprint of the position the moves lead to, once the game is over. */
  end?: string;
}

/** The parts of a fair deal: what was promised before it, and what opens the promise. */
export interface Dealing {
  /** Number of the game, so that no promise serves for two. */
  id: string;
  commitment: string;
  secret: string;
  /** By seat; null where none was given in time or nobody sits. */
  salts: (string | null)[];
}

export interface PreviousSeat {
  role: string;
  character: string;
  dead: boolean;
}

/** What a game must be able to do to be recorded. */
export interface GameKind {
  /** Deals the game its header names; `sink` hears the deal itself. */
  start(header: Header, sink?: Game['sink']): Game;
}
export type GameKinds = Readonly<Partial<Record<GameName, GameKind>>>;

export class RecordError extends Error {
  readonly line: number;
  constructor(line: number, message: string, options?: ErrorOptions) {
    super(`Line ${line}: ${message}`, options);
    this.line = line;
  }
}

/** What other rules have dealt may play differently under these. */
export class OtherRules extends RecordError {}

/** What a fair deal rests on: the header of the record without its seed and what the seed is made of. */
export const headLines = (header: Header): string[] => [...setupLines(header), engineLine(header)];

const engineLine = ({ engine }: Header): string => `Engine: ${engine}`;

function setupLines(header: Header): string[] {
  const variants = Object.entries(header.variants).map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [
    `Game: ${header.game}`,
    `Packs: ${header.packs.join(' ')}`,
    `Variants: ${variants.join(' ')}`.trimEnd(),
    `Seats: ${header.names.map((name, seat) => `${letter(seat)}=${name.replace(/[,\s]+/g, '_')}`).join(', ')}`,
    ...(header.previous.length === 0 ? [] : [`Previous: ${header.previous.map(previousText).join(' ')}`]),
  ];
}

const dealingLines = ({ id, commitment, secret, salts }: Dealing): string[] => [
  `Deal: ${id}`,
  `Commitment: ${commitment}`,
  `Secret: ${secret}`,
  `Salts: ${salts.map((salt) => salt ?? NO_SALT).join(',')}`,
];

export function writeRecord(header: Header, lines: readonly string[]): string {
  const { seed, dealing, end } = header;
  const head = [
    ...setupLines(header),
    ...(dealing === undefined ? [] : dealingLines(dealing)),
    `Seed: ${seed}`,
    engineLine(header),
    ...(end === undefined ? [] : [`End: ${end}`]),
  ];
  return `${head.join('\n')}\n\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Stands for a salt that was not given. */
export const NO_SALT = '-';

const previousText = (seat: PreviousSeat): string => `${seat.role}/${seat.character}${seat.dead ? '/dead' : ''}`;

export interface ParsedRecord {
  header: Header;
  moves: { line: number; seat: number; tokens: string[] }[];
  /** Line of a header key, so that what turns out to be wrong with it later can be found. */
  lineOf(key: HeaderKey): number;
}

const KEYS = [
  'Game',
  'Packs',
  'Variants',
  'Seats',
  'Previous',
  'Deal',
  'Commitment',
  'Secret',
  'Salts',
  'Seed',
  'Engine',
  'End',
] as const;
export type HeaderKey = (typeof KEYS)[number];
const isKey = (text: string): text is HeaderKey => (KEYS as readonly string[]).includes(text);

type Fields = Map<HeaderKey, { line: number; value: string }>;

export function parseRecord(text: string): ParsedRecord {
  if (text.length > LONGEST_RECORD)
    throw new RecordError(1, `a record has at most ${LONGEST_RECORD} characters; this text has ${text.length}.`);
  const lines = splitLines(text.startsWith('\uFEFF') ? text.slice(1) : text);
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0)
    throw new RecordError(
      long + 1,
      `a line of a record has at most ${LONGEST_LINE} characters; this one has ${lines[long].length}.`,
    );
  const fields: Fields = new Map();
  let i = 0;
  for (; i < lines.length && (fields.size === 0 || lines[i].trim() !== ''); i++) {
    const line = withoutComment(lines[i], true);
    if (line !== '') addField(fields, i + 1, line);
  }
  const moves: ParsedRecord['moves'] = [];
  for (; i < lines.length; i++) {
    const line = withoutComment(lines[i]);
    if (line === '') continue;
    const move = parseMove(line);
    if (move === null)
      throw new RecordError(
        i + 1,
        `${quoted(line)} is no move; a move is a seat, a colon and its tokens, like "A: bang B".`,
      );
    moves.push({ line: i + 1, ...move });
  }
  return { header: parseHeader(fields), moves, lineOf: (key) => fields.get(key)?.line ?? 1 };
}

function addField(fields: Fields, at: number, line: string): void {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(0, colon));
  if (!/^[A-Za-z]+$/.test(key))
    throw new RecordError(at, `${quoted(line)} is no header line; a record begins with lines like "Game: card".`);
  if (!isKey(key)) throw new RecordError(at, `${quoted(key)} is no header key; there are: ${KEYS.join(', ')}.`);
  const before = fields.get(key);
  if (before !== undefined) throw new RecordError(at, `"${key}:" stands in line ${before.line} already.`);
  fields.set(key, { line: at, value: line.slice(colon + 1).trim() });
}

function parseHeader(fields: Fields): Header {
  const need = (key: HeaderKey): { line: number; value: string } => {
    const field = fields.get(key);
    if (field === undefined) throw new RecordError(1, `the header has no "${key}:" line.`);
    if (field.value === '') throw new RecordError(field.line, `"${key}:" is empty.`);
    return field;
  };
  const list = (key: HeaderKey): string[] => splitWords(fields.get(key)?.value ?? '');
  const { line, value: game } = need('Game');
  if (game !== 'card' && game !== 'dice')
    throw new RecordError(line, `${quoted(game)} is no game; there are: card, dice.`);
  const names = parseSeats(need('Seats'));
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
    seed: need('Seed').value,
    engine: need('Engine').value,
    previous: parsePrevious(list('Previous'), fields.get('Previous')?.line ?? 1, names.length),
    ...parseDealing(fields, need, names.length),
    ...(fields.has('End') ? { end: hex(need('End'), END_DIGITS) } : {}),
  };
}

const DEALING_KEYS = ['Deal', 'Commitment', 'Secret', 'Salts'] as const;
const HASH_DIGITS = 64;
const SALT_DIGITS = 32;
const END_DIGITS = 16;

function hex({ line, value }: { line: number; value: string }, digits: number): string {
  if (value.length !== digits || !/^[0-9a-f]*$/.test(value))
    throw new RecordError(line, `${quoted(value)} should be ${digits} hexadecimal digits in small letters.`);
  return value;
}

/** All four keys of a fair deal, or none. */
function parseDealing(
  fields: Fields,
  need: (key: HeaderKey) => { line: number; value: string },
  players: number,
): { dealing?: Dealing } {
  if (!DEALING_KEYS.some((key) => fields.has(key))) return {};
  const [id, commitment, secret, salts] = DEALING_KEYS.map(need);
  const given = salts.value.split(',').map((salt) => salt.trim());
  if (given.length !== players)
    throw new RecordError(salts.line, `"Salts:" has ${given.length} entries for ${players} seats.`);
  return {
    dealing: {
      id: id.value,
      commitment: hex(commitment, HASH_DIGITS),
      secret: hex(secret, HASH_DIGITS),
      salts: given.map((value) => (value === NO_SALT ? null : hex({ line: salts.line, value }, SALT_DIGITS))),
    },
  };
}

function parseSeats({ line, value }: { line: number; value: string }): string[] {
  return value.split(',').map((entry, seat) => {
    const text = entry.trim();
    if (!text.startsWith(`${letter(seat)}=`))
      throw new RecordError(
        line,
        `${quoted(text)} stands where seat ${letter(seat)} should; write the seats in their order, like "A=Ann, B=Ben, C=Cora".`,
      );
    return text.slice(2);
  });
}

function parsePrevious(texts: readonly string[], line: number, players: number): PreviousSeat[] {
  if (texts.length !== 0 && texts.length !== players)
    throw new RecordError(line, `"Previous:" has ${texts.length} entries for ${players} seats.`);
  return texts.map((text) => {
    const [role, character, dead, ...rest] = text.split('/');
    const wellFormed = role !== '' && character !== undefined && (dead ?? 'dead') === 'dead' && rest.length === 0;
    if (!wellFormed)
      throw new RecordError(
        line,
        `${quoted(text)} is no seat of the game before; write role/character or role/character/dead.`,
      );
    return { role, character, dead: dead !== undefined };
  });
}
