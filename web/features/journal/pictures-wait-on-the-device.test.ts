import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { databaseOf, dropOutbox, picturesOf } from '../../lib/outbox/slips.ts'
import * as sending from '../../lib/send-file.ts'
import { type JournalServer, startJournal } from '../../test/journal-server.ts'
import { clearStage, makeUser, signIn } from '../../test/render.tsx'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { editEntry } from './entry-editing.ts'
import { textOf } from './entry-text.ts'
import { beginEntry, discardEntry, keptEntry, keptIds } from './kept-entries.ts'
import { isOnlyInPage, keepPicture, keptPicture } from './kept-pictures.ts'
import { pictureActions } from './picture-actions.ts'
import { sendKeptEntries } from './send-kept.ts'

withIndexedDb()

const memberId = makeUser().id
const other = '01980000-0000-7000-8000-000000000002'
const date = '2026-11-20'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5])
const file = () => new File([png], 'heron.png', { type: 'image/png' })
const stored = { width: 640, height: 480, widths: [640] }

let server: JournalServer
/** The pictures that reached the server, in order, and how many calls of entries came before each. */
let arrivals: string[]
let callsBefore: number[]
/** What the next pictures are answered. */
let refusal: ApiError | undefined

beforeEach(() => {
  signIn()
  server = startJournal()
  arrivals = []
  callsBefore = []
  refusal = undefined
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(sending, 'sendFile').mockImplementation((async (_: string, sent: { query: { id: string } }) => {
    if (server.line.isAway) throw new ApiError(0, {})
    if (refusal) throw refusal
    arrivals.push(sent.query.id)
    callsBefore.push(server.calls.length)
    return { ...stored, id: sent.query.id }
  }) as never)
})
/** One that stays open would send what it holds when the line of a later test comes back. */
const closeAll = new Set<() => void>()
afterEach(async () => {
  for (const close of closeAll) close()
  await Promise.resolve()
  dropOutbox(memberId)
  clearStage()
})

function open(id: string) {
  const entry = server.entries.get(id)
  const parted: string[] = []
  const unsaved = keptEntry(id, memberId) ?? (entry && { base: textOf(entry), typed: textOf(entry) })
  if (!unsaved) throw new Error('There is no such entry.')
  const editing = editEntry({
    id,
    memberId,
    ...unsaved,
    onSaved: () => undefined,
    onParted: (copyId) => parted.push(copyId),
  })
  const pictures = pictureActions(editing, memberId)
  const place = (image: string) =>
    editing.change({ body: `${editing.get().typed.body}\n\n![](image:${image})` })
  const leave = editing.open()
  const close = () => {
    closeAll.delete(close)
    leave()
  }
  closeAll.add(close)
  return { editing, pictures, place, parted, close }
}
const begin = () => open(beginEntry(memberId, { date }))
const sendKept = () => sendKeptEntries(memberId, () => undefined)
const imagesOf = (id: string) => keptEntry(id, memberId)?.typed.images ?? []
const onServer = () =>
  [...server.entries.values()].map(({ body, images }) => [body.split('\n')[0], images.map(({ id }) => id)])
const bytesOf = async (id: string) => {
  const kept = await keptPicture(memberId, id)
  return kept && [...new Uint8Array(await kept.arrayBuffer())]
}

/** An entry with a picture, written without a line and left. */
async function leaveBehind(body = 'Look:') {
  server.line.isAway = true
  const { editing, pictures, place, close } = begin()
  editing.change({ body })
  await pictures.add([file()], place)
  await expect.poll(() => editing.get().is).toBe('waiting')
  close()
  await expect.poll(() => editing.get().is).toBe('waiting')
  const { id } = editing.get()
  const [image] = imagesOf(id)
  return { id, imageId: image?.id ?? '' }
}

test('a picture that is added without a line waits on the device and is sent before its entry, once', async () => {
  const { id, imageId } = await leaveBehind()
  expect(imagesOf(id)).toMatchObject([{ here: 'waits', widths: [] }])
  expect(isOnlyInPage(imageId)).toBe(false)
  expect(await bytesOf(imageId)).toEqual([...png])
  await sendKept()
  expect(arrivals).toEqual([])
  server.line.isAway = false
  server.calls.length = 0
  await Promise.all([sendKept(), sendKept()])
  await sendKept()
  expect(arrivals).toEqual([imageId])
  expect(callsBefore).toEqual([0])
  expect(onServer()).toEqual([['Look:', [imageId]]])
  expect(keptIds(memberId)).toEqual([])
  expect(await keptPicture(memberId, imageId)).toBeUndefined()
})

test('an open editor sends them first when the line is back, with the words that describe them', async () => {
  server.line.isAway = true
  const { editing, pictures, place } = begin()
  await pictures.add([file(), file()], place)
  await expect.poll(() => editing.get().is).toBe('waiting')
  const [first, second] = editing.get().typed.images.map(({ id }) => id)
  pictures.setAlt(first ?? '', 'A heron')
  server.line.isAway = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => editing.get().is).toBe('saved')
  expect(arrivals).toEqual([first, second])
  const [entry] = server.entries.values()
  expect(entry?.images).toMatchObject([{ id: first, alt: 'A heron' }, { id: second }])
  expect(server.calls.filter(({ name }) => name === 'POST /journal')).toHaveLength(2)
  expect(editing.get().typed.images.map(({ here }) => here)).toEqual([undefined, undefined])
  expect(keptIds(memberId)).toEqual([])
})

test('a picture that is refused stays with its reason, is not sent again by itself, and holds no words back', async () => {
  const { editing, pictures, place, close } = begin()
  refusal = new ApiError(507, { detail: 'Your space is full.' })
  editing.change({ body: 'Look:' })
  await pictures.add([file()], place)
  await expect.poll(() => editing.get().is).toBe('without-picture')
  const [image] = editing.get().typed.images
  expect(image).toMatchObject({ here: 'refused', why: 'Your space is full.' })
  expect(onServer()).toEqual([['Look:', []]])
  close()
  refusal = undefined
  await sendKept()
  expect(arrivals).toEqual([])
  const again = open(editing.get().id)
  expect(again.editing.get().is).toBe('without-picture')
  again.pictures.retry(image?.id ?? '')
  await expect.poll(() => again.editing.get().is).toBe('saved')
  expect(onServer()).toEqual([['Look:', [image?.id]]])
  expect(keptIds(memberId)).toEqual([])
})

test('one that is discarded or taken out leaves the device', async () => {
  const first = await leaveBehind()
  await discardEntry(first.id, memberId)
  expect(await keptPicture(memberId, first.imageId)).toBeUndefined()
  const second = await leaveBehind()
  open(second.id).pictures.remove(second.imageId)
  await expect.poll(() => keptPicture(memberId, second.imageId)).toBeUndefined()
  expect(keptEntry(second.id, memberId)?.typed).toMatchObject({ images: [], body: 'Look:\n\n' })
})

test('other words of another device stay, and the pictures of this one go on in its own entry', async () => {
  const { editing, pictures, place, parted } = begin()
  editing.change({ body: 'Both.' })
  await editing.save()
  const { id } = editing.get()
  server.entries.set(id, {
    ...(server.entries.get(id) as never as object),
    body: 'Theirs.',
    version: 2,
  } as never)
  await pictures.add([file()], place)
  await expect.poll(() => [parted.length, editing.get().is]).toEqual([1, 'saved'])
  expect(onServer()).toEqual([
    ['Theirs.', []],
    ['Both.', arrivals],
  ])
  expect(arrivals).toHaveLength(1)
})

test('a picture that the server has removed before its entry came is sent once more', async () => {
  const { editing, pictures, place } = begin()
  await pictures.add([file()], place)
  await expect.poll(() => editing.get().is).toBe('saved')
  const missing = Response.json(
    { detail: 'A picture of this entry is not there.', errors: [{ path: 'images', message: 'Gone.' }] },
    { status: 400 },
  )
  const real = server.answer
  server.answer = (sent) => (sent.name.startsWith('PATCH') ? missing.clone() : real(sent))
  await pictures.add([file()], place)
  await expect.poll(() => editing.get().is).toBe('waiting')
  const [, image] = editing.get().typed.images
  expect(image?.here).toBe('waits')
  server.answer = real
  await editing.save()
  expect(arrivals).toHaveLength(3)
  expect(editing.get().is).toBe('saved')
})

test('who opens the entry again while a picture is on its way writes on in one entry', async () => {
  const way = Promise.withResolvers<void>()
  const real = vi.mocked(sending.sendFile).getMockImplementation()
  vi.mocked(sending.sendFile).mockImplementation((async (...sent: never[]) => {
    await way.promise
    return (real as unknown as (...all: never[]) => unknown)(...sent)
  }) as never)
  const first = begin()
  first.editing.change({ body: 'One.' })
  await first.pictures.add([file()], first.place)
  first.close()
  const { id } = first.editing.get()
  const second = open(id)
  second.editing.change({ body: `Two. ${second.editing.get().typed.body}` })
  way.resolve()
  await second.editing.save()
  await expect.poll(() => second.editing.get().is).toBe('saved')
  expect(server.entries.size).toBe(1)
  expect(onServer()).toEqual([['Two. One.', arrivals]])
  expect(arrivals).toHaveLength(1)
})

test('without room on the device it lives as long as the page, and says so', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  server.line.isAway = true
  const { editing, pictures, place } = begin()
  await pictures.add([file()], place)
  const [image] = editing.get().typed.images
  expect(isOnlyInPage(image?.id ?? '')).toBe(true)
  await expect.poll(() => editing.get().is).toBe('waiting')
  server.line.isAway = false
  await editing.save()
  expect(arrivals).toEqual([image?.id])
  expect(onServer()).toEqual([['', arrivals]])
})

test('nobody else sees them, and who signs out leaves none behind', async () => {
  const { imageId } = await leaveBehind()
  await keepPicture(memberId, 'second', file())
  signIn({ id: other })
  expect(await keptPicture(other, imageId)).toBeUndefined()
  await expect(keptPicture(memberId, imageId)).rejects.toThrow('signed out')
  dropOutbox(memberId)
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(names).not.toContain(picturesOf(memberId))
  expect(await names()).not.toContain(databaseOf(memberId))
})
