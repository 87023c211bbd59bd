import type { JournalEntry } from '../../../contract/journal.ts'
import { ApiError, call } from '../../lib/api.ts'
import { bodyOfChange, bodyOfNew, type EntryText, isSame, textOf } from './entry-text.ts'
import { joinVersions } from './join-versions.ts'

/** What waits to be saved: what it is based on, what was typed since, and what was sent without an answer. */
export type Unsaved = {
  base: EntryText
  typed: EntryText
  sent?: EntryText | undefined
  /** When it was written, in milliseconds: now, if it is not said. */
  at?: number
}

/**
 * `saved`: what is stored now, and what of this device it holds. `parted`: another device has written other words, and
 * what was typed here needs an entry of its own; `entry` is that device's.
 */
export type Outcome =
  | { is: 'saved'; entry: JournalEntry; saved: EntryText }
  | { is: 'parted'; entry: JournalEntry }

/** How often it is tried anew after another device was quicker. */
const mostRounds = 5

const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

const hasField = (error: ApiError, name: string) => error.fields.some((field) => field.name === name)

/** Whether it may be saved later as it is: 401 once the member signs in again, 403 once the account may save again. */
export const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || [401, 403, 408, 425, 429].includes(error.status))

async function send(id: string, base: EntryText, typed: EntryText): Promise<JournalEntry> {
  if (base.version === 0) return call('POST /journal', { body: bodyOfNew(id, typed) })
  if (isSame(base, typed)) return call('GET /journal/{id}', { params: { id } })
  return call('PATCH /journal/{id}', { params: { id }, body: bodyOfChange(base, typed) })
}

/** What another device has stored. An entry that it put into the bin is taken out, because it was written on here. */
async function readTheirs(id: string, refused: ApiError): Promise<JournalEntry> {
  if (hasField(refused, 'deleted_at')) return call('POST /journal/{id}/restore', { params: { id } })
  return call('GET /journal/{id}', { params: { id } })
}

/** Saves one content, whatever other devices do meanwhile. */
async function saveOne(id: string, start: EntryText, wanted: EntryText): Promise<Outcome> {
  let [base, typed] = [start, wanted]
  for (let round = 1; ; round++) {
    try {
      return { is: 'saved', entry: await send(id, base, typed), saved: typed }
    } catch (error) {
      if (round >= mostRounds) throw error
      // Deleted for good: it is written anew.
      if (isStatus(error, 404) && base.version > 0) {
        base = { ...base, version: 0 }
        continue
      }
      if (!isStatus(error, 409) || !hasField(error, 'version')) throw error
      const entry = await readTheirs(id, error)
      const theirs = textOf(entry)
      const joined = joinVersions(base, typed, theirs)
      if (!joined) return { is: 'parted', entry }
      base = theirs
      typed = joined
    }
  }
}

/**
 * Saves what was typed in an entry. What was sent before without an answer is sent again first, so that it is known
 * whether it has arrived. `onSend` is called with what is sent, before it is. Throws an {@link ApiError} if it cannot be
 * saved now.
 */
export async function saveEntry(
  id: string,
  { base, typed, sent }: Unsaved,
  onSend: (sent: EntryText) => void = () => undefined,
): Promise<Outcome> {
  if (!sent || isSame(sent, typed)) {
    onSend(typed)
    return saveOne(id, base, typed)
  }
  const first = await saveOne(id, base, sent)
  if (first.is === 'parted') return first
  const stored = textOf(first.entry)
  const joined = joinVersions(sent, typed, stored)
  if (!joined) return { is: 'parted', entry: first.entry }
  onSend(joined)
  const second = await saveOne(id, stored, joined)
  return second
}
