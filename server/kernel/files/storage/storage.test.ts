import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../../test/s3-server.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Storage, StoredFile } from '../storage.ts'
import { diskStorage } from './disk.ts'
import { memoryStorage } from './memory.ts'
import { s3Storage } from './s3.ts'

const access = { region: 'eu-test-1', accessKeyId: 'the-key', secretAccessKey: 'the-secret' }

const kinds: Record<string, () => Promise<{ storage: Storage; end: () => Promise<void> }>> = {
  memory: async () => ({ storage: memoryStorage(), end: async () => {} }),
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'a-genda-storage-'))
    return { storage: await diskStorage(folder), end: () => rm(folder, { recursive: true }) }
  },
  'an S3 store': async () => {
    const server = await startS3Server(access)
    const storage = s3Storage({ endpoint: server.endpoint, ...access, onFailure: () => {} })
    return { storage, end: () => server.stop() }
  },
}

describe.each(Object.entries(kinds))('files in %s', (_name, open) => {
  let storage: Storage
  let end: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, end } = await open())
  })
  afterAll(() => end())

  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251))
  const read = async (file: StoredFile | undefined) => file && (await buffer(file.body))

  test('come back as they were put, with their size', async () => {
    await storage.put('abcdef-1600.webp', bytes)
    const file = await storage.get('abcdef-1600.webp')
    expect(file?.size).toBe(bytes.length)
    expect((await read(file))?.equals(bytes)).toBe(true)
    expect(await storage.size('abcdef-1600.webp')).toBe(bytes.length)
  })

  test('are read in part, and tell the size of the whole', async () => {
    await storage.put('parted-800.webp', bytes)
    for (const [start, end] of [
      [0, 0],
      [0, 9],
      [70_000, 99_999],
      [99_999, 99_999],
    ] as const) {
      const file = await storage.get('parted-800.webp', { start, end })
      expect(file?.size).toBe(bytes.length)
      expect((await read(file))?.equals(bytes.subarray(start, end + 1))).toBe(true)
    }
  })

  test('are absent before they are put and after they are deleted', async () => {
    const key = 'passing-400.webp'
    const absent = async () => [await storage.get(key), await storage.size(key)]
    expect(await absent()).toEqual([undefined, undefined])
    await storage.put(key, bytes)
    await storage.delete(key)
    expect(await absent()).toEqual([undefined, undefined])
    await storage.delete(key)
  })

  test('are replaced whole, also when several write at a time', async () => {
    const versions = Array.from({ length: 8 }, (_, at) => Buffer.alloc(50_000, at))
    await Promise.all(versions.map((version) => storage.put('contested-400.webp', version)))
    const found = await read(await storage.get('contested-400.webp'))
    expect(versions.some((version) => found?.equals(version))).toBe(true)
  })

  test('may be empty, and may be left unread', async () => {
    await storage.put('nothing-400.webp', Buffer.alloc(0))
    expect(await storage.size('nothing-400.webp')).toBe(0)
    await storage.put('unread-400.webp', bytes)
    const file = await storage.get('unread-400.webp')
    file?.body.destroy()
    expect(file?.size).toBe(bytes.length)
  })

  test('may lie in the private folder of a member', async () => {
    const key = 'private/01900000-0000-7000-8000-000000000001/abcdef-400.webp'
    await storage.put(key, bytes)
    expect((await read(await storage.get(key, { start: 0, end: 9 })))?.equals(bytes.subarray(0, 10))).toBe(
      true,
    )
    expect(await storage.size(key)).toBe(bytes.length)
    await storage.delete(key)
    expect([await storage.get(key), await storage.size(key)]).toEqual([undefined, undefined])
  })

  test.each([
    'private/../secret.txt',
    'private/01900000-0000-7000-8000-000000000001/../abcdef-400.webp',
    'private/01900000-0000-7000-8000-000000000001/a/abcdef-400.webp',
    'private/abcdef-400.webp',
    '../secret.txt',
    '/etc/passwd',
    'ab/cdef-1.webp',
    'abcdef',
    '.hidden',
    'abc\0def-1.webp',
    '',
  ])('have plain names; %j is none', async (key) => {
    await expect(storage.put(key, bytes)).rejects.toThrow('no key')
    await expect(storage.get(key)).rejects.toThrow('no key')
    await expect(storage.size(key)).rejects.toThrow('no key')
    await expect(storage.delete(key)).rejects.toThrow('no key')
  })
})

describe('on the disk', () => {
  const inFolder = async (work: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'a-genda-storage-'))
    try {
      await work(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  test('files lie two folders deep, for their owner only, and no draft is left', () =>
    inFolder(async (folder) => {
      const storage = await diskStorage(folder)
      await storage.put('abcdef-400.webp', Buffer.from('x'))
      const { mode } = await stat(join(folder, 'ab', 'cd', 'abcdef-400.webp'))
      if (process.platform !== 'win32') expect(mode & 0o077).toBe(0)
      expect(await readdir(join(folder, '.new'))).toEqual([])
    }))

  test('what a cut-off write left is cleared away, and what is being written is not', () =>
    inFolder(async (folder) => {
      await diskStorage(folder)
      const [old, fresh] = [join(folder, '.new', 'old'), join(folder, '.new', 'fresh')]
      await writeFile(old, 'x')
      await writeFile(fresh, 'x')
      await utimes(old, 1, 1)
      await diskStorage(folder)
      expect(await readdir(join(folder, '.new'))).toEqual(['fresh'])
    }))
})

describe('a store that', () => {
  const withServer = async (
    work: (server: Awaited<ReturnType<typeof startS3Server>>, failures: unknown[]) => Promise<void>,
  ) => {
    const server = await startS3Server(access)
    try {
      await work(server, [])
    } finally {
      await server.stop()
    }
  }
  const bytes = Buffer.from('x')

  /** The status that every call is refused with. */
  async function statuses(storage: Storage): Promise<unknown[]> {
    const calls = [
      storage.put('abcdef-400.webp', bytes),
      storage.get('abcdef-400.webp'),
      storage.size('abcdef-400.webp'),
      storage.delete('abcdef-400.webp'),
    ]
    return Promise.all(calls.map((call) => call.catch((error) => error instanceof Refusal && error.status)))
  }

  test('fails or is out of reach refuses for the time being, and the operator is told', () =>
    withServer(async (server, failures) => {
      const onFailure = (error: unknown) => void failures.push(error)
      server.state.broken = true
      const storage = s3Storage({ endpoint: server.endpoint, ...access, onFailure })
      expect(await statuses(storage)).toEqual([503, 503, 503, 503])
      expect(failures).toHaveLength(4)
      server.state.broken = false
      await storage.put('abcdef-400.webp', bytes)
      const nowhere = s3Storage({ endpoint: 'http://127.0.0.1:1/pictures', ...access, onFailure })
      expect(await statuses(nowhere)).toEqual([503, 503, 503, 503])
    }))

  test('knows another secret takes nothing', () =>
    withServer(async (server) => {
      const given = { ...access, secretAccessKey: 'a guess' }
      const storage = s3Storage({ endpoint: server.endpoint, ...given, onFailure: () => {} })
      expect(await statuses(storage)).toEqual([503, 503, 503, 503])
      expect(server.objects.size).toBe(0)
    }))

  test('has no such bucket does not pretend to keep a file', () =>
    withServer(async (server) => {
      const endpoint = server.endpoint.replace('pictures', 'elsewhere')
      const storage = s3Storage({ endpoint, ...access, onFailure: () => {} })
      await expect(storage.put('abcdef-400.webp', bytes)).rejects.toThrow('bucket')
    }))
})
