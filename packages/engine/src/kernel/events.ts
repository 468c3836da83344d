import { type BoxInfo, backOf } from './rules.ts';
import { hasSeat } from './seats.ts';
import type { Told } from './story.ts';

/** What happened, with the audience of each move. Everybody sees what carries no audience. */
export type GameEvent =
  | { e: 'move'; piece: number; from: number; to: number; index: number; bottom: boolean; seen: number }
  | { e: 'pour'; pieces: number[]; from: number; to: number; seen: number }
  | { e: 'reveal'; piece: number; zone: number; index: number; seen: number }
  | { e: 'shuffle'; zone: number }
  | { e: 'seat'; column: number; seat: number; value: number }
  | { e: 'token'; column: number; piece: number; value: number }
  | { e: 'var'; name: number; value: number }
  | { e: 'abilities'; seat: number; defs: number[] }
  | { e: 'order'; order: number[] }
  | { e: 'over'; winners: number }
  /** A line of the story: it changes nothing in a view. */
  | { e: 'tell'; told: Told }
  /** The machine has stopped: the seats the question is put to, and those who may use an any-time ability. */
  | { e: 'stop'; asked: number; standing: number };

/** The same event as one audience gets it: an unseen face is not in it, only its back (`-1 - back`). */
export type SeatEvent =
  | Exclude<GameEvent, { e: 'move' } | { e: 'pour' } | { e: 'reveal' }>
  | SeatMove
  | SeatPour
  | SeatReveal;

export interface SeatMove {
  e: 'move';
  piece: number;
  from: number;
  to: number;
  /** Place in the zone it left; -1 where the order means nothing. */
  index: number;
  bottom: boolean;
}

/** Everything in a zone moves at once; `pieces` are the faces this seat sees, none if it sees none. */
export interface SeatPour {
  e: 'pour';
  pieces: number[];
  from: number;
  to: number;
}

export interface SeatReveal {
  e: 'reveal';
  piece: number;
  zone: number;
  index: number;
}

/** Redacts by the audience of the move alone; who already knows the card finds it by its place. */
export function redact(event: GameEvent, audience: number, rules: BoxInfo): SeatEvent | null {
  switch (event.e) {
    case 'move': {
      const { e, from, to, bottom } = event;
      const piece = hasSeat(event.seen, audience) ? event.piece : -1 - backOf(rules, event.piece);
      return { e, piece, from, to, index: rules.zones[from].ordered ? event.index : -1, bottom };
    }
    case 'pour': {
      const { e, pieces, from, to } = event;
      return { e, pieces: hasSeat(event.seen, audience) ? pieces.slice() : [], from, to };
    }
    case 'reveal': {
      if (!hasSeat(event.seen, audience)) return null;
      const { e, piece, zone } = event;
      return { e, piece, zone, index: rules.zones[zone].ordered ? event.index : -1 };
    }
    case 'shuffle':
    case 'seat':
    case 'token':
    case 'var':
    case 'abilities':
    case 'order':
    case 'over':
    case 'tell':
    case 'stop':
      return event;
  }
}
