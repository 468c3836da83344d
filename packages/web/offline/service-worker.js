// Makes the page work without a network after the first visit. The build puts in its version and what belongs to it.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `sixgun-${VERSION}`;
/** This one, and the one that pages opened before it still use. */
const KEPT_CACHES = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

async function forgetOldVersions() {
  const own = (await caches.keys()).filter((name) => name.startsWith('sixgun-') && name !== CACHE);
  const old = own.slice(0, Math.max(0, own.length - (KEPT_CACHES - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

// Only when a player has said so: a page never changes under a running game.
self.addEventListener('message', (event) => {
  if (event.data === 'use-new-version') self.skipWaiting();
});

const PAGE = './';
const home = new URL(self.registration.scope).pathname;

const kept = async (wanted) => (await (await caches.open(CACHE)).match(wanted)) ?? (await caches.match(wanted));

/** The page itself is always the one that was kept; other addresses belong to whoever serves them, while there is a network. */
async function answer(request) {
  if (request.mode !== 'navigate') return (await kept(request)) ?? fetch(request);
  if (new URL(request.url).pathname === home) return (await kept(PAGE)) ?? fetch(request);
  return fetch(request).catch(() => kept(PAGE));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
