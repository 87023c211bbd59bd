import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptPictures, noteKept, wipeKept } from '../../lib/offline.ts'
import { clearStage, makeUser, signIn } from '../../test/render.tsx'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { keepForReading, readKept } from './pictures-for-reading.ts'

withIndexedDb()

const { id: memberId } = makeUser()
const file = (text: string) => new Blob([text], { type: 'image/webp' })
const keep = (id: string, width: number, text: string, at?: number) =>
  keepForReading(memberId, { id, width, file: file(text) }, at)
const shown = async (id: string) => (await readKept(memberId, id))?.text()

beforeEach(() => {
  signIn()
  noteKept(memberId)
})
afterEach(async () => {
  await deleteDB(keptPictures(memberId))
  localStorage.clear()
  clearStage()
})

test('a picture that was seen is kept as wide as it was seen, and of too many the oldest leave', async () => {
  await keep('heron', 400, 'narrow', 1)
  await keep('heron', 800, 'wide', 2)
  await keep('heron', 400, 'narrow again', 3)
  expect(await shown('heron')).toBe('wide')
  for (let at = 3; at < 42; at += 1) await keep(`picture ${at}`, 400, `of ${at}`, at)
  expect(await shown('heron')).toBe('wide')
  await keep('one more', 400, 'newest', 50)
  expect(await shown('heron')).toBeUndefined()
  expect(await shown('picture 3')).toBe('of 3')
  expect(await shown('one more')).toBe('newest')
})

test('nothing is kept of who wants nothing kept, and it goes with all that is kept for reading', async () => {
  localStorage.setItem('offline', 'off')
  await keep('heron', 400, 'seen')
  expect(await shown('heron')).toBeUndefined()
  localStorage.removeItem('offline')
  await keep('heron', 400, 'seen')
  expect(await shown('heron')).toBe('seen')
  wipeKept()
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(keptPictures(memberId))
})
