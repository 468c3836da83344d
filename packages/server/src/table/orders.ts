import type { Code, RoomMessage, SetupDoc } from '@sixgun/protocol';
import type { Looks } from '../people/people.ts';
import { cleanLine, nameApart } from '../words.ts';
import {
  botName,
  type DocSeat,
  EMPTY_SEAT,
  isBotName,
  isFree,
  resized,
  type Status,
  seatOf,
  type TableDoc,
  unplayable,
  withSeat,
} from './doc.ts';

/** What an order is given to. */
export interface Standing {
  doc: TableDoc;
  rev: number;
  status: Status;
  now: number;
  /** Who is connected. */
  here(person: string): boolean;
  /** Somebody who is connected; null if nobody of that number is. */
  guest(person: string): Looks | null;
}

export type Ordered = { no: Code } | { doc: TableDoc };
type Message<T extends RoomMessage['t']> = Extract<RoomMessage, { t: T }>;
/** Those that change nothing but the document. */
export type Order = Message<
  'sit' | 'stand' | 'ready' | 'setup' | 'bot' | 'kick' | 'mute' | 'host' | 'swap' | 'give' | 'rematch'
>;

const no = (code: Code): Ordered => ({ no: code });
/** Whoever comes to this chair takes nothing along of the game before. */
const emptied = (doc: TableDoc, seat: number): TableDoc => ({
  ...withSeat(doc, seat, EMPTY_SEAT),
  previous: doc.previous.map((each, i) => (i === seat ? { ...each, dead: true } : each)),
});

const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((each, i) => (i === a ? list[b] : i === b ? list[a] : each));

/** Two chairs change places; what they were in the game before goes along. */
function changed(doc: TableDoc, a: number, b: number): TableDoc {
  const { seats, previous } = doc;
  const goesAlong = previous.length === seats.length;
  return { ...doc, seats: swapped(seats, a, b), previous: goesAlong ? swapped(previous, a, b) : previous };
}

/** Who sits here by the name and face of today; names at a table differ. */
export function shownAs(doc: TableDoc, seat: number, { name, portrait }: Looks): TableDoc {
  const others = doc.seats.filter((_, i) => i !== seat).map((other) => other.name);
  return withSeat(doc, seat, { name: nameApart(name, others), portrait });
}

/** Somebody on a chair that nobody has. */
const seated = (doc: TableDoc, seat: number, person: Looks, now: number): TableDoc =>
  shownAs(withSeat(doc, seat, { ...EMPTY_SEAT, person: person.id, since: now }), seat, person);

const isBetween = (status: Status): boolean => status === 'waiting';

/** Whoever has sat longest of those who are here, else of all. */
export function heir({ seats }: TableDoc, here: (person: string) => boolean): string | null {
  const people = seats
    .flatMap(({ person, since }) => (person === null ? [] : [{ person, since }]))
    .toSorted((a, b) => a.since - b.since);
  return (people.find(({ person }) => here(person)) ?? people[0])?.person ?? null;
}

/** The seat is free again, or a bot's while a game is played; after its end for whoever comes to the next one. */
export function vacated(doc: TableDoc, seat: number, status: Status): TableDoc {
  if (status !== 'open' && status !== 'dealing') return emptied(doc, seat);
  return withSeat(doc, seat, { person: null, portrait: null, bot: doc.coverLevel, ready: null });
}

function leave({ doc, status, here }: Standing, person: string): TableDoc {
  const seat = seatOf(doc, person);
  const without = seat < 0 ? doc : vacated(doc, seat, status);
  const rematch = doc.rematch?.filter((each) => each !== person) ?? null;
  const host = doc.host === person ? heir(without, (each) => each !== person && here(each)) : doc.host;
  return { ...without, rematch, host };
}

/** Changes of the host name the document they change. */
function fromHost({ doc, rev }: Standing, { id }: Looks, message: { rev: number }): Code | null {
  if (doc.host !== id) return 'not-host';
  return message.rev === rev ? null : 'stale';
}

function sit(at: Standing, guest: Looks, { seat: wanted }: Message<'sit'>): Ordered {
  const { doc, now } = at;
  if (!isBetween(at.status)) return no('not-open');
  const own = seatOf(doc, guest.id);
  // Said twice without a chair, as by a double tap, it is one wish.
  const seat = wanted ?? (own >= 0 ? own : doc.seats.findIndex(isFree));
  if (seat < 0) return no('full');
  if (seat >= doc.seats.length) return no('no-seat');
  if (seat === own) return { doc };
  if (!isFree(doc.seats[seat])) return no('taken');
  if (own >= 0) return { doc: changed(doc, own, seat) };
  const sat = seated(doc, seat, guest, now);
  return { doc: { ...sat, host: sat.host ?? guest.id } };
}

function ready({ doc, status }: Standing, { id }: Looks, { hash }: Message<'ready'>): Ordered {
  const seat = seatOf(doc, id);
  if (seat < 0) return no('no-seat');
  // Salts for the next game are promised after its commitment is known, and before it is frozen.
  if (status === 'dealing' || status === 'open') return no('not-open');
  return { doc: withSeat(doc, seat, { ready: hash }) };
}

/** After the end of a game the rules of the next one may be chosen, but nobody loses his chair yet. */
const isChosenAfter = (doc: TableDoc, status: Status, { game, players }: SetupDoc): boolean =>
  (status === 'over' || status === 'stuck' || status === 'aborted') && game === doc.game && players === doc.players;

function setup({ doc, status }: Standing, { doc: wanted }: Message<'setup'>): Ordered {
  if (!isBetween(status) && !isChosenAfter(doc, status, wanted)) return no('not-open');
  if (unplayable(wanted) !== null) return no('refused');
  const name = cleanLine(wanted.name);
  if (name === null) return no('name');
  const { seats, ...rest } = resized(doc, wanted.players);
  // One level for all bots was chosen anew; one of them alone is changed at its chair.
  const level = wanted.coverLevel === doc.coverLevel ? null : wanted.coverLevel;
  const strong = seats.map((seat) => (seat.bot === null || level === null ? seat : { ...seat, bot: level }));
  return { doc: { ...rest, ...wanted, name, seats: strong } };
}

function bot({ doc, status }: Standing, { seat, level }: Message<'bot'>): Ordered {
  const at = doc.seats[seat];
  if (at === undefined) return no('no-seat');
  if (at.person !== null) return no('taken');
  if (!isBetween(status)) return no('not-open');
  if (level === null) return { doc: emptied(doc, seat) };
  return { doc: withSeat(doc, seat, { bot: level, name: at.bot === null ? botName(doc, seat) : at.name }) };
}

function kick(at: Standing, { person, ban }: Message<'kick'>): Ordered {
  const { doc } = at;
  if (person === doc.host) return no('not-host');
  const left = leave(at, person);
  const banned = ban && !doc.banned.includes(person) ? [...doc.banned, person] : doc.banned;
  return { doc: { ...left, banned } };
}

function mute({ doc }: Standing, { person, on }: Message<'mute'>): Ordered {
  const others = doc.muted.filter((each) => each !== person);
  return { doc: { ...doc, muted: on ? [...others, person] : others } };
}

function swap({ doc, status }: Standing, { seats: [a, b] }: Message<'swap'>): Ordered {
  if (!isBetween(status)) return no('not-open');
  return Math.max(a, b) < doc.seats.length ? { doc: changed(doc, a, b) } : no('no-seat');
}

/** Also in the middle of a game, but never to somebody who has seen another hand of it. */
function give({ doc, status, now, guest }: Standing, { seat, person }: Message<'give'>): Ordered {
  const at = doc.seats[seat];
  const newcomer = guest(person);
  if (at === undefined || newcomer === null || seatOf(doc, person) >= 0) return no('no-seat');
  if (at.person !== null) return no('taken');
  if (isBetween(status)) return { doc: seated(emptied(doc, seat), seat, newcomer, now) };
  if (status !== 'open' || (doc.seen[person] ?? seat) !== seat) return no('not-open');
  return { doc: { ...seated(doc, seat, newcomer, now), seen: { ...doc.seen, [person]: seat } } };
}

function rematch({ doc, status }: Standing, { id }: Looks, { yes }: Message<'rematch'>): Ordered {
  if (status !== 'over' && status !== 'stuck' && status !== 'aborted') return no('not-open');
  if (seatOf(doc, id) < 0) return no('no-seat');
  const others = doc.rematch?.filter((each) => each !== id) ?? [];
  return { doc: { ...doc, rematch: yes ? [...others, id] : others } };
}

const MOST_BANNED = 200;

/** What becomes of the document when somebody gives this order. */
export function order(at: Standing, person: Looks, message: Order): Ordered {
  switch (message.t) {
    case 'sit':
      return sit(at, person, message);
    case 'stand':
      return seatOf(at.doc, person.id) < 0 ? no('no-seat') : { doc: leave(at, person.id) };
    case 'ready':
      return ready(at, person, message);
    case 'rematch':
      return rematch(at, person, message);
    default: {
      const code = fromHost(at, person, message);
      return code === null ? hostOrder(at, message) : no(code);
    }
  }
}

function hostOrder(
  at: Standing,
  message: Message<'setup' | 'bot' | 'kick' | 'mute' | 'host' | 'swap' | 'give'>,
): Ordered {
  const { doc } = at;
  switch (message.t) {
    case 'setup':
      return setup(at, message);
    case 'bot':
      return bot(at, message);
    case 'kick':
      return message.ban && doc.banned.length >= MOST_BANNED ? no('full') : kick(at, message);
    case 'mute':
      return message.on && doc.muted.length >= MOST_BANNED ? no('full') : mute(at, message);
    case 'swap':
      return swap(at, message);
    case 'give':
      return give(at, message);
    case 'host':
      return seatOf(doc, message.person) < 0 ? no('no-seat') : { doc: { ...doc, host: message.person } };
  }
}

/**
 * The table for another game: chairs of those who want it, and of bots; all others are free. Whoever is here sits there
 * by the name he has now: while he was dealt in it had to stay.
 */
export function forRematch(doc: TableDoc, next: TableDoc['next'], guest: Standing['guest']): TableDoc {
  const yes = doc.rematch ?? [];
  const stays = ({ person, bot }: DocSeat): boolean => (person === null ? bot !== null : yes.includes(person));
  let kept: TableDoc = { ...doc, next, rematch: null };
  doc.seats.forEach((seat, i) => {
    kept = stays(seat) ? withSeat(kept, i, { ready: null, bet: null }) : emptied(kept, i);
    // Whoever got up in the game before takes his name along.
    if (stays(seat) && seat.person === null && !isBotName(seat.name))
      kept = withSeat(kept, i, { name: botName(kept, i) });
  });
  doc.seats.forEach(({ person }, i) => {
    const looks = person === null || kept.seats[i].person !== person ? null : guest(person);
    if (looks !== null) kept = shownAs(kept, i, looks);
  });
  const hostStays = doc.host !== null && yes.includes(doc.host);
  return { ...kept, host: hostStays ? doc.host : heir(kept, () => true) };
}
