import { fastRng, nextBelow } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { backOff, Connection, type SocketEvents } from '../src/index.ts';

/** A network in which sockets are opened and cut by hand. */
function network() {
  const sockets: { url: string; events: SocketEvents; sent: string[]; closed: boolean }[] = [];
  const waiting: { ms: number; run: () => void }[] = [];
  const lost: (number | null)[] = [];
  let opened = 0;
  const connection = new Connection({
    url: 'wss://one/ws/a',
    connect(url, events) {
      const socket = { url, events, sent: [] as string[], closed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close() {
          socket.closed = true;
        },
      };
    },
    later(ms, run) {
      const alarm = { ms, run };
      waiting.push(alarm);
      return () => void waiting.splice(waiting.indexOf(alarm), 1);
    },
    random: () => 0.999,
    opened: () => void opened++,
    message: () => {},
    lost: (final) => void lost.push(final),
  });
  return { connection, sockets, waiting, lost, openings: () => opened };
}

test('a connection comes back by itself, later and later, and at once when somebody looks', () => {
  const { connection, sockets, waiting, lost, openings } = network();
  sockets[0].events.open();
  connection.send('one');
  expect(sockets[0].sent).toEqual(['one']);
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    sockets.at(-1)?.events.closed(1006);
    waits.push(waiting[0].ms);
    waiting.shift()?.run();
  }
  expect(waits).toEqual([249, 374, 562, 843, 1264, 1897, 2846, 4269]);
  expect(lost.every((final) => final === null)).toBe(true);
  sockets.at(-1)?.events.closed(1006);
  connection.hurry();
  expect(waiting).toEqual([]);
  sockets.at(-1)?.events.open();
  expect(openings()).toBe(2);
});

test('whoever is let in only to be sent away waits longer and longer; a welcome ends that', () => {
  const { connection, sockets, waiting } = network();
  const cutOff = (): number => {
    sockets.at(-1)?.events.open();
    sockets.at(-1)?.events.closed(1000);
    const [{ ms, run }] = waiting.splice(0);
    run();
    return ms;
  };
  expect([cutOff(), cutOff(), cutOff()]).toEqual([249, 374, 562]);
  connection.stands();
  expect([cutOff(), cutOff()]).toEqual([249, 374]);
});

test('what comes from a socket that was given up is not heard', () => {
  const { connection, sockets, openings, lost } = network();
  connection.moveTo('wss://two/ws/a');
  expect(sockets.map(({ url }) => url)).toEqual(['wss://one/ws/a', 'wss://two/ws/a']);
  expect(sockets[0].closed).toBe(true);
  sockets[0].events.open();
  sockets[0].events.closed(1006);
  expect(openings()).toBe(0);
  expect(lost).toEqual([]);
});

test.each([4400, 4401, 4403, 4404, 4413, 4426])('code %i is for good', (code) => {
  const { connection, sockets, waiting, lost } = network();
  sockets[0].events.closed(code);
  connection.hurry();
  expect(lost).toEqual([code]);
  expect(waiting).toEqual([]);
  expect(sockets.length).toBe(1);
});

test('everybody who was cut off at once comes back at another moment', () => {
  expect(backOff(0, () => 0)).toBe(0);
  expect(backOff(0, () => 0.5)).toBe(125);
  expect(backOff(2, () => 0)).toBe(281);
  expect(backOff(2, () => 0.5)).toBe(421);
  expect(backOff(1000, () => 0)).toBe(4000);
  expect(backOff(1000, () => 0.999)).toBe(7996);
});

test.each([700, 1400, 3000, 6000])('after %i ms without a server nobody waits as long again', (away) => {
  const rng = fastRng('knocking');
  const random = (): number => nextBelow(rng, 1000) / 1000;
  for (let person = 0; person < 3500; person++) {
    let knocked = 0;
    for (let attempt = 0; knocked < away; attempt++) knocked += backOff(attempt, random);
    expect(knocked).toBeLessThan(away * 2 + 250);
  }
});
