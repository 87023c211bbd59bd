import { cachePrefix } from '../lib/kept-page.ts'

/** The name of the cache with the files of a build. */
export const cacheOf = (build: string): string => `${cachePrefix}${build}`

/**
 * Deletes the caches of earlier builds except the last one, whose tabs may still be open. All of them without `current`.
 */
export async function dropOldCaches(storage: CacheStorage, current?: string): Promise<void> {
  // In the order in which they were made.
  const others = (await storage.keys()).filter((name) => name.startsWith(cachePrefix) && name !== current)
  const old = current === undefined ? others : others.slice(0, -1)
  await Promise.all(old.map((name) => storage.delete(name)))
}
