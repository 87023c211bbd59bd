/** The databases of this browser; undefined where there are none, or where cookies are blocked and naming them throws. */
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

/** Deletes a database. Where there are none, nothing happens. */
export function deleteDatabase(name: string, onDeleted?: () => void): void {
  try {
    const deletion = databases()?.deleteDatabase(name)
    if (deletion && onDeleted) deletion.onsuccess = onDeleted
  } catch {
    // A browser that forbids databases has none to delete.
  }
}
