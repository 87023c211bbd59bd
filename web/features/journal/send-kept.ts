import type { JournalEntry } from '../../../contract/journal.ts'
import { ApiError } from '../../lib/api.ts'
import { isDraftShown } from '../../lib/drafts.ts'
import { isEmpty } from './entry-text.ts'
import { inTurn, isHeld } from './in-turn.ts'
import { draftOf, editorOf, forgetSaved, keepEntry, keptEntry, keptIds, partEntry } from './kept-entries.ts'
import { saveEntry } from './save-entry.ts'
import { faultOf } from './text-faults.ts'

/** What the server will not take as it is, by its content: it is not sent again until it is changed. */
const refused = new Map<string, string>()

type SendWish = {
  memberId: string
  onSaved: (entry: JournalEntry) => void
  /** Called with the entry of its own that was made of what another device's words stand against. */
  onParted: (id: string) => void
}

/** Sends one. Returns whether the next may follow. */
async function sendOne(id: string, { memberId, onSaved, onParted }: SendWish): Promise<boolean> {
  const kept = keptEntry(id, memberId)
  if (!kept || isDraftShown(draftOf(id), memberId) || (await isHeld(editorOf(id)))) return true
  if (kept.base.version === 0 && isEmpty(kept.typed)) {
    keepEntry(id, memberId, undefined)
    return true
  }
  const content = JSON.stringify(kept.typed)
  if (faultOf(kept.typed) || refused.get(id) === content) return true
  try {
    const outcome = await saveEntry(id, kept, (sent) => keepEntry(id, memberId, { ...kept, sent }))
    if (outcome.is === 'parted') {
      onParted(partEntry(id, memberId, kept.typed))
      onSaved(outcome.entry)
      return true
    }
    forgetSaved(id, memberId, kept.typed)
    onSaved(outcome.entry)
    return true
  } catch (error) {
    const mayPass =
      error instanceof ApiError &&
      (error.status === 0 || [401, 429].includes(error.status) || error.status >= 500)
    if (!mayPass) refused.set(id, content)
    return !mayPass
  }
}

/**
 * Sends the entries that were written here and not saved, except those in an open editor. It stops at the first that
 * cannot be sent now: the others would not arrive either.
 */
export async function sendKeptEntries(
  memberId: string,
  onSaved: (entry: JournalEntry) => void,
): Promise<void> {
  const ids = keptIds(memberId)
  // What is made meanwhile goes out in the same turn.
  const wish = { memberId, onSaved, onParted: (id: string) => void ids.push(id) }
  for (const id of ids) if (!(await inTurn(`journal-${id}`, () => sendOne(id, wish)))) return
}
