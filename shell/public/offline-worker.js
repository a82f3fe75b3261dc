// Serves an installed builder without a connection from what this device loaded last. With a connection it changes
// nothing: pages and responses come from the network, and only files with a content hash in their name come from the
// device. It never decides which release runs; the page does.
const PAGE = 'offline-page';
const FILES = 'offline-files';
const ANSWERS = 'offline-answers';
const KEPT_AT = 'X-Kept-At';
/** Enough for the files of several releases and the screens of a day. */
const MOST = { [FILES]: 800, [ANSWERS]: 500 };
/** Bytes to store ahead for one area: three times what the largest one has. */
const MOST_AHEAD = 6_000_000;
const HASHED = /([.-][0-9a-f]{8,}\.[a-z0-9]+|\?v=[0-9a-f]{8,})$/i;

/** Load time of the oldest stored response given to a page, by page. */
const keptSince = new Map();

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  // Lets navigations start before the worker does.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') return event.respondWith(pageFor(event));
  if (request.method === 'GET' && ['script', 'style', 'font'].includes(request.destination))
    return event.respondWith(fileFor(request));
  if (!request.headers.has('X-Whitelabel')) return;
  if (request.method !== 'GET') return forgetOthers(event);
  if (request.headers.get('Accept') === 'application/json') event.respondWith(answerFor(event));
});

addEventListener('message', (event) => {
  const { files, ahead, forget, ask } = event.data;
  if (files) event.waitUntil(keepAll(files));
  if (ahead) event.waitUntil(keepAhead(ahead));
  if (forget) keptSince.delete(event.source.id);
  if (ask) tell(event.source);
});

/** Every URL has the same page, so one copy is enough. */
async function pageFor(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(page.clone()));
    return page;
  } catch (failure) {
    const kept = await (await caches.open(PAGE)).match('/');
    if (kept) return kept;
    throw failure;
  }
}

async function keepPage(page) {
  if (!page.ok || !page.headers.get('Content-Type')?.startsWith('text/html')) return;
  await (await caches.open(PAGE)).put('/', page);
  for (const [name, most] of Object.entries(MOST)) {
    const store = await caches.open(name);
    const kept = await store.keys();
    // The oldest are first.
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((one) => store.delete(one)));
  }
}

async function fileFor(request) {
  const isHashed = HASHED.test(request.url);
  const kept = isHashed && (await (await caches.open(FILES)).match(request.url, { ignoreVary: true }));
  if (kept) return kept;
  const file = await fetch(request);
  if (isHashed) await keepFile(request.url, file.clone());
  return file;
}

/** Opaque files from other servers are skipped, because their integrity cannot be checked. */
async function keepFile(address, file) {
  if (file.ok && file.type !== 'opaque') await (await caches.open(FILES)).put(address, file);
}

/**
 * Stores the page and then one file after another, because nobody waits for them.
 * @param most bytes after which no more are stored
 */
async function keepAll(files, most = Infinity) {
  let left = most;
  const store = await caches.open(FILES);
  if (!(await (await caches.open(PAGE)).match('/'))) await fetch('/').then(keepPage);
  for (const address of new Set(files)) {
    if (left <= 0) return;
    if (!HASHED.test(address) || (await store.match(address, { ignoreVary: true }))) continue;
    const file = await fetch(address, { credentials: 'omit', priority: 'low' }).catch(() => undefined);
    if (!file?.ok) continue;
    left -= (await file.clone().arrayBuffer()).byteLength;
    await keepFile(address, file);
  }
}

/** Stores what a build loads later: its dialogs that were not opened yet. @param list the address of its list */
async function keepAhead(list) {
  const later = await fetch(list, { credentials: 'omit' })
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  const files = Object.values(later).flat();
  await keepAll(
    files.map((file) => new URL(`.${file}`, list).href),
    MOST_AHEAD,
  );
}

async function answerFor(event) {
  const { request, clientId } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepAnswer(request.url, answer.clone()));
    return answer;
  } catch (failure) {
    const kept = await (await caches.open(ANSWERS)).match(request.url);
    if (!kept) throw failure;
    const at = Number(kept.headers.get(KEPT_AT));
    keptSince.set(clientId, Math.min(at, keptSince.get(clientId) ?? at));
    event.waitUntil(clients.get(clientId).then(tell));
    return kept;
  }
}

async function keepAnswer(address, answer) {
  const { status, headers } = answer;
  const body = await answer.arrayBuffer();
  const kept = { 'Content-Type': headers.get('Content-Type') ?? 'application/json', [KEPT_AT]: String(Date.now()) };
  await (await caches.open(ANSWERS)).put(
    address,
    new Response(status === 204 ? null : body, { status, headers: kept }),
  );
}

/** Deletes the previous person's responses at sign-in, which sends no token. Refreshing a session keeps them. */
function forgetOthers(event) {
  const { headers, url } = event.request;
  if (!headers.has('Authorization') && !url.endsWith('/refresh.json')) event.waitUntil(caches.delete(ANSWERS));
}

function tell(page) {
  if (page && keptSince.has(page.id)) page.postMessage({ keptSince: keptSince.get(page.id) });
}
