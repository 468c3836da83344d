import { PORTRAITS, type Room, type RoomSeat } from '@sixgun/protocol';

export const isFree = ({ person, bot }: RoomSeat): boolean => person === null && bot === null;

export const freeSeats = ({ seats }: Room): number => seats.filter(isFree).length;

const numberOf = (text: string): number => {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
};

/** A face for each seat: the one somebody has chosen, else one of those that nobody has, the same at every visit. */
export function facesOf({ seats }: Room): string[] {
  const left = PORTRAITS.filter((face) => seats.every(({ portrait }) => portrait !== face));
  return seats.map(({ portrait, person, name }) => {
    if (portrait !== null) return portrait;
    const [face = PORTRAITS[0]] = left.splice(numberOf(person ?? name) % left.length, 1);
    return face;
  });
}

export type SeatState = 'free' | 'bot' | 'away' | 'host' | 'ready' | 'not-ready';

export function stateOf({ host }: Room, seat: RoomSeat): SeatState {
  if (seat.bot !== null) return 'bot';
  if (seat.person === null) return 'free';
  if (!seat.here) return 'away';
  if (seat.person === host) return 'host';
  return seat.ready ? 'ready' : 'not-ready';
}

/** Names of those the host would wait for: people who are away, or have not said that they are ready. */
export const awaited = (room: Room): string[] =>
  room.seats.filter((seat) => ['away', 'not-ready'].includes(stateOf(room, seat))).map(({ name }) => name);

export const nameOfHost = ({ seats, host }: Room): string | null =>
  seats.find(({ person }) => person !== null && person === host)?.name ?? null;
