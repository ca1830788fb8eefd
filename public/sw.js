// Shows offline.html when a page cannot be fetched. It keeps nothing else: no page, no answer.
const KEPT = 'offline-1'
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

async function activate() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
  // Pages are asked for while the worker wakes up, not after.
  await self.registration.navigationPreload?.enable()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const isOwnFile = FILES.includes(new URL(url).pathname)
  if (mode === 'navigate') event.respondWith(open(event))
  else if (isOwnFile) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)))
  }
})
