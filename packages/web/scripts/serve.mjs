// Serves the built page on this machine; plain Node, no dependencies.
// node packages/web/scripts/serve.mjs [--port 8080]
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
/** Everything the page needs lies beside it; what it does not need cannot be slipped in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // Portraits are drawn by the page itself and shown as pictures.
  "img-src 'self' data:",
  // So is the sound.
  'media-src blob:',
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const FIRST_PORT = 8080;
const LAST_PORT = 65535;
const TRIES = 20;

const built = fileURLToPath(new URL('../dist', import.meta.url));

function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** What the first page asks a server of tables; here is none, and it says so without an error. */
const TABLES = '/api/tables';

function answer(folder, request, response) {
  if (request.url === TABLES) {
    response.writeHead(204).end();
    return;
  }
  let file = null;
  try {
    file = fileFor(folder, request.url ?? '/');
  } catch {
    // An address that cannot be read is one that does not exist.
  }
  if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.');
    return;
  }
  const type = extname(file);
  const packed = PACKED.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    // Names of assets carry their hash, so they never change.
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    // On every file: a worker obeys the policy of its own.
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (packed) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
}

/** Listens on the given port, or on any that is free; answers the address. */
export function serve(port = 0, folder = built) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve({ server, address: `http://localhost:${server.address().port}/` });
    });
  });
}

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= LAST_PORT;

/** The port that is asked for, null if none is. */
export function portOf(args, environment) {
  const at = args.indexOf('--port');
  const given = at < 0 ? environment.PORT || null : (args[at + 1] ?? '');
  if (given === null) return null;
  if (!isPort(given))
    throw new RangeError(`"${given.slice(0, 40)}" is no port; choose one from 1 to ${LAST_PORT} with --port.`);
  return Number(given);
}

async function main() {
  const wanted = portOf(process.argv.slice(2), process.env);
  if (!existsSync(join(built, 'index.html'))) {
    console.error('The page is not built yet: run "npm run build" first.');
    process.exit(1);
  }
  const ports = wanted === null ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [wanted];
  for (const port of ports) {
    try {
      const { address } = await serve(port);
      console.log(`Sixgun is served at ${address} (stop with Ctrl+C)`);
      return;
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue;
      console.error(`Port ${port} cannot be used (${error.code ?? error.message}); choose another one with --port.`);
      process.exit(1);
    }
  }
  console.error(`Port ${ports.join(', ')} is taken; choose another one with --port.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  });
}
