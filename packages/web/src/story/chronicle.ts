import type { SeatEvent } from '@sixgun/engine';
import { hear, type Line, lineIn, Names, type Part, type Story, untold } from '@sixgun/narration';
import type { OpenQuestion, TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { asking } from './scene.ts';
import { dark, played, type Theatre } from './theatre.ts';

/** The story with the lives of everybody beside it. */
export interface Chronicle extends Story {
  /** Lives of every seat at the start of each turn and at the end. */
  curve: readonly (readonly number[])[];
  lives: readonly number[];
  theatre: Theatre;
}

/** A game is told from its deal on; a position begins with lives that nobody has told of. */
export const blank = (info: TableInfo, lives: readonly number[] = new Array(info.players).fill(0)): Chronicle => ({
  ...untold,
  curve: [],
  lives,
  theatre: dark(lives),
});

export const tellsLives = (info: TableInfo, history: readonly SeatEvent[]): boolean =>
  history.some((event) => event.e === 'seat' && info.seatColumns[event.column] === 'life');

/** The chronicle with one more event in it; the same object when the event is no matter for a story. */
export function told(c: Chronicle, event: SeatEvent, info: TableInfo): Chronicle {
  if (event.e === 'seat') {
    if (info.seatColumns[event.column] !== 'life') return c;
    return { ...c, lives: c.lives.with(event.seat, Math.max(0, event.value)) };
  }
  const story = hear(c, event);
  const line = story.lines.at(-1)?.id ?? 0;
  const theatre = story.begun || event.e === 'over' ? played(c.theatre, event, line, c.lives, info.me) : c.theatre;
  if (story === c) return theatre === c.theatre ? c : { ...c, theatre };
  const point = event.e === 'over' || (event.e === 'tell' && event.told.what === 'turn');
  return { ...story, lives: c.lives, theatre, curve: point ? [...c.curve, c.lives] : c.curve };
}

export const inWords = (line: Line, info: TableInfo, texts: Texts): Part[] => lineIn(new Names(texts, info), line);

/** The scene that is on has led to a question. */
export function withQuestion(c: Chronicle, question: OpenQuestion | null): Chronicle {
  const { scene } = c.theatre;
  return scene === null ? c : { ...c, theatre: { ...c.theatre, scene: asking(scene, question) } };
}
