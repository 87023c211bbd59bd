/** Returns this browser's databases. Undefined if it has none, or blocks them, in which case reading the global throws. */
export function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB ?? undefined
  } catch {
    return undefined
  }
}

/** The names of all databases; undefined where an older browser does not say. */
export async function databaseNames(): Promise<string[] | undefined> {
  const factory = databases()
  if (!factory) return []
  try {
    const known = await factory.databases?.()
    return known?.flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}

/** Deletes a database. Does nothing if databases are blocked. */
export function deleteDatabase(name: string, onDeleted?: () => void): void {
  try {
    const deletion = databases()?.deleteDatabase(name)
    if (deletion && onDeleted) deletion.onsuccess = onDeleted
  } catch {
    // A browser that forbids databases has none to delete.
  }
}
