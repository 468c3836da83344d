// Three nodes on one PostgreSQL behind nginx, on this machine: node deploy/three-nodes.mjs
// DATABASE_URL names the database; without it one is started for the time being (its data is gone afterwards).
// Needs nginx (Debian: apt install nginx-light) and the build (npm run build). Ctrl+C stops all of it.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODES = ['ann', 'ben', 'cora'];
const FIRST_PORT = 8081;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const server = here('../packages/server/dist/main.js');
if (!existsSync(server)) {
  console.error('The server is not built yet: run "npm run build" first.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sixgun-nodes-'));
chmodSync(folder, 0o755);
const running = [];
let database = null;
let stopping = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function start(name, command, args, env = {}) {
  // Groups of their own: Ctrl+C reaches this process alone, which ends them in the right order.
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  child.on('error', () => {
    console.error(`${command} cannot be started; is it installed? (Debian: apt install nginx-light)`);
    void stop(1);
  });
  child.on('exit', (code) => {
    if (!stopping) console.error(`${name} has ended (${code}).`);
    if (!stopping && code !== 0) void stop(1);
  });
  running.push(child);
}

async function ownDatabase() {
  // The one of the server's tests; Node reads it as it is from 22.18 on.
  const { startDatabase } = await import('../packages/server/test/database.ts').catch(() => {
    console.error('Without DATABASE_URL this needs Node 22.18 or newer and the packages of the tests (npm install).');
    process.exit(1);
  });
  database = await startDatabase();
  // It would stop with the first signal, while the nodes still hand over and say that they leave.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return database.url;
}

const DATABASE_URL = process.env.DATABASE_URL || (await ownDatabase());
for (const [i, name] of NODES.entries())
  start(name, process.execPath, [server], {
    NODE_NAME: name,
    PORT: String(FIRST_PORT + i),
    DATABASE_URL,
    TRUST_PROXY: '1',
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));
const isReady = (_, i) =>
  fetch(`http://127.0.0.1:${FIRST_PORT + i}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await Promise.all(NODES.map(isReady))).every(Boolean))
  await new Promise((resolve) => setTimeout(resolve, 100));
start('nginx', 'nginx', ['-p', folder, '-c', here('three-nodes.nginx.conf')]);
console.log(`All three together: http://localhost:8080/  (DATABASE_URL=${DATABASE_URL} npx sixgun admin nodes)`);
