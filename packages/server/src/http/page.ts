import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Everything the page needs lies beside it; what it does not need cannot be slipped in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // Portraits are drawn by the page itself and shown as pictures.
  "img-src 'self' data:",
  // So is the sound.
  'media-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer: a worker obeys the policy of its own file. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

function fileFor(folder: string, url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
  } catch {
    // An address that cannot be read is one that does not exist.
    return null;
  }
}

/** Files as they travel: packed once until they change, because that costs more than all else that is asked here. */
class Packed {
  private readonly known = new Map<string, { changed: number; data: Promise<Buffer> }>();

  of(file: string): Promise<Buffer> {
    const changed = statSync(file).mtimeMs;
    const before = this.known.get(file);
    if (before?.changed === changed) return before.data;
    const data = readFile(file).then((bytes) => pack(bytes));
    this.known.set(file, { changed, data });
    data.catch(() => this.known.delete(file));
    return data;
  }
}

/** The built page; addresses that only the page itself understands bring the page. */
export function servePage(app: FastifyInstance, folder: string): void {
  const packed = new Packed();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = fileFor(folder, request.url);
    if (file === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    const type = extname(file);
    // Names of assets carry their hash, so they never change.
    const lasts = file.includes(`${sep}assets${sep}`);
    reply.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache');
    reply.type(TYPES[type] ?? 'application/octet-stream');
    if (!PACKED.has(type) || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(createReadStream(file));
    return reply.header('content-encoding', 'gzip').send(await packed.of(file));
  };
  app.get('/*', answer);
}
