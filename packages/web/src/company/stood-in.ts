import type { RoomSeat } from '@sixgun/protocol';

/** A bot has stood in for me: since which line of the story, why, and whether it still does. */
export interface StoodIn {
  from: number;
  /** Null: the line was lost, and it is not known yet whether a bot has played. */
  why: 'away' | 'clock' | null;
  plays: boolean;
}

interface Now {
  cover: RoomSeat['cover'];
  isConnected: boolean;
  /** Lines of the story. */
  lines: number;
  asked: boolean;
  over: boolean;
  /** What was missed is still being told. */
  catchesUp: boolean;
}

/** What there is to tell of it; null: nothing, or nothing more. */
export function stoodIn(
  before: StoodIn | null,
  { cover, isConnected, lines, asked, over, catchesUp }: Now,
): StoodIn | null {
  if (over) return null;
  const why = before?.why ?? null;
  if (!isConnected) return why === null ? { from: lines, why, plays: false } : before;
  if (cover !== 'no') {
    // What was missed has come before one hears who has played.
    const knows = before !== null && (why !== null || cover === 'away');
    return { from: knows ? before.from : lines, why: cover, plays: true };
  }
  if (before === null || why === null) return before;
  // Whoever has taken the seat back has read it by then, and nothing lies over a question.
  if (why === 'clock' || asked) return null;
  return lines > before.from || catchesUp ? { ...before, plays: false } : null;
}
