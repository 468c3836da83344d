import type { SetupDoc } from '@sixgun/protocol';
import type { Api } from './api.ts';
import { type Habits, Player } from './player.ts';
import { Seat } from './seat.ts';

/** A table whose people are all played from here; bots of the server have the other chairs. */
export interface LoadTable {
  id: string;
  seats: Seat[];
  players: Player[];
}

const PATIENCE = 120_000;
const AGAIN = 5000;
const TRIES = 10;

/** Says it again now and then: what was said when the connection was just lost was heard by nobody. */
async function insist(seat: Seat, say: () => void, holds: () => boolean, what: string): Promise<void> {
  for (let left = PATIENCE; !holds(); left -= AGAIN) {
    if (left <= 0) throw new Error(`${seat.guest.name} has waited in vain: ${what}.`);
    say();
    await seat.until(holds, what, AGAIN).catch(() => {});
  }
}

/** Opens a table, seats everybody, and starts the game, which they play. */
export async function openTable(api: Api, setup: SetupDoc, people: number, habits: Habits): Promise<LoadTable> {
  const { id, seats } = await dealtTable(api, setup, people);
  return { id, seats, players: seats.map((seat) => new Player(seat, habits)) };
}

/** A table whose game has started, and at which nobody has moved yet. */
export async function dealtTable(api: Api, setup: SetupDoc, people: number): Promise<Omit<LoadTable, 'players'>> {
  const guest = await api.guest('P0');
  const { id } = await api.table(guest.token, setup);
  const host = new Seat(api, guest, id);
  const seats = [host];
  for (let i = 1; i < people; i++) seats.push(new Seat(api, await api.guest(`P${i}`), id));
  await Promise.all(seats.map((seat) => seat.until(() => seat.room !== null, 'for the room', PATIENCE)));
  const sit = (seat: Seat) =>
    insist(
      seat,
      () => seat.send({ t: 'sit' }),
      () => seat.seat >= 0,
      'for a chair',
    );
  await Promise.all(seats.slice(1).map(sit));
  const free = (): number => host.room?.seats.findIndex(({ person, bot }) => person === null && bot === null) ?? -1;
  const seated = (): number => host.room?.seats.filter(({ person, ready }) => person !== null && ready).length ?? 0;
  await host.until(() => seated() === people, 'for everybody to be ready', PATIENCE);
  for (let seat = free(); seat >= 0; seat = free()) {
    const { rev } = host;
    const bot = (): void => host.send({ t: 'bot', rev: host.rev, seat, level: setup.coverLevel });
    await insist(host, bot, () => host.rev > rev, 'for a bot');
  }
  const start = (): void => host.send({ t: 'start', rev: host.rev });
  await insist(host, start, () => host.room?.status === 'open', 'for the deal');
  return { id, seats };
}

interface Seen {
  q: number;
  view: unknown;
}

/** A node that is asked by another one has two seconds; on a busy machine it is asked again. */
async function viewOf(api: Api, table: string, audience: number): Promise<Seen | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await api.call<Seen | null>('GET', `/test/view/${table}/${audience}`, null).catch(() => null);
    if (seen !== null) return seen;
  }
  return null;
}

/** What the server says is not what this table has seen, as sentences. */
export async function complaints(api: Api, { id, seats }: LoadTable): Promise<string[]> {
  const found: string[] = [];
  const game = seats[0].follower.game ?? '';
  const log = await api.call<{ seq: number; cid: string | null }[]>('GET', `/test/log/${game}`, null);
  log.forEach(({ seq }, i) => {
    if (seq !== i + 1) found.push(`${id}: row ${i + 1} is missing.`);
  });
  const times = new Map<string, number>();
  for (const { cid } of log) if (cid !== null) times.set(cid, (times.get(cid) ?? 0) + 1);
  for (const seat of seats) {
    for (const action of seat.acknowledged)
      if (times.get(action) !== 1)
        found.push(`${id}: ${seat.guest.name} has an action ${times.get(action) ?? 0} times.`);
    if (seat.follower.drifts > 0) found.push(`${id}: the view of ${seat.guest.name} has come off the track.`);
    const seen = await viewOf(api, id, seat.follower.view?.seat ?? 8);
    if (seen === null) {
      found.push(`${id}: nobody says how ${seat.guest.name} must see the table.`);
      continue;
    }
    const { q, view } = seen;
    if (q === seat.follower.seq && JSON.stringify(view) !== JSON.stringify(seat.follower.view))
      found.push(`${id}: the view of ${seat.guest.name} is not the server's.`);
  }
  return found;
}
