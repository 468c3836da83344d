import { readChance } from './anew.ts';
import type { GameEvent } from './events.ts';
import { shortened } from './lines.ts';
import { Match, PLAY_ON, SAY } from './match.ts';
import { MoveError } from './notation.ts';
import {
  ENGINE_VERSION,
  type GameKind,
  type GameKinds,
  type Header,
  type HeaderKey,
  OtherRules,
  type ParsedRecord,
  parseRecord,
  RecordError,
} from './record.ts';
import { letter } from './rules.ts';

/** Listens to a match: what happens, and how many lines its record has by then. */
export type Hear = (event: GameEvent, lines: number) => void;

/** A match from its deal on; what the rules refuse of its header is a RangeError. */
export function deal(header: Header, kinds: GameKinds, hear: Hear | null = null): Match {
  const kind = kinds[header.game];
  if (kind === undefined) throw new RangeError(`The game "${header.game}" cannot be played here.`);
  let match: Match | null = null;
  const sink = hear === null ? null : (event: GameEvent) => hear(event, match?.lines.length ?? 0);
  match = new Match(header, kind.start(header, sink));
  return match;
}

/** Plays a record through; a record cut anywhere gives the position to go on from. */
export function replay(text: string, kinds: GameKinds, hear: Hear | null = null, made: Match['made'] = null): Match {
  const record = parseRecord(text);
  const { header, moves, lineOf } = record;
  if (header.engine !== ENGINE_VERSION)
    throw new OtherRules(
      lineOf('Engine'),
      `this record needs version ${header.engine} of the rules; this is version ${ENGINE_VERSION}.`,
    );
  const kind = kinds[header.game];
  if (kind === undefined) throw new RecordError(lineOf('Game'), `the game "${header.game}" cannot be played here.`);
  const match = start(kinds, kind, record, hear);
  match.made = made;
  let waiting: Waiting | null = null;
  for (const move of moves) {
    if (waiting !== null && waiting.seat !== move.seat) throw unfinished(match, waiting);
    playLine(match, move, waiting);
    waiting = match.isBegun(move.seat) ? (waiting ?? move) : null;
  }
  if (waiting !== null) throw unfinished(match, waiting);
  return match;
}

type Waiting = ParsedRecord['moves'][number];

const lineText = ({ seat, tokens }: Waiting): string => `${letter(seat)}: ${shortened(tokens.join(' '))}`;

function unfinished(match: Match, move: Waiting): RecordError {
  const next = match.next(move.seat).join(', ');
  return new RecordError(move.line, `"${lineText(move)}" is no whole move; it goes on with one of: ${next}.`);
}

function playLine(match: Match, move: Waiting, waiting: Waiting | null): void {
  const { line, seat, tokens } = move;
  const { players } = match.header;
  if (seat >= players) throw new RecordError(line, `there is no seat ${letter(seat)} in a game of ${players}.`);
  if (match.game.s.over) throw new RecordError(line, 'the game is already over.');
  try {
    if (tokens.length === 1 && tokens[0] === SAY) match.say(seat);
    else if (tokens[0] === PLAY_ON) match.playOn(seat, chanceIn(move));
    else match.play(seat, tokens);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    if (waiting !== null) throw unfinished(match, waiting);
    throw new RecordError(line, error.message, { cause: error });
  }
}

function chanceIn({ line, tokens: [, text, ...more] }: Waiting): readonly number[] {
  const chance = text === undefined ? [] : readChance(text);
  if (chance === null || more.length > 0)
    throw new RecordError(line, `"${PLAY_ON}" stands alone or with 32 hexadecimal digits in small letters.`);
  return chance;
}

/** Starts the game; what its rules refuse is blamed on the line of the header it stands in. */
function start(kinds: GameKinds, kind: GameKind, { header, lineOf }: ParsedRecord, hear: Hear | null): Match {
  try {
    return deal(header, kinds, hear);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RecordError(lineOf(blamed(kind, header)), error.message);
  }
}

/** The first part of the header with which a plain game can no longer be started. */
function blamed(kind: GameKind, header: Header): HeaderKey {
  const { packs, variants, seed } = header;
  const plain: Header = { ...header, packs: ['base'], variants: {}, seed: 'fast:1', previous: [] };
  const attempts: readonly [HeaderKey, Partial<Header>][] = [
    ['Seats', {}],
    ['Packs', { packs }],
    ['Variants', { packs, variants }],
    ['Seed', { packs, variants, seed }],
  ];
  const found = attempts.find(([, given]) => {
    try {
      kind.start({ ...plain, ...given });
      return false;
    } catch {
      return true;
    }
  });
  return found?.[0] ?? 'Previous';
}
