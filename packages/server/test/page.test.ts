import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { servePage } from '../src/http/page.ts';
import { newFolder } from './serving.ts';

/** Files of this folder that this process has open; only Linux tells. */
const open = (folder: string): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)].filter((file) => file.startsWith(folder));
    } catch {
      return [];
    }
  });

test('a file is packed once, and again when it has changed', async () => {
  const folder = newFolder();
  const file = join(folder, 'index.html');
  const app = Fastify();
  servePage(app, folder);
  const get = async (): Promise<string> => {
    const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    return gunzipSync(rawPayload).toString();
  };
  for (const text of ['<p>Howdy</p>', '<p>So long</p>']) {
    writeFileSync(file, text);
    utimesSync(file, text.length, text.length);
    expect(await Promise.all([get(), get()])).toEqual([text, text]);
  }
  await app.close();
  rmSync(folder, { recursive: true });
});

test.runIf(process.platform === 'linux').each(['gzip', 'identity'])(
  'whoever hangs up in the middle of a file leaves nothing open: %s',
  async (encoding) => {
    const folder = newFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'large.js'), randomBytes(4_000_000));
    const app = Fastify({ forceCloseConnections: true });
    servePage(app, folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let i = 0; i < 10; i++) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.resetAndDestroy();
    }
    await expect.poll(() => open(folder)).toEqual([]);
    await app.close();
    rmSync(folder, { recursive: true });
  },
);
