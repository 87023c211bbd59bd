import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/** A file while it is read. `size` is the size of the whole file. A body that is not read must be destroyed. */
export type StoredFile = { size: number; body: Readable }

/** Stores files under a key. A file that was put is complete, and survives a power cut. */
export type Storage = {
  /** Where files go, for people. */
  destination: string
  /** Which store it is: the same for every process that finds the same files. */
  id: string
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or a part within its size; undefined if there is no such file. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  size(key: string): Promise<number | undefined>
  /** Removes the file. Does nothing if there is none. */
  delete(key: string): Promise<void>
}

/**
 * Whether a key is one plain file name, or one in a member's private folder: `private/{member}/{name}`. Other keys could
 * lead out of the folder.
 */
export const isKey = (key: string): boolean =>
  /^(?:private\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/)?[a-z0-9][a-z0-9_-]{4,120}\.[a-z0-9]{1,8}$/.test(
    key,
  )

/** The key. Throws if it is not a valid one. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('That is no key of a stored file.')
  return key
}
