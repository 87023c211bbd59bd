const prefix = 'agenda-'

/** The name of the cache with the files of a build. */
export const cacheOf = (build: string): string => `${prefix}${build}`

/** The address of the page that is kept for all addresses of members. */
export const keptPage = '/dashboard'

/** Has the next page come from the server. WebKit does not tell the service worker that a page is loaded again. */
export async function forgetKeptPage(storage: CacheStorage): Promise<void> {
  const names = (await storage.keys()).filter((name) => name.startsWith(prefix))
  const forget = async (name: string) => (await storage.open(name)).delete(keptPage, { ignoreVary: true })
  await Promise.all(names.map(forget))
}

/**
 * Deletes the caches of earlier builds except the last one, whose tabs may still be open. All of them without `current`.
 */
export async function dropOldCaches(storage: CacheStorage, current?: string): Promise<void> {
  // In the order in which they were made.
  const others = (await storage.keys()).filter((name) => name.startsWith(prefix) && name !== current)
  const old = current === undefined ? others : others.slice(0, -1)
  await Promise.all(old.map((name) => storage.delete(name)))
}
