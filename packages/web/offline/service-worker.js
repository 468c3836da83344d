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

async function answer(request) {
  const wanted = request.mode === 'navigate' ? './' : request;
  const own = await (await caches.open(CACHE)).match(wanted);
  return own ?? (await caches.match(wanted)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A text to be read is a place of its own.
  if (request.mode === 'navigate' && pathname.endsWith('.txt')) return;
  event.respondWith(answer(request));
});
