import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type SocketParts, Sockets } from '../src/http/sockets.ts';
import { Limits, MOST } from '../src/limits.ts';
import { Metrics } from '../src/metrics.ts';

test('sockets of one address are counted as they come, while it is still looked where their tables are', () => {
  const http = new EventEmitter();
  const limits = new Limits(false, () => 0);
  const parts = {
    callers: { address: () => '192.0.2.1', mayCall: () => true },
    // The database takes its time.
    tables: { farTable: () => new Promise(() => {}) },
    nodes: { pass: '' },
    limits,
    metrics: new Metrics(),
  } as unknown as SocketParts;
  const sockets = new Sockets(http as Server, parts);
  const come = (): PassThrough => {
    const socket = new PassThrough();
    http.emit('upgrade', { url: '/ws/table', headers: {} }, socket, Buffer.alloc(0));
    return socket;
  };
  const isTurnedAway = (socket: PassThrough): boolean => String(socket.read() ?? '').includes('429');
  const many = Array.from({ length: MOST.socketsOfAddress }, come);
  expect(many.some(isTurnedAway)).toBe(false);
  expect(isTurnedAway(come())).toBe(true);
  // Whoever goes before he was let in makes room.
  many[0].emit('close');
  expect([come(), come()].map(isTurnedAway)).toEqual([false, true]);
  sockets.close();
});
