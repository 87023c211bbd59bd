/** What local storage did not take, in this page alone. */
const inMemory = new Map<string, string>()

/**
 * Local storage for what a page only remembers, such as that something was shown. Where the browser's is full or
 * forbidden, items hold as long as the page, and nothing throws.
 */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      return inMemory.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** Returns whether the item outlives the page. */
  setItem(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text)
      inMemory.delete(key)
      return true
    } catch {
      inMemory.set(key, text)
      return false
    }
  },

  removeItem(key: string): void {
    inMemory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Then there is none.
    }
  },

  /** The keys that begin so. */
  keys(prefix: string): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...inMemory.keys()])].filter((key) =>
        key.startsWith(prefix),
      )
    } catch {
      return [...inMemory.keys()].filter((key) => key.startsWith(prefix))
    }
  },
}
