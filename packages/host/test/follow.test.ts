import { hashGame, nextBelow, OPEN, PUBLIC, type View } from '@sixgun/engine';
import { Follower, type ToClient, toClientFrom } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { Host, type Row } from '../src/index.ts';
import { back, chance, move, randomMove, SETUPS, say, someSeat, table } from './tables.ts';

const GAMES = 2;

/** Everybody who may follow a game: the seats, those who look on, those who see all hands. */
const audiences = (players: number): number[] => [...Array(players).keys(), PUBLIC, OPEN];

/** As it comes out of a socket; now and then it is parsed by the schema as well. */
function sent(message: ToClient, n: number): ToClient {
  const read: ToClient = JSON.parse(JSON.stringify(message));
  if (n % 50 === 0) expect(toClientFrom(read)).toEqual(read);
  return read;
}

function follower(host: Host, audience: number): Follower {
  const made = new Follower({ send: () => {}, heard: () => {}, newId: () => 'abcdefghijkl' });
  made.know(host.boxHash, host.box());
  made.hear(sent(host.tableBeforeTheDeal(audience), 0));
  made.hear(sent(host.batch(0, audience) as ToClient, 0));
  return made;
}

const same = (view: View | null, other: View): void => {
  // As text first: the assertion library takes twenty times as long to find two views equal.
  if (JSON.stringify(view) !== JSON.stringify(other)) expect(view).toEqual(other);
};

test.each(Object.keys(SETUPS))(
  'every audience follows by its messages alone, and rows are the whole game: %s',
  (name) => {
    let backs = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const host = table(SETUPS[name], seed);
      const rng = chance(`follow ${seed}`);
      const followers = audiences(host.header.players).map((audience) => ({
        audience,
        client: follower(host, audience),
      }));
      const log: Row[] = [];
      const tell = (rows: Row[]): void => {
        log.push(...rows);
        for (const { seq } of rows)
          for (const { audience, client } of followers) {
            const batch = host.batch(seq, audience);
            if (batch !== null) client.hear(sent(batch, seq));
          }
      };
      while (!host.over) {
        for (const { audience, client } of followers) {
          same(client.view, host.view(audience));
          expect(client.seq).toBe(host.q);
          expect(client.drifts).toBe(0);
        }
        const seat = someSeat(host, rng);
        tell(move(host, seat, randomMove(host, seat, rng)));
        if (nextBelow(rng, 40) === 0) tell(say(host, nextBelow(rng, host.header.players)));
        if (nextBelow(rng, 10) > 0 || !host.mayTakeBack(seat)) continue;
        tell(back(host, seat));
        backs++;
      }
      for (const { audience, client } of followers) {
        expect(client.story).toEqual(host.story());
        expect(client.facts).toEqual(host.facts(audience));
        expect(client.decision).toEqual(host.decision(audience));
      }
      const stored: Row[] = JSON.parse(JSON.stringify(log));
      for (const by of ['picks', 'line'] as const) {
        const again = Host.replay(host.header, stored, by);
        expect(hashGame(again.game)).toBe(hashGame(host.game));
        expect(again.q).toBe(host.q);
        expect(again.story()).toEqual(host.story());
        expect(again.record()).toBe(host.record());
      }
    }
    expect(backs).toBeGreaterThan(5);
  },
);

test('whoever was away for a while gets what was missed, or the table anew', () => {
  const host = table(SETUPS['card, four sets'], 5);
  const rng = chance('away');
  const clients = [0, 3, PUBLIC].map((audience) => ({ audience, client: follower(host, audience) }));
  let [resumed, anew] = [0, 0];
  while (!host.over) {
    for (let n = nextBelow(rng, 50); n >= 0 && !host.over; n--) {
      const seat = someSeat(host, rng);
      move(host, seat, randomMove(host, seat, rng));
      if (nextBelow(rng, 30) === 0 && host.mayTakeBack(seat)) back(host, seat);
    }
    for (const { audience, client } of clients) {
      const missed = host.since(audience, client.seq);
      if (missed === null) anew++;
      else resumed++;
      for (const message of missed ?? [host.table(audience)]) client.hear(sent(message, 1));
      client.hear(sent({ ...host.now(audience), facts: host.facts(audience) }, 1));
      same(client.view, host.view(audience));
      expect(client.story).toEqual(host.story());
      expect(client.decision).toEqual(host.decision(audience));
      expect(client.facts).toEqual(host.facts(audience));
    }
  }
  expect(resumed).toBeGreaterThan(5);
  expect(anew).toBeGreaterThan(5);
  // Ahead of the log, as after a restored backup.
  expect(host.since(0, host.q + 7)).toBeNull();
});

test('those who look on see no hand and no hidden role, those who see all hands see no pile', () => {
  const host = table(SETUPS['card, four sets'], 1);
  const { zones, first } = host.box();
  const shown = (audience: number, zone: number): boolean[] =>
    host.view(audience).zones[zone].map((piece) => piece >= 0);
  for (let seat = 0; seat < host.header.players; seat++) {
    expect(shown(PUBLIC, first.hand + seat)).not.toContain(true);
    expect(shown(OPEN, first.hand + seat)).not.toContain(false);
    expect(shown(OPEN, first.role + seat)).toEqual([true]);
  }
  expect(
    shown(
      OPEN,
      zones.findIndex((zone) => zone.name === 'deck'),
    ),
  ).not.toContain(true);
});
