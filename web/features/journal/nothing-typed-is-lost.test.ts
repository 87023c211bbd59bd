import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JournalEntry } from '../../../contract/journal.ts'
import { followOtherTabs } from '../../lib/session.ts'
import { type JournalServer, startJournal } from '../../test/journal-server.ts'
import { clearStage, makeUser, signIn } from '../../test/render.tsx'
import { editEntry } from './entry-editing.ts'
import { emptyEntry, textOf } from './entry-text.ts'
import { beginEntry, draftOf, keepEntry, keptEntry, keptIds } from './kept-entries.ts'
import { sendKeptEntries } from './send-kept.ts'

const memberId = makeUser().id
const date = '2026-11-20'

let server: JournalServer
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  signIn()
  server = startJournal()
})
/** One that stays open would send what it holds when the line of a later test comes back. */
const closeAll = new Set<() => void>()
afterEach(async () => {
  for (const close of closeAll) close()
  await pass(0)
  clearStage()
})

/** Opens an editor, as the page does with what it finds. */
function open(id: string) {
  const stored = server.entries.get(id)
  const base = stored ? textOf(stored) : emptyEntry(date)
  const parted: string[] = []
  const told: JournalEntry[] = []
  const editing = editEntry({
    id,
    memberId,
    ...(keptEntry(id, memberId) ?? { base, typed: base }),
    onSaved: (entry) => told.push(entry),
    onParted: (copyId) => parted.push(copyId),
  })
  const leave = editing.open()
  const close = () => {
    closeAll.delete(close)
    leave()
  }
  closeAll.add(close)
  return { editing, close, parted, told }
}
const begin = () => open(beginEntry(memberId, { date, prompt: 'What could wait?' }))
const bodies = () => [...server.entries.values()].map(({ body }) => body)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is written is stored two seconds after the last key, with the prompt that led to it', async () => {
  const { editing } = begin()
  editing.change({ body: 'The' })
  await pass(1500)
  editing.change({ body: 'The washing.' })
  await pass(1500)
  expect(bodies()).toEqual([])
  await pass(600)
  expect([...server.entries.values()]).toMatchObject([{ body: 'The washing.', prompt: 'What could wait?' }])
  expect(editing.get()).toMatchObject({ is: 'saved', version: 1 })
  expect(keptIds(memberId)).toEqual([])
})

test('leaving saves at once, and an empty sheet leaves nothing behind', async () => {
  const { editing, close } = begin()
  editing.change({ title: 'A walk' })
  close()
  await pass(0)
  expect([...server.entries.values()]).toMatchObject([{ title: 'A walk' }])
  begin().close()
  await pass(60_000)
  expect(server.entries.size).toBe(1)
  expect(keptIds(memberId)).toEqual([])
})

test('a sheet that is about to open is not forgotten', async () => {
  const id = beginEntry(memberId, { date })
  await sendKeptEntries(memberId, () => undefined)
  expect(keptIds(memberId)).toEqual([id])
})

test('without a line it is kept, and is found again after the browser broke off', async () => {
  server.line.isAway = true
  const { editing } = begin()
  editing.change({ body: 'In the tunnel.' })
  await pass(2500)
  expect(editing.get()).toMatchObject({ is: 'waiting', isKept: true })
  // The browser ends here, without a word, and another one begins with what was kept.
  const again = open(editing.get().id)
  expect(again.editing.get().typed.body).toBe('In the tunnel.')
  server.line.isAway = false
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(bodies()).toEqual(['In the tunnel.'])
  expect(again.editing.get().is).toBe('saved')
})

test('a line that is back while a save fails is used at once', async () => {
  const { answer } = server
  const { promise: call, reject } = Promise.withResolvers<never>()
  server.answer = () => call
  const { editing } = begin()
  editing.change({ body: 'Out of the tunnel.' })
  await pass(2500)
  expect(editing.get().is).toBe('saving')
  server.answer = answer
  window.dispatchEvent(new Event('online'))
  reject(new TypeError('Failed to fetch'))
  await pass(100)
  expect(bodies()).toEqual(['Out of the tunnel.'])
})

test('what was left behind unsent is sent from any page, and once', async () => {
  server.line.isAway = true
  const { editing, close } = begin()
  editing.change({ body: 'Left behind.' })
  close()
  await pass(100)
  server.line.isAway = false
  await sendKeptEntries(memberId, () => undefined)
  await sendKeptEntries(memberId, () => undefined)
  expect(bodies()).toEqual(['Left behind.'])
  expect(keptIds(memberId)).toEqual([])
})

test('an answer that was lost makes no second entry, whatever is typed meanwhile', async () => {
  const { editing, parted } = begin()
  server.line.isCut = true
  editing.change({ body: 'One.' })
  await pass(2100)
  editing.change({ body: 'One. Two.' })
  await pass(2100)
  server.line.isCut = false
  editing.change({ body: 'One. Two. Three.' })
  await pass(2100)
  expect(bodies()).toEqual(['One. Two. Three.'])
  expect(parted).toEqual([])
  expect(editing.get().is).toBe('saved')
})

test('the words of another device stay, and those of this one become an entry beside them', async () => {
  const { editing, parted, told } = begin()
  editing.change({ body: 'Both.' })
  await pass(2100)
  const { id } = editing.get()
  const stored = server.entries.get(id) as JournalEntry
  server.entries.set(id, { ...stored, body: 'Both. Theirs.', version: 2 })
  editing.change({ body: 'Both. Mine.' })
  await pass(2100)
  const [copyId = ''] = parted
  expect(server.entries.get(id)?.body).toBe('Both. Theirs.')
  expect(told.find((entry) => entry.id === id && entry.version === 2)?.body).toBe('Both. Theirs.')
  expect(server.entries.get(copyId)).toMatchObject({ body: 'Both. Mine.', copy_of: id })
  editing.change({ body: 'Both. Mine, and more.' })
  await pass(2100)
  expect(server.entries.get(copyId)?.body).toBe('Both. Mine, and more.')
  expect(server.entries.size).toBe(2)
})

test('what was left behind stays beside the words of another device, and is sent at once', async () => {
  const { editing, close } = begin()
  editing.change({ title: 'Fog', body: 'Both.' })
  await pass(2100)
  const { id } = editing.get()
  const stored = server.entries.get(id) as JournalEntry
  server.line.isAway = true
  editing.change({ body: 'Both. Mine.' })
  close()
  await pass(100)
  server.entries.set(id, { ...stored, body: 'Both. Theirs.', version: 2 })
  server.line.isAway = false
  await sendKeptEntries(memberId, () => undefined)
  expect(bodies()).toEqual(['Both. Theirs.', 'Both. Mine.'])
  expect(keptIds(memberId)).toEqual([])
})

test('what was saved in another tab is not kept again in this one', async () => {
  followOtherTabs()
  const { editing } = begin()
  editing.change({ body: 'Both.' })
  const key = `draft:${draftOf(editing.get().id)}:${memberId}`
  const oldValue = localStorage.getItem(key)
  expect(oldValue).toContain('Both.')
  // The browser reports what another tab has done in this way.
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
  expect(keptIds(memberId)).toEqual([])
})

/** An editor of a stored entry, and what another tab keeps of the same entry with each key, in the same place. */
async function openInTwoTabs() {
  const opened = begin()
  opened.editing.change({ body: 'Both.' })
  await pass(2100)
  const { id } = opened.editing.get()
  const base = textOf(server.entries.get(id) as JournalEntry)
  const writeInOther = () => keepEntry(id, memberId, { base, typed: { ...base, body: 'Both. Theirs.' } })
  return { ...opened, id, writeInOther }
}

test('a tab that saves leaves what another one is writing in the same entry', async () => {
  const { editing, parted, id, writeInOther } = await openInTwoTabs()
  editing.change({ body: 'Both. Mine.' })
  writeInOther()
  await pass(2100)
  expect(server.entries.get(id)?.body).toBe('Both. Mine.')
  expect(keptEntry(id, memberId)?.typed.body).toBe('Both. Theirs.')
  expect(parted).toEqual([])
})

test('of two tabs without a line none keeps its words over those of the other', async () => {
  const { editing, parted, id, writeInOther } = await openInTwoTabs()
  server.line.isAway = true
  writeInOther()
  editing.change({ body: 'Both. Mine.' })
  await pass(2100)
  editing.change({ body: 'Both. Mine, and more.' })
  const [copyId = ''] = parted
  expect(keptEntry(id, memberId)?.typed.body).toBe('Both. Theirs.')
  expect(keptEntry(copyId, memberId)?.typed).toMatchObject({ body: 'Both. Mine, and more.', copy_of: id })
  server.line.isAway = false
  await sendKeptEntries(memberId, () => undefined)
  await pass(20_000)
  expect(bodies()).toEqual(['Both. Theirs.', 'Both. Mine, and more.'])
  expect(keptIds(memberId)).toEqual([])
})

test('a change of another field elsewhere parts nothing', async () => {
  const { editing, parted } = begin()
  editing.change({ body: 'Calm.' })
  await pass(2100)
  const { id } = editing.get()
  server.entries.set(id, { ...(server.entries.get(id) as JournalEntry), starred: true, version: 2 })
  editing.change({ body: 'Calm sea.' })
  await pass(2100)
  expect(parted).toEqual([])
  expect(server.entries.get(id)).toMatchObject({ body: 'Calm sea.', starred: true })
})

test('who writes on takes the entry out of the bin, and writes one that is gone for good anew', async () => {
  const { editing } = begin()
  editing.change({ body: 'Here.' })
  await pass(2100)
  const { id } = editing.get()
  server.entries.set(id, { ...(server.entries.get(id) as JournalEntry), deleted_at: 'now', version: 2 })
  editing.change({ body: 'Here still.' })
  await pass(2100)
  expect(server.entries.get(id)).toMatchObject({ body: 'Here still.', deleted_at: null })
  server.entries.delete(id)
  editing.change({ body: 'Here again.' })
  await pass(2100)
  expect(server.entries.get(id)?.body).toBe('Here again.')
})

test('what is refused is said, stays, and is not sent again until it is changed', async () => {
  const { editing, close } = begin()
  server.line.status = 400
  editing.change({ body: 'Too much.' })
  await pass(2100)
  expect(editing.get()).toMatchObject({ is: 'refused', why: 'Please shorten it.' })
  close()
  await pass(100)
  await sendKeptEntries(memberId, () => undefined)
  server.line.status = 0
  await sendKeptEntries(memberId, () => undefined)
  expect(bodies()).toEqual([])
  const again = open(editing.get().id)
  again.editing.change({ body: 'Less.' })
  await pass(2100)
  expect(bodies()).toEqual(['Less.'])
})

test('a text that is too long is kept whole and said, not cut and not sent', async () => {
  const { editing } = begin()
  const body = 'a'.repeat(50_001)
  editing.change({ body })
  await pass(2100)
  expect(editing.get()).toMatchObject({ is: 'refused', why: expect.stringContaining('50000') })
  expect(keptEntry(editing.get().id, memberId)?.typed.body).toBe(body)
  expect(server.entries.size).toBe(0)
})
