import { gameKind, newGame, type PreviousSeat } from '@sixgun/engine';
import type { Bet, Level, Portrait, Room, RoomSeat, SetupDoc } from '@sixgun/protocol';
import type { Looks } from '../people/people.ts';
import { nameApart } from '../words.ts';

export type Status = Room['status'];

export interface DocSeat {
  person: string | null;
  name: string;
  portrait: Portrait | null;
  bot: Level | null;
  /** Hash of the salt that this person's page has made for the next deal. */
  ready: string | null;
  /** Are forced answers given for the person? */
  spare: boolean;
  /** Since when the person sits here: who has sat longest becomes host. */
  since: number;
  /** On whom whoever is out has bet. */
  bet: Bet['side'] | null;
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
  /** Whose hand of this game somebody has seen: of his seat, or all of them. Nobody may then sit elsewhere. */
  seen: Record<string, number | 'all'>;
  /** The game that is dealt next, promised before anybody gives a salt. */
  next: { id: string; commitment: string };
}

export const EMPTY_SEAT: DocSeat = {
  person: null,
  name: '',
  portrait: null,
  bot: null,
  ready: null,
  spare: true,
  since: 0,
  bet: null,
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

export const isFree = ({ person, bot }: Pick<DocSeat, 'person' | 'bot'>): boolean => person === null && bot === null;

export const freeSeats = ({ seats }: TableDoc): number => seats.filter(isFree).length;

export const seatOf = ({ seats }: TableDoc, person: string): number =>
  seats.findIndex((seat) => seat.person === person);

/** Whoever has seen all hands of the game that is played would tell the living, by a new name or face as by words. */
export const mayChangeLooks = ({ seen }: TableDoc, status: Status, person: string): boolean =>
  status !== 'open' || seen[person] !== 'all';

/** How somebody is called at this table: whoever looks on never goes by the name of somebody who sits there. */
export function calledAt({ seats }: TableDoc, { id, name }: Pick<Looks, 'id' | 'name'>): string {
  const sitting = seats.filter(({ person }) => person !== null);
  const own = sitting.find(({ person }) => person === id);
  if (own !== undefined) return own.name;
  const taken = sitting.map((seat) => seat.name);
  return nameApart(name, taken);
}

export const withSeat = (doc: TableDoc, seat: number, change: Partial<DocSeat>): TableDoc => ({
  ...doc,
  seats: doc.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

/** Nobody has seen a hand of the game that is dealt but who sits at it. */
export const forDeal = (doc: TableDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((seat) => ({ ...seat, bet: null })),
  seen: Object.fromEntries(doc.seats.flatMap(({ person }, seat) => (person === null ? [] : [[person, seat]]))),
});

/** Whoever has no chair of the game before, as that game tells it to the next one. */
const NEWCOMER: PreviousSeat = { role: 'outlaw', character: '', dead: true };

/** Who keeps a chair when there are fewer: the host, people as long as they have sat, bots, nobody. */
const claim = ({ host }: TableDoc, { person, bot, since }: DocSeat): number => {
  if (person === null) return bot === null ? Number.POSITIVE_INFINITY : Number.MAX_VALUE;
  return person === host ? Number.NEGATIVE_INFINITY : since;
};

/** The chairs that stay, in the order in which they stand. */
function staying(doc: TableDoc, players: number): number[] {
  const byClaim = doc.seats
    .map((seat, i) => ({ i, claim: claim(doc, seat) }))
    .toSorted((a, b) => (a.claim === b.claim ? a.i - b.i : a.claim < b.claim ? -1 : 1));
  return byClaim
    .slice(0, players)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b);
}

/** Chairs for another number of players: people move up to free ones; whoever finds none any more looks on. */
export function resized(doc: TableDoc, players: number): TableDoc {
  const { seats, previous } = doc;
  const chairs = seats.length > players ? staying(doc, players) : seats.map((_, i) => i);
  const filled = <T>(list: readonly T[], empty: T): T[] =>
    Array.from({ length: players }, (_, i) => (i < chairs.length ? list[chairs[i]] : empty));
  const goesAlong = previous.length === seats.length;
  return {
    ...doc,
    players,
    seats: filled(seats, EMPTY_SEAT),
    previous: goesAlong ? filled(previous, NEWCOMER) : previous,
  };
}

const BOT_NAMES = ['Abel', 'Bonnie', 'Clay', 'Dolores', 'Earl', 'Flora', 'Gideon', 'Hattie'];

export const isBotName = (name: string): boolean => BOT_NAMES.includes(name) || /^Bot \d( \d)?$/.test(name);

/** A bot's name that nobody at the table has, nor one like it. */
export function botName({ seats }: TableDoc, seat: number): string {
  const others = seats.map(({ name }) => name);
  const isLeft = (name: string): boolean => nameApart(name, others) === name;
  return [...BOT_NAMES.slice(seat), ...BOT_NAMES].find(isLeft) ?? nameApart(`Bot ${seat + 1}`, others);
}

/** What the game adds to a seat: who is here, and who is covered. */
export type Presence = Pick<RoomSeat, 'cover' | 'here' | 'bank'>;

export function roomOf(
  doc: TableDoc,
  { id, code, status, deal }: Pick<Room, 'id' | 'code' | 'status' | 'deal'>,
  presence: (seat: number) => Presence,
  watching: Room['watching'],
  crowd: number,
): Room {
  const { seats, banned: _banned, previous: _previous, next: _next, seen: _seen, ...shown } = doc;
  return {
    ...shown,
    id,
    code,
    status,
    deal,
    onlookers: watching.length + crowd,
    watching,
    seats: seats.map(({ name, person, portrait, bot, ready }, seat) => ({
      name,
      person,
      portrait,
      bot,
      ready: ready !== null,
      ...presence(seat),
    })),
  };
}
