import { letter, OPEN } from '@sixgun/engine';
import type { Audience } from '@sixgun/protocol';

/** A moment of a game, seen by somebody. */
export interface Moment {
  /** Of the game: a server's, or one of this device's own; empty where none is chosen. */
  id: string;
  turn: number;
  step: number;
  /** Null: whatever may be seen. */
  eyes: Audience | null;
}

const ALL_OPEN = 'open';

function eyesIn(text: string | null): Audience | null {
  if (text === ALL_OPEN) return OPEN;
  return text !== null && /^[A-H]$/.test(text) ? text.charCodeAt(0) - 65 : null;
}

const numberIn = (text: string | null): number => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0);

/** Reads `r/<game>?turn=…&step=…&eyes=…`. */
export function momentIn(place: string): Moment {
  const [path, query = ''] = place.split('?');
  const params = new URLSearchParams(query);
  return {
    id: path.split('/')[1] ?? '',
    turn: numberIn(params.get('turn')),
    step: numberIn(params.get('step')),
    eyes: eyesIn(params.get('eyes')),
  };
}

export function placeOf({ id, turn, step, eyes }: Moment): string {
  const params = new URLSearchParams();
  if (turn > 0) params.set('turn', String(turn));
  if (step > 0) params.set('step', String(step));
  if (eyes !== null && eyes < 8) params.set('eyes', letter(eyes));
  if (eyes === OPEN) params.set('eyes', ALL_OPEN);
  const query = params.toString();
  return query === '' ? `r/${id}` : `r/${id}?${query}`;
}
