import { deleteDB, openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { hasKept, keptDatabase, wipeKept } from '../../lib/offline.ts'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { bounds, type KeptQuery, type KeptStore, openKept } from './store.ts'

withIndexedDb()

const now = Date.parse('2026-11-18T09:14:00Z')
const dayMs = 86_400_000
const stores: KeptStore[] = []

async function storeOf(memberId: string) {
  const store = await openKept(memberId)
  stores.push(store)
  return store
}

afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  for (const { name = '' } of await indexedDB.databases()) await deleteDB(name)
  localStorage.clear()
})

const query = (name: string, data: unknown, at = now): KeptQuery => ({
  queryHash: `["${name}"]`,
  queryKey: [name],
  dehydratedAt: at,
  state: {
    data,
    dataUpdatedAt: at,
    dataUpdateCount: 1,
    status: 'success',
    fetchStatus: 'idle',
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    isInvalidated: false,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
  },
})
const names = async (store: KeptStore, at = now) =>
  (await store.all(at)).map(({ queryKey }) => queryKey[0]).sort()

test('what is kept is there when the browser is opened again, for its member alone', async () => {
  const ada = await storeOf('ada')
  await ada.put([query('mood', [{ note: 'Only for me.' }])], now)
  await ada.put([query('mood', [{ note: 'And again.' }], now + 1)], now)
  ada.close()
  expect((await (await storeOf('ada')).all(now)).map(({ state }) => state.data)).toEqual([
    [{ note: 'And again.' }],
  ])
  expect(await (await storeOf('ben')).all(now)).toEqual([])
})

test('opened for one member, what an earlier one left is gone, but not what waits to be sent', async () => {
  await (await storeOf('ada')).put([query('mood', 'x')], now)
  ;(await openDB('agenda-outbox-ada', 1)).close()
  await storeOf('ben')
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name).sort())
    .toEqual(['agenda-ben', 'agenda-outbox-ada'])
})

test('5 MB are kept, of which the oldest leaves', async () => {
  const store = await storeOf('ada')
  const third = 'é'.repeat(bounds.bytes / 6)
  for (const [at, name] of ['one', 'two', 'three'].entries())
    await store.put([query(name, third, now + at)], now)
  expect(await names(store)).toEqual(['three', 'two'])
  await store.put([query('huge', 'x'.repeat(bounds.bytes + 1), now + 9)], now)
  expect(await names(store)).toEqual(['three', 'two'])
})

test('what is older than 30 days is neither told nor kept', async () => {
  const store = await storeOf('ada')
  await store.put([query('old', 'x', now)], now)
  expect(await names(store, now + 30 * dayMs)).toEqual(['old'])
  expect(await names(store, now + 30 * dayMs + 1)).toEqual([])
  await store.put([query('new', 'x', now + 31 * dayMs)], now + 31 * dayMs)
  expect(await names(store, now)).toEqual(['new'])
})

test('what is not wanted any more goes', async () => {
  const store = await storeOf('ada')
  await store.put([query('one', 1), query('two', 2)], now)
  await store.retain(new Set(['["two"]']))
  expect(await names(store)).toEqual(['two'])
})

test.each([
  ['something else in it', { hash: 'x', anything: true }],
  ['a query without its time', { hash: 'x', bytes: 1, query: { ...query('x', 1), state: { data: 1 } } }],
])('a store with %s is thrown away, and takes again', async (_, row) => {
  const store = await storeOf('ada')
  await store.put([query('mood', 1)], now)
  const other = await openDB(keptDatabase('ada'))
  await other.put('queries', row)
  other.close()
  expect(await store.all(now)).toEqual([])
  await store.put([query('health', 1)], now)
  expect(await names(store)).toEqual(['health'])
})

test('a store of a newer version, which cannot be opened, is thrown away and made anew', async () => {
  const newer = await openDB(keptDatabase('ada'), 99, { upgrade: (db) => void db.createObjectStore('other') })
  newer.close()
  const store = await storeOf('ada')
  await store.put([query('mood', 1)], now)
  expect(await names(store)).toEqual(['mood'])
})

test('a store that was left before it was made is made anew', async () => {
  ;(await openDB(keptDatabase('ada'), 1)).close()
  const store = await storeOf('ada')
  await store.put([query('mood', 'x')], now)
  expect(await names(store)).toEqual(['mood'])
})

test('what is kept goes when its member signs out, also while it is being written', async () => {
  const store = await storeOf('ada')
  await store.put([query('mood', 'Only for me.')], now)
  expect(hasKept('ada')).toBe(true)
  wipeKept('ada')
  expect(await names(store)).toEqual(['mood'])
  wipeKept()
  await expect.poll(() => indexedDB.databases()).toEqual([])
  expect(hasKept('ada')).toBe(false)
  await store.put([query('mood', 'Too late.')], now)
  expect(await store.all(now)).toEqual([])
  expect(await indexedDB.databases()).toEqual([])
})

test('where a browser keeps nothing, opening says so', async () => {
  const { open } = indexedDB
  indexedDB.open = () => {
    throw new DOMException('A private window.', 'SecurityError')
  }
  await expect(openKept('ada')).rejects.toThrow('A private window.')
  indexedDB.open = open
})
