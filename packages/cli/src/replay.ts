import {
  type GameEvent,
  gameKind,
  gameKinds,
  type Hear,
  type Match,
  MoveError,
  parseRecord,
  RecordError,
  replay as replayRecord,
  splitLines,
} from '@sixgun/engine';
import { Teller } from '@sixgun/narration';
import { type Language, loadTexts, type Texts } from '@sixgun/texts';
import { fromInput, InputError, readText } from './input.ts';
import { positionOf, positionText } from './position.ts';
import { refusalText } from './refusal.ts';
import { Words } from './words.ts';

export interface ReplayOptions {
  /** Plays only this many moves. */
  to?: number;
  hash: boolean;
  json: boolean;
  story: boolean;
  language: Language;
}

/** Plays a record and prints where it leads: the end, or the position to go on from. */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const texts = await loadTexts(options.language);
  const english = await loadTexts('en');
  const events: GameEvent[] = [];
  const match = openRecord(file, options.to, english, options.story ? (event) => events.push(event) : null);
  for (const line of storyOf(match, events, texts)) (options.json ? console.error : console.log)(line);
  const position = positionOf(match);
  const { hash } = position;
  if (options.json) console.log(JSON.stringify(options.hash ? { hash } : position));
  else console.log(options.hash ? hash : positionText(position));
}

function storyOf({ game: { rules }, header }: Match, events: readonly GameEvent[], texts: Texts): string[] {
  const teller = new Teller(new Words(texts, rules, header.names).names);
  return [...events.flatMap((event) => teller.hear(event)), ...teller.rest()];
}

function openRecord(file: string, to: number | undefined, english: Texts, hear: Hear | null): Match {
  const text = readText(file);
  return fromInput(file, () => {
    try {
      return replayRecord(to === undefined ? text : cut(file, text, to), gameKinds, hear);
    } catch (error) {
      if (!(error instanceof RecordError && error.cause instanceof MoveError)) throw error;
      const { header } = parseRecord(text);
      const words = new Words(english, gameKind(header.game).empty(header).rules, header.names);
      throw new RecordError(error.line, refusalText(words, error.cause));
    }
  });
}

/** A record cut anywhere is a position. */
function cut(file: string, text: string, to: number): string {
  const { moves } = parseRecord(text);
  if (to > moves.length) throw new InputError(`${file}: the record has ${moves.length} moves, not ${to}.`);
  const end = to === moves.length ? Number.POSITIVE_INFINITY : moves[to].line - 1;
  return splitLines(text).slice(0, end).join('\n');
}
