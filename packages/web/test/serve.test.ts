import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf, serve } from '../scripts/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-page-'));
let address = '';
let stop = () => {};

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'notices.txt'), 'Notices');
  const served = await serve(0, folder);
  address = served.address;
  stop = () => served.server.close();
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

test('nothing is allowed that does not lie beside the page', async () => {
  const { headers } = await fetch(address);
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'media-src': 'blob:',
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('a plain text is one', async () => {
  const response = await fetch(`${address}notices.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('Notices');
});

test('a port is a number from 1 to 65535, and any other says so', () => {
  expect(portOf(['--port', '8080'], {})).toBe(8080);
  expect(portOf([], { PORT: '65535' })).toBe(65535);
  expect(portOf([], {})).toBeNull();
  for (const wrong of ['99999', '0', '-1', 'abc', '1.5', '', '1e3'])
    expect(() => portOf(['--port', wrong], {})).toThrow(
      `"${wrong}" is no port; choose one from 1 to 65535 with --port.`,
    );
});

test('a wrong port ends the program in one sentence', () => {
  const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--port', '99999'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: '"99999" is no port; choose one from 1 to 65535 with --port.\n',
  });
});
