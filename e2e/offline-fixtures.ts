import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What the browser says of a line that is cut, which is no fault of the page. */
export const lineIsCut = /ERR_|Failed to load|Failed to fetch|could not be loaded|status of 50|FetchEvent/

/** The names of what this browser keeps: caches of files, databases of data, and whether there is a worker. */
export const whatIsKept = (page: Page, { outbox = false } = {}) =>
  page.evaluate(
    async (isOutboxToo) => ({
      caches: (await caches.keys()).sort(),
      databases: (await indexedDB.databases())
        .map(({ name = '' }) => name)
        .filter((name) => isOutboxToo || !name.startsWith('agenda-outbox-'))
        .sort(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
    outbox,
  )

/** How many answers are kept of a member. */
export const keptAnswers = (page: Page, memberId: string): Promise<number> =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases()
    if (!known.some((database) => database.name === name)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const db = opening.result
        const counting = db.transaction('queries').objectStore('queries').count()
        counting.onsuccess = () => {
          db.close()
          resolve(counting.result)
        }
        counting.onerror = () => reject(counting.error)
      }
    })
  }, `agenda-${memberId}`)

/** Whether the worker has a file of the build, by its address; with a build, whether that one's worker has it. */
export const isKeptFile = (page: Page, file: RegExp, build = ''): Promise<boolean> =>
  page.evaluate(
    async ([source = '', ending = '']) => {
      const addresses: string[] = []
      for (const name of (await caches.keys()).filter((one) => one.endsWith(ending)))
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
      return addresses.some((url) => new RegExp(source).test(url))
    },
    [file.source, build],
  )

/** Waits until the worker has every file, and the member's data is kept. */
export async function untilKept(page: Page, memberId: string): Promise<void> {
  await expect.poll(() => keptAnswers(page, memberId), { timeout: 30_000 }).toBeGreaterThanOrEqual(23)
}

/** The line of the frame that says of when it is what is shown. */
export const asOf = (page: Page) => page.getByText(/^As of \d/)

/** Opens a page of a member and waits until everything is kept. */
export async function openAndKeep(page: Page, memberId: string, path = '/dashboard'): Promise<void> {
  await page.goto(path)
  await untilKept(page, memberId)
}

/** Cuts the line of a browser, or mends it. */
export const cut = (context: BrowserContext, isCut = true) => context.setOffline(isCut)
