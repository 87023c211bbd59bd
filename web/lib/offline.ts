/*
 * What this browser keeps of a member for reading without a connection: the product's files, by the service worker, and
 * the member's latest data, in an IndexedDB of their own. The code that keeps them is fetched later (web/shell/offline);
 * here is what every page must be able to do: forget them.
 */

import { deleteDatabase } from './device/safe-databases.ts'
import { safeStorage } from './device/safe-storage.ts'
import { workerContainer } from './device/worker-container.ts'
import { cachePrefix } from './kept-page.ts'

/** The name of the database with what is kept of a member. What they changed and is not sent yet is in another one. */
export const keptDatabase = (memberId: string): string => `agenda-${memberId}`

/** The name of the database with the pictures of their journal that they saw last. */
export const keptPictures = (memberId: string): string => `agenda-pictures-${memberId}`

/** Where it says of whom something is kept. Written before anything is, and removed after everything is gone. */
const keptOf = 'kept'
/** Where it says that the member wants nothing kept on this device. */
const choice = 'offline'

const read = safeStorage.getItem

/** Whether something may be kept of a member, or of anybody. */
export const hasKept = (memberId?: string): boolean =>
  memberId === undefined ? read(keptOf) !== null : read(keptOf) === memberId

/** Notes that something of a member is going to be kept. */
export const noteKept = (memberId: string): void => void safeStorage.setItem(keptOf, memberId)

/** Deletes what is kept for reading, except that of `memberId`. Unsent changes stay. */
export function wipeKept(memberId?: string): void {
  const owner = read(keptOf)
  if (!owner || owner === memberId) return
  deleteDatabase(keptDatabase(owner), () => {
    if (read(keptOf) === owner) safeStorage.removeItem(keptOf)
  })
  deleteDatabase(keptPictures(owner))
}

/** Whether this browser could keep anything: not in development, and not in a demo. */
export const canKeep = (): boolean =>
  import.meta.env.PROD && workerContainer() !== undefined && !('demo' in document.documentElement.dataset)

const listeners = new Set<() => void>()

/** Whether the member wants their latest days kept on this device. They do until they say otherwise. */
export const offlineChoice = {
  get: (): boolean => read(choice) !== 'off',

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Stores the choice. 'No' removes the service worker, its files and what is kept of the member at once. */
  async set(isWanted: boolean): Promise<void> {
    if (isWanted) safeStorage.removeItem(choice)
    else safeStorage.setItem(choice, 'off')
    for (const listener of listeners) listener()
    if (!isWanted) await removeAll()
  },
}

async function removeAll(): Promise<void> {
  wipeKept()
  const registrations = (await workerContainer()?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}
