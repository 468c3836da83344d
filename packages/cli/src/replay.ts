import { type Game, type GameKinds, gameKinds, type Match, parseRecord, replay as replayRecord } from '@sixgun/engine';
import { type Language, loadTexts } from '@sixgun/texts';
import { fromInput, InputError, readText } from './input.ts';
import { positionOf, positionText } from './position.ts';
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
  const texts = options.story ? await loadTexts(options.language) : null;
  const story: string[] = [];
  const match = openRecord(file, options.to, (g, header) => {
    if (texts === null) return;
    const words = new Words(texts, g.rules, header.names);
    const narrate = storyteller(words);
    story.push(...opening(g, words));
    g.sink = (event) => {
      const line = narrate(event);
      if (line !== null) story.push(line);
    };
  });
  for (const line of story) (options.json ? console.error : console.log)(line);
  const position = positionOf(match);
  if (options.json) console.log(JSON.stringify(position));
  else if (options.hash) console.log(position.hash);
  else console.log(positionText(position));
}

type Listen = (g: Game, header: Match['header']) => void;

function openRecord(file: string, to: number | undefined, listen: Listen): Match {
  const text = readText(file);
  return fromInput(file, () => replayRecord(to === undefined ? text : cut(file, text, to), heard(listen)));
}

/** A record cut anywhere is a position. */
function cut(file: string, text: string, to: number): string {
  const { moves } = parseRecord(text);
  if (to > moves.length) throw new InputError(`${file}: the record has ${moves.length} moves, not ${to}.`);
  const end = to === moves.length ? Number.POSITIVE_INFINITY : moves[to].line - 1;
  return text.split(/\r?\n/).slice(0, end).join('\n');
}

/** The same games, listened to from their first decision on. */
function heard(listen: Listen): GameKinds {
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
