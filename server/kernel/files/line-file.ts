import { constants } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/**
 * A file of lines that only grows. One process at a time may append. A line that was appended survives a power cut; one
 * that was cut off is no line.
 */
export type LineFile = {
  /** Where it is, for people. */
  destination: string
  /** Its lines; undefined if there is no such file. */
  read(): Promise<string[] | undefined>
  append(line: string): Promise<void>
}

/** The bytes up to the end of the last whole line. */
const whole = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
const linesOf = (bytes: Buffer): string[] => whole(bytes).toString('utf8').split('\n').filter(Boolean)

/** Lines in a file of the disk. */
export const diskLines = (path: string): LineFile => ({
  destination: path,
  async read() {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    return bytes && linesOf(bytes)
  },
  async append(line) {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      const end = whole(await file.readFile()).length
      try {
        await file.truncate(end)
        await file.write(Buffer.from(`${line}\n`), 0, null, end)
        await file.sync()
      } catch (error) {
        // A line that is there in part, or that may not be on the disk, would be read as one that was appended.
        await file.truncate(end).catch(() => undefined)
        throw error
      }
    } finally {
      await file.close()
    }
    if (process.platform === 'win32') return
    const folder = await open(dirname(path), 'r')
    await folder.sync().finally(() => folder.close())
  },
})

/** Lines in a file of a store, which is replaced as a whole. */
export function storedLines(storage: Storage, key: string): LineFile {
  const load = async () => {
    const file = await storage.get(key)
    return file && buffer(file.body)
  }
  return {
    destination: `${key} at ${storage.destination}`,
    async read() {
      const bytes = await load()
      return bytes && linesOf(bytes)
    },
    async append(line) {
      const before = whole((await load()) ?? Buffer.alloc(0))
      await storage.put(key, Buffer.concat([before, Buffer.from(`${line}\n`)]))
    },
  }
}
