import { gameKind, newGame, type PreviousSeat } from '@sixgun/engine';
import type { Level, Room, RoomSeat, SetupDoc } from '@sixgun/protocol';

export type Status = Room['status'];

export interface DocSeat {
  person: string | null;
  name: string;
  bot: Level | null;
  /** Hash of the salt that this person's page has made for the next deal. */
  ready: string | null;
  /** Are forced answers given for the person? */
  spare: boolean;
  /** Since when the person sits here: who has sat longest becomes host. */
  since: number;
  /** Has seen all hands of this game, and so speaks to the dead alone. */
  sawAll: boolean;
}

/** Everything about a table that is not the game: one document, always written whole. */
export interface TableDoc extends SetupDoc {
  seats: DocSeat[];
  host: string | null;
  banned: string[];
  muted: string[];
  /** What survivors and the star bring into the next game. */
  previous: PreviousSeat[];
  rematch: string[] | null;
  /** The game that is dealt next, promised before anybody gives a salt. */
  next: { id: string; commitment: string };
}

export const EMPTY_SEAT: DocSeat = {
  person: null,
  name: '',
  bot: null,
  ready: null,
  spare: true,
  since: 0,
  sawAll: false,
};

/** What is wrong with a set-up, as a sentence; null if it can be played. */
export function unplayable({ game, packs, variants, players }: SetupDoc): string | null {
  const { min, max } = gameKind(game).players;
  if (players < min || players > max) return `This game is for ${min} to ${max} players.`;
  const unknown = packs.find((pack) => !gameKind(game).packs.includes(pack));
  if (unknown !== undefined) return `There is no pack called "${unknown}".`;
  try {
    newGame({ game, packs, variants, players, seed: 1 });
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

export const seatOf = ({ seats }: TableDoc, person: string): number =>
  seats.findIndex((seat) => seat.person === person);

/** Chairs for another number of players: whoever has no chair any more looks on. */
export const resized = (seats: readonly DocSeat[], players: number): DocSeat[] =>
  Array.from({ length: players }, (_, i) => seats[i] ?? EMPTY_SEAT);

const BOT_NAMES = ['Abel', 'Bonnie', 'Clay', 'Dolores', 'Earl', 'Flora', 'Gideon', 'Hattie'];

/** A bot's name that nobody at the table has. */
export const botName = ({ seats }: TableDoc, seat: number): string =>
  [...BOT_NAMES.slice(seat), ...BOT_NAMES].find((name) => seats.every((other) => other.name !== name)) ??
  `Bot ${seat + 1}`;

/** What the game adds to a seat: who is here, and who is covered. */
export type Presence = Pick<RoomSeat, 'cover' | 'here' | 'bank'>;

export function roomOf(
  doc: TableDoc,
  { id, code, status, deal }: Pick<Room, 'id' | 'code' | 'status' | 'deal'>,
  presence: (seat: number) => Presence,
  onlookers: number,
): Room {
  const { seats, banned: _banned, previous: _previous, next: _next, ...shown } = doc;
  return {
    ...shown,
    id,
    code,
    status,
    deal,
    onlookers,
    seats: seats.map(({ name, person, bot, ready }, seat) => ({
      name,
      person,
      bot,
      ready: ready !== null,
      ...presence(seat),
    })),
  };
}
