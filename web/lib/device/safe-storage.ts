/** A part of the browser's storage for texts that never throws, and holds in memory what the browser does not take. */
export type SafeStorage = {
  getItem(key: string): string | null
  /** Returns whether the item outlives the page. */
  setItem(key: string, text: string): boolean
  removeItem(key: string): void
  /** The keys that begin so. */
  keys(prefix?: string): string[]
}

/** Calls `storage` each time, because reading the global throws while cookies are blocked. */
function safe(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>()
  return {
    getItem(key) {
      const held = inMemory.get(key)
      if (held !== undefined) return held
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },

    setItem(key, text) {
      try {
        storage().setItem(key, text)
        inMemory.delete(key)
        return true
      } catch {
        inMemory.set(key, text)
        return false
      }
    },

    removeItem(key) {
      inMemory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Nothing is stored where nothing can be.
      }
    },

    keys(prefix = '') {
      const keys = [...inMemory.keys()]
      try {
        keys.push(...Object.keys(storage()))
      } catch {
        // Only memory has any.
      }
      return [...new Set(keys)].filter((key) => key.startsWith(prefix))
    },
  }
}

/**
 * Local storage. Where the browser's is full or forbidden, its items last as long as the page, so the product can be used
 * until then. Everything in the web reads and writes it here.
 */
export const safeStorage: SafeStorage = safe(() => localStorage)

/** The storage of this tab, in the same way. */
export const safeTabStorage: SafeStorage = safe(() => sessionStorage)
