/** What the names of the service worker's caches begin with. */
export const cachePrefix = 'agenda-'

/** The address of the page that the service worker keeps for all addresses of members. */
export const keptPage = '/dashboard'

/** Has the next page come from the server. WebKit does not tell the service worker that a page is loaded again. */
export async function forgetKeptPage(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  const forget = async (name: string) => (await caches.open(name)).delete(keptPage, { ignoreVary: true })
  await Promise.all(names.map(forget))
}
