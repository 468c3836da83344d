import type { SeatEvent } from '@sixgun/engine';
import { hear, type Line, lineIn, Names, type Part, type Story, untold } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';

/** The story with the lives of everybody beside it. */
export interface Chronicle extends Story {
  /** Lives of every seat at the start of each turn and at the end. */
  curve: readonly (readonly number[])[];
  lives: readonly number[];
}

export const blank = (info: TableInfo): Chronicle => ({
  ...untold,
  curve: [],
  lives: new Array(info.players).fill(0),
});

/** The chronicle with one more event in it; the same object when the event is no matter for a story. */
export function told(c: Chronicle, event: SeatEvent, info: TableInfo): Chronicle {
  if (event.e === 'seat') {
    if (info.seatColumns[event.column] !== 'life') return c;
    return { ...c, lives: c.lives.with(event.seat, Math.max(0, event.value)) };
  }
  const story = hear(c, event, info.players);
  if (story === c) return c;
  const point = event.e === 'over' || (event.e === 'tell' && event.told.what === 'turn');
  return { ...story, lives: c.lives, curve: point ? [...c.curve, c.lives] : c.curve };
}

export const inWords = (line: Line, info: TableInfo, texts: Texts): Part[] => lineIn(new Names(texts, info), line);
