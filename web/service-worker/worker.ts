/*
 * The service worker of a member's browser. It answers the files of the build and the addresses of pages, and nothing
 * else: it has no token, and no private answer passes through it (docs/decisions/0025). It shows what is pushed to a closed
 * tab.
 */
import { clientsClaim } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { listenForPushes } from '../features/reminders/push-events.ts'
import { keptPage } from '../lib/kept-page.ts'
import type { BuildFiles } from './build-files.ts'
import { cacheOf, dropOldCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by scripts/service-worker.ts. */
declare const BUILD_FILES: BuildFiles

const { build, entry, words, shell, pages, asUsed } = BUILD_FILES
const cacheName = cacheOf(build)
/** An address with an ending. */
const file = /^[^?]*\.[^/?]+(\?|$)/
/** After so many seconds, a line that says nothing counts as none. */
const patience = 3

const precache = new PrecacheController({ cacheName })
precache.addToCacheList(shell)
self.addEventListener('install', precache.install)
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches(caches, cacheName)))
// So that the tab in which it was installed can open its other pages without a connection.
clientsClaim()

// Out of every build's cache: a tab of the build before still asks for its own files. Their names hold a hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
    return kept ?? fetch(request)
  },
)

/** A member's page is kept as the server sends it, with what it has put into it. It is the same at every address. */
const findPage = async () => (await caches.open(cacheName)).match(keptPage, { ignoreVary: true })

const page = new NetworkOnly({
  networkTimeoutSeconds: patience,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        // Whoever stands before a product that is away.
        if (response.status >= 500) throw new Error(`The page was answered with ${response.status}.`)
        return response
      },
      handlerDidError: async () => (await findPage()) ?? precache.matchPrecache('/app.html'),
    },
  ],
})
/**
 * A member's page out of the cache at once: it holds nothing of anybody, and the round trip would come before everything
 * else. From the server when it is loaded again, where the browser says so (WebKit does not), and while a newer version
 * waits.
 */
registerRoute(
  new NavigationRoute(
    async (options) => {
      const isAnew = options.request.cache === 'no-cache' || options.request.cache === 'reload'
      const kept = isAnew || self.registration.waiting ? undefined : await findPage()
      return kept ?? page.handle(options)
    },
    { allowlist: [new RegExp(`^/(${words.join('|')})(/|\\?|$)`)], denylist: [file] },
  ),
)
// Neither the API nor the back office is kept.
registerRoute(new NavigationRoute(page, { denylist: [/^\/(api|admin)(\/|$|\?)/, file] }))

/** Keeps a member's page as it is now, unless it is of a newer build, whose own worker will. */
async function keepPage(cache: Cache): Promise<void> {
  const answer = await fetch(keptPage)
  if (answer.ok && (await answer.clone().text()).includes(`"${entry}"`)) await cache.put(keptPage, answer)
}

/** Fetches the scripts of members' pages, and of what only some need, what this page has loaded. One at a time, in idle time. */
async function keepPages(loaded: unknown): Promise<void> {
  const cache = await caches.open(cacheName)
  const used = Array.isArray(loaded) ? asUsed.filter((file) => loaded.includes(file)) : []
  for (const file of [...pages, ...used])
    if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file).catch(() => undefined)
  // The page last, when all that it leads to is there.
  await keepPage(cache).catch(() => undefined)
}

self.addEventListener('message', (event) => {
  const { data, ports } = event
  // As `workbox-window` says it.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'KEEP_PAGES')
    event.waitUntil(keepPages(data.loaded).then(() => ports[0]?.postMessage(build)))
})

listenForPushes(self)
