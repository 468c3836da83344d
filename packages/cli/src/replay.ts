import {
  type Game,
  type GameKinds,
  gameKinds,
  type Match,
  MoveError,
  parseRecord,
  RecordError,
  replay as replayRecord,
  splitLines,
} from '@sixgun/engine';
import { type Language, loadTexts } from '@sixgun/texts';
import { fromInput, InputError, readText } from './input.ts';
import { positionOf, positionText } from './position.ts';
import { refusalText } from './refusal.ts';
import { opening, storyteller } from './story.ts';
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
  const story: string[] = [];
  const listen = (g: Game, header: Match['header']): Explain => {
    if (options.story) listenTo(g, new Words(texts, g.rules, header.names), story);
    const words = new Words(english, g.rules, header.names);
    return (refused) => refusalText(g, words, refused);
  };
  const match = openRecord(file, options.to, listen);
  for (const line of story) (options.json ? console.error : console.log)(line);
  const position = positionOf(match);
  const { hash } = position;
  if (options.json) console.log(JSON.stringify(options.hash ? { hash } : position));
  else console.log(options.hash ? hash : positionText(position));
}

function listenTo(g: Game, words: Words, story: string[]): void {
  const narrate = storyteller(words);
  story.push(...opening(g, words));
  g.sink = (event) => {
    const line = narrate(event);
    if (line !== null) story.push(line);
  };
}

type Explain = (refused: MoveError) => string;
type Listen = (g: Game, header: Match['header']) => Explain;

function openRecord(file: string, to: number | undefined, listen: Listen): Match {
  const text = readText(file);
  let explain: Explain = ({ message }) => message;
  const kinds = heard((g, header) => {
    explain = listen(g, header);
  });
  return fromInput(file, () => {
    try {
      return replayRecord(to === undefined ? text : cut(file, text, to), kinds);
    } catch (error) {
      if (!(error instanceof RecordError && error.cause instanceof MoveError)) throw error;
      throw new RecordError(error.line, explain(error.cause));
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

/** The same games, listened to from their first decision on. */
function heard(listen: (g: Game, header: Match['header']) => void): GameKinds {
  return Object.fromEntries(
    Object.entries(gameKinds).map(([name, kind]) => [
      name,
      {
        start(header: Match['header']) {
          const g = kind.start(header);
          listen(g, header);
          return g;
        },
      },
    ]),
  );
}
