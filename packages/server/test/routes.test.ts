import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrors } from '../src/http/errors.ts';
import { addRoutes, type Parts } from '../src/http/routes.ts';
import { Limits, RATES } from '../src/limits.ts';

test('other nodes are asked for a box that is unknown here only so often for one address', async () => {
  let asked = 0;
  const other = createServer((_, response) => {
    asked++;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const app = Fastify();
  addErrors(app, (code) => code);
  addRoutes(app, {
    config: { test: false },
    callers: { address: ({ headers }: { headers: { from: string } }) => headers.from },
    tables: { box: () => null },
    limits: new Limits(false, () => 0),
    nodes: { id: 'ann', others: () => [{ id: 'ben', address }] },
  } as unknown as Parts);
  const get = async (from: string, headers = {}): Promise<number> =>
    (await app.inject({ url: '/info/0123456789abcdef.json', headers: { from, ...headers } })).statusCode;
  for (let i = 0; i < RATES.boxes.burst; i++) expect(await get('a')).toBe(404);
  expect(await get('a')).toBe(429);
  expect(asked).toBe(RATES.boxes.burst);
  expect(await get('b')).toBe(404);
  // A node that asks is answered out of what is known here.
  expect(await get('a', { 'x-sixgun-node': 'ben' })).toBe(404);
  expect(asked).toBe(RATES.boxes.burst + 1);
  await app.close();
  other.close();
});
