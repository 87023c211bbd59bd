let listener: ((used: number) => void) | undefined

/** Hears, as long as the page lives, what the server says of a member's space when there is little left of it. */
export function onStorageLow(hear: (used: number) => void): () => void {
  listener = hear
  return () => {
    listener = undefined
  }
}

/** Passes on what an answer says of the space that is used: a share from 0 to 1, or nothing. */
export function reportStorageUsed(headers: Headers): void {
  const used = Number(headers.get('storage-used'))
  if (used > 0) listener?.(used)
}
