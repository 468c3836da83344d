/** Sets of seats are bits of one number: seat 0 is the lowest. */

export const only = (seat: number): number => 1 << seat;

export const everybody = (players: number): number => (1 << players) - 1;

/** Beside the seats there are two audiences: those who look on, and those who see every hand. */
export const PUBLIC = 8;
export const OPEN = 9;

/** All who see what is done openly: every seat and both audiences. */
export const inTheOpen = (players: number): number => everybody(players) | only(PUBLIC) | only(OPEN);

/** The seats of a set of audiences. */
export const seatsAmong = (audiences: number): number => audiences & 255;

export const hasSeat = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

export const without = (seats: number, seat: number): number => seats & ~(1 << seat);

/** The seat with the lowest number; the set must not be empty. */
export const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** Is there exactly one? */
export const isSingle = (seats: number): boolean => seats !== 0 && (seats & (seats - 1)) === 0;

/** The seats of a set, ascending. */
export function seatsOf(seats: number): number[] {
  const list: number[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) list.push(firstSeat(rest));
  return list;
}
