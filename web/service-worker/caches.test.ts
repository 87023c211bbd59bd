import { expect, test } from 'vitest'
import { cacheOf, dropOldCaches } from './caches.ts'

/** Caches by their names, in the order in which they were made. */
function storageOf(...names: string[]) {
  const all = new Set(names)
  return {
    left: () => [...all],
    keys: async () => [...all],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage & { left: () => string[] }
}

test('the files of the build before stay for its tabs, older ones and nothing else go', async () => {
  const storage = storageOf('somebody-else', cacheOf('one'), cacheOf('two'), cacheOf('three'))
  await dropOldCaches(storage, cacheOf('three'))
  expect(storage.left()).toEqual(['somebody-else', cacheOf('two'), cacheOf('three')])
})

test('back to an earlier build, the newer one is what stays', async () => {
  const storage = storageOf(cacheOf('one'), cacheOf('two'), cacheOf('three'))
  await dropOldCaches(storage, cacheOf('one'))
  expect(storage.left()).toEqual([cacheOf('one'), cacheOf('three')])
})

test('a worker that removes itself leaves no file', async () => {
  const storage = storageOf('somebody-else', cacheOf('one'), cacheOf('two'))
  await dropOldCaches(storage)
  expect(storage.left()).toEqual(['somebody-else'])
})
