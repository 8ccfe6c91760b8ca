/* Keeps the one page that says there is no line, and nothing else: whatever the server has is always fetched anew, so no upgrade is
   ever hidden behind something old. */
const SHELF = 'campfire-offline';
const OFFLINE = ['/offline', '/offline.css', '/offline.js', '/flame.svg'];

const keep = async () => (await caches.open(SHELF)).addAll(OFFLINE);

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** The page itself from the server; without a line what we keep for that. What we keep is looked after while there is one. */
async function open(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(keep().catch(() => undefined));
    return page;
  } catch {
    return (await caches.match('/offline')) ?? Response.error();
  }
}

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(open(event));
  else if (origin === location.origin && OFFLINE.includes(pathname))
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()),
    );
});
