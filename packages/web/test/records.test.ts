import { afterEach, expect, test, vi } from 'vitest';
import { fetchRecord } from '../src/state/records.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, 'text/plain; charset=utf-8', { record: 'Game: card' }],
  [200, 'text/html', { missing: 'missing' }],
  [404, 'application/json', { missing: 'missing' }],
  [400, 'application/json', { missing: 'missing' }],
  [429, 'application/json', { missing: 'unreachable' }],
  [503, 'application/json', { missing: 'unreachable' }],
])('a server that answers a link with %i and %s', async (status, type, fetched) => {
  const answer = new Response('Game: card', { status, headers: { 'content-type': type } });
  vi.stubGlobal('fetch', async () => answer);
  expect(await fetchRecord('g0')).toEqual(fetched);
});
