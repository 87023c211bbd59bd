import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '../../lib/drafts/drafts.ts'
import { copyNow, putBack } from '../../lib/drafts/drafts-on-disk.ts'
import { draftsOf, dropOutbox } from '../../lib/outbox/slips.ts'
import { signOut } from '../../lib/sign-out.ts'
import { type JournalServer, startJournal } from '../../test/journal-server.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { type EntryEditing, editEntry } from './entry-editing.ts'
import { emptyEntry } from './entry-text.ts'
import { beginEntry, discardEntry, draftOf, keepEntry, keptEntry, keptIds } from './kept-entries.ts'

withIndexedDb()

const memberId = makeUser().id
const ben = '01980000-0000-7000-8000-000000000002'
const base = emptyEntry('2026-11-20')

let server: JournalServer
beforeEach(() => {
  signIn()
  server = startJournal()
  server.line.isAway = true
})
/** One that stays open would send what it holds when the line of a later test comes back. */
const written = new Set<{ editing: EntryEditing; close: () => void }>()
afterEach(async () => {
  server.line.isAway = true
  for (const { editing, close } of written) {
    close()
    // It tries once more as it is left.
    await expect.poll(() => editing.get().is).not.toBe('saving')
  }
  written.clear()
  dropOutbox(memberId)
  clearStage()
})

/** Writes without a line, until it is said what becomes of it. */
async function write(body: string) {
  const id = beginEntry(memberId, { date: base.date })
  const editing = editEntry({
    id,
    memberId,
    base,
    typed: base,
    onSaved: () => undefined,
    onParted: () => undefined,
  })
  const close = editing.open()
  written.add({ editing, close })
  editing.change({ body })
  void editing.save()
  await expect.poll(() => editing.get().is).toBe('waiting')
  return { id, editing, close }
}

/** Leaves the editor, which tries once more. */
async function leave({ editing, close }: Awaited<ReturnType<typeof write>>) {
  close()
  await expect.poll(() => editing.get().is).toBe('waiting')
}

/** What a killed browser forgets: all that local storage was told in its last seconds. */
function kill() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft')) localStorage.removeItem(key)
}

test('what is said to be kept comes back after the browser was killed, with its newest words', async () => {
  const { id, editing } = await write('In the tunnel.')
  expect(editing.get().isKept).toBe(true)
  kill()
  expect(keptIds(memberId)).toEqual([])
  await putBack(memberId)
  expect(keptEntry(id, memberId)?.typed.body).toBe('In the tunnel.')
  keepEntry(id, memberId, { base, typed: { ...base, body: 'Older.' }, at: 1 })
  await putBack(memberId)
  expect(keptEntry(id, memberId)?.typed.body).toBe('In the tunnel.')
  keepEntry(id, memberId, { base, typed: { ...base, body: 'Newer.' }, at: Date.now() + 1 })
  await putBack(memberId)
  expect(keptEntry(id, memberId)?.typed.body).toBe('Newer.')
})

test('it is not said to be kept where the disk has no room', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  expect((await write('No room.')).editing.get().isKept).toBe(false)
})

test('what was sent or discarded does not come back, also when the page was left meanwhile', async () => {
  const sent = await write('Sent.')
  server.line.isAway = false
  await sent.editing.save()
  expect(sent.editing.get().is).toBe('saved')
  server.line.isAway = true
  const discarded = await write('Discarded.')
  await leave(discarded)
  await discardEntry(discarded.id, memberId)
  kill()
  await putBack(memberId)
  expect(keptIds(memberId)).toEqual([])

  const left = await write('Left.')
  await leave(left)
  // The page is left before the disk has heard of it.
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(console, 'error').mockReturnValue()
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('The page is gone.', 'InvalidStateError')
  }
  await discardEntry(left.id, memberId)
  IDBDatabase.prototype.transaction = transaction
  await putBack(memberId)
  expect(keptIds(memberId)).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
})

test('who signs out leaves no copy, not even of what was on its way, and nobody else is shown one', async () => {
  const { id } = await write('Only for me.')
  signIn({ id: ben })
  await putBack(ben)
  expect(readDraft(draftOf(id), ben)).toBeUndefined()
  signIn()
  const late = copyNow(draftOf(id), memberId)
  serve(() => ({}))
  await signOut()
  await late
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(draftsOf(memberId))
  expect(Object.keys(localStorage).filter((key) => key.includes(memberId))).toEqual([])
})
