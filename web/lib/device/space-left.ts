let listener: ((used: number) => void) | undefined

/** Calls `hear` when the server says that little of a member's space is left. */
export function onStorageLow(hear: (used: number) => void): () => void {
  listener = hear
  return () => {
    listener = undefined
  }
}

/** Reads the used share of the space, from 0 to 1, from an answer's headers, if they have it. */
export function reportStorageUsed(headers: Headers): void {
  const used = Number(headers.get('storage-used'))
  if (used > 0) listener?.(used)
}
