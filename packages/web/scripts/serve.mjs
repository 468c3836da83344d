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
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json']);
const FIRST_PORT = 8080;
const TRIES = 20;

const built = fileURLToPath(new URL('../dist', import.meta.url));

function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

function answer(folder, request, response) {
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

async function main() {
  if (!existsSync(join(built, 'index.html'))) {
    console.error('The page is not built yet: run "npm run build" first.');
    process.exit(1);
  }
  const at = process.argv.indexOf('--port');
  const wanted = Number((at < 0 ? undefined : process.argv[at + 1]) ?? process.env.PORT ?? 0);
  const ports = wanted > 0 ? [wanted] : Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i);
  for (const port of ports) {
    try {
      const { address } = await serve(port);
      console.log(`Sixgun is served at ${address} (stop with Ctrl+C)`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  console.error(`Port ${ports.join(', ')} is taken; choose another one with --port.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
