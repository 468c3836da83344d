import { PACE_TIMES, type Room, WARNING } from '@sixgun/protocol';
import type { Ask } from '../online/ask.ts';

/** How somebody's time stands: first the free time of the question burns, then the bank. */
export interface TimeLeft {
  burns: 'free' | 'bank';
  /** Milliseconds of what burns. */
  left: number;
  /** What is left of it, 0 to 1. */
  share: number;
  /** Hardly anything is left before a bot answers. */
  late: boolean;
}

/** Null for whoever has no clock, or none that runs: bots, those who are not asked, tables without clocks. */
export function timeLeft({ pace, hold, seats }: Room, ask: Ask, seat: number, now: number): TimeLeft | null {
  const times = PACE_TIMES[pace];
  const at = seats[seat];
  if (times === null || at === undefined || at.person === null || at.cover !== 'no') return null;
  if (!ask.seats.includes(seat)) return null;
  const bank = at.bank ?? times.bank;
  // The server alone knows exactly; what it has said of the own clock counts more than what was measured here.
  const all = ask.left?.seat === seat ? ask.left.until - now : times.free + bank - Math.max(0, now - ask.since - hold);
  const free = all - bank;
  const late = all <= WARNING;
  if (free > 0) return { burns: 'free', left: free, share: Math.min(1, free / times.free), late };
  return { burns: 'bank', left: Math.max(0, all), share: bank === 0 ? 0 : Math.min(1, Math.max(0, all) / bank), late };
}

/** Seconds, minutes or hours, as short as can be read. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return String(seconds);
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
