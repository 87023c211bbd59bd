/*
 * What the server answers for /service-worker.js with SERVICE_WORKER=off: a worker that removes itself, the files and
 * what was kept for reading. What waits to be sent, in `agenda-outbox-…`, stays.
 */
import { dropOldCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

async function remove(): Promise<void> {
  await dropOldCaches(caches)
  for (const { name } of await indexedDB.databases())
    if (name && /^agenda-(?!outbox-)/.test(name)) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
  // A page that is open keeps nothing more.
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    page.postMessage({ type: 'REMOVED' })
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
// A page that registers while this worker is on its way out calls it back to life, and then asks it to keep pages.
self.addEventListener('message', (event) => event.waitUntil(remove()))
