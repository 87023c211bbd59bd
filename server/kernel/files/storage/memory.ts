import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { checkedKey, type Storage } from '../storage.ts'

/** Files in memory, for tests. `keys` lists them. */
export function memoryStorage(): Storage & { keys(): string[] } {
  const files = new Map<string, Buffer>()
  return {
    destination: 'memory',
    id: randomUUID(),
    keys: () => [...files.keys()].sort(),
    put: async (key, bytes) => void files.set(checkedKey(key), Buffer.from(bytes)),
    async get(key, range) {
      const bytes = files.get(checkedKey(key))
      if (!bytes) return undefined
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
      return { size: bytes.length, body: Readable.from([part], { objectMode: false }) }
    },
    size: async (key) => files.get(checkedKey(key))?.length,
    delete: async (key) => void files.delete(checkedKey(key)),
  }
}
