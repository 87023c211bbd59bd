import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/** A file as it is read; `size` is that of the whole file. A body that is not read must be destroyed. */
export type StoredFile = { size: number; body: Readable }

/** Keeps files under a key. What was put is there whole or not at all, and has survived a power cut. */
export type Storage = {
  /** Where files go, for people. */
  destination: string
  /** Which store it is: the same for every process that finds the same files. */
  id: string
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or a part of it that lies within its size; undefined where there is none. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  size(key: string): Promise<number | undefined>
  /** Takes the file away; nothing happens where there is none. */
  delete(key: string): Promise<void>
}

/** Whether a key is one plain file name, so that it cannot lead elsewhere. */
export const isKey = (key: string): boolean => /^[a-z0-9][a-z0-9_-]{4,120}\.[a-z0-9]{1,8}$/.test(key)

/** The key, where it is one. Throws where it is not. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('That is no key of a stored file.')
  return key
}
