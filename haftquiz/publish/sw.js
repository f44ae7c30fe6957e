// The service worker: makes the site open without a network. The builder writes `const BUILD = {…};` before this.
//
// Files in a folder that is named by its hash never change: from the cache, for good. Everything else comes by the
// network when there is one, so a new build is seen at the next load; its pages name their own hashed folders, so
// nothing of two builds ever meets on a page.

/** How long a page that is in the cache waits for the network. */
const PATIENCE_MS = 4_000;
/** What is larger is not kept for offline reading. */
const LARGE = 2_000_000;
/** The index of the search: its name is that of its content, and it is kept from its first use on. */
const INDEX = /^search\/index-[0-9a-f]+\.json$/;

const root = self.registration.scope;
const site = `haftquiz-site:${root} `;
const cacheName = site + BUILD.id;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(root)) return;
  const path = url.slice(root.length);
  if (path.startsWith('__')) return; // the live channel of `haftquiz serve`
  const lasting = /^(assets|runtime)-[0-9a-f]+\//.test(path);
  if (INDEX.test(path)) event.respondWith(onceFetched(event));
  else event.respondWith(lasting ? fromCache(event) : fromNetwork(event));
});

/**
 * Brings this build's assets, and anew the pages that are open or that the last build's readers had, and the index of
 * the search if they had that.
 */
async function install() {
  const cache = await caches.open(cacheName);
  await cache.addAll(BUILD.files.map((file) => new Request(root + file)));
  const pages = new Set(BUILD.pages.map((page) => root + page));
  for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (url.startsWith(root)) pages.add(bare(url));
  }
  for (const name of await caches.keys()) {
    if (!name.startsWith(site) || name === cacheName) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const path = url.slice(root.length);
      if (INDEX.test(path)) pages.add(root + BUILD.search);
      else if (!/^(assets|runtime)-/.test(path)) pages.add(url);
    }
  }
  await Promise.allSettled([...pages].map((page) => cache.add(new Request(page, { cache: 'no-cache' }))));
}

/** Waits until no tab of the last build is open (nothing here skips that), so their files are there to the end. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(site) && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

/** @param {FetchEvent} event */
async function fromCache({ request }) {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** @param {FetchEvent} event */
async function onceFetched(event) {
  const kept = await caches.match(event.request.url);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  const cache = await caches.open(cacheName);
  event.waitUntil(keep(cache, event.request, fresh.clone()).catch(() => {}));
  return fresh;
}

/** @param {FetchEvent} event */
async function fromNetwork(event) {
  const { request } = event;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true });
  const fresh = fetch(request);
  event.waitUntil(fresh.then((response) => keep(cache, request, response.clone())).catch(() => {}));
  try {
    return await (kept ? Promise.race([fresh, patience()]) : fresh);
  } catch {
    if (kept) return kept;
    const lost = request.mode === 'navigate' && (await cache.match(root + '404.html'));
    return lost || Response.error();
  }
}

/** @returns {Promise<never>} */
function patience() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
}

/**
 * @param {Cache} cache
 * @param {Request} request
 * @param {Response} response
 */
async function keep(cache, request, response) {
  const small = Number(response.headers.get('Content-Length') ?? 0) < LARGE;
  if (response.status === 200 && !response.redirected && small) {
    await cache.put(bare(request.url), response);
  }
}

/** @param {string} url */
function bare(url) {
  return url.replace(/[?#].*/, '');
}
