import type { JournalEntry } from '../../../contract/journal.ts'
import { isDraftShown } from '../../lib/drafts/drafts.ts'
import { inTurn, isHeld } from '../../lib/in-turn.ts'
import {
  afterSaving,
  type EntryImage,
  isEmpty,
  isSame,
  isUnsent,
  textOf,
  withoutUnsent,
} from './entry-text.ts'
import { draftOf, editorOf, keepEntry, keptEntry, keptIds, partEntry } from './kept-entries.ts'
import { forgetPictures } from './kept-pictures.ts'
import { mayPass, type Outcome, saveEntry, type Unsaved } from './save-entry.ts'
import { sendPictures, sentAgain } from './send-pictures.ts'
import { faultOf } from './text-faults.ts'

/** What the server will not take as it is, by its content: it is not sent again until it is changed. */
const refused = new Map<string, string>()

type Saved = Extract<Outcome, { is: 'saved' }>

type SendOptions = {
  memberId: string
  onSaved: (entry: JournalEntry) => void
  /** Called with the id of the copy that was made because another device wrote other words. */
  onParted: (id: string) => void
}

/** What is kept of an entry, unless an open editor has it. */
async function leftBehind(id: string, memberId: string): Promise<Unsaved | undefined> {
  if (isDraftShown(draftOf(id), memberId) || (await isHeld(editorOf(id)))) return undefined
  return keptEntry(id, memberId)
}

const keptImages = (id: string, memberId: string) => keptEntry(id, memberId)?.typed.images ?? []

function keepImages(id: string, memberId: string, images: EntryImage[]) {
  const kept = keptEntry(id, memberId)
  if (kept) keepEntry(id, memberId, { ...kept, typed: { ...kept.typed, images } })
}

/** Forgets what was saved of an entry, and keeps the pictures that were not, unless it has been changed since. */
async function keepUnsent(id: string, memberId: string, kept: Unsaved, { entry, saved }: Saved) {
  const base = textOf(entry)
  const typed = afterSaving(kept.typed, saved, base)
  const there = keptEntry(id, memberId)
  if (there && isSame(there.typed, kept.typed))
    keepEntry(id, memberId, isSame(base, typed) ? undefined : { ...kept, base, typed, sent: undefined })
  await forgetPictures(
    memberId,
    kept.typed.images.filter((image) => !isUnsent(image)),
  )
}

/** Sends one. Returns whether the next may follow. */
async function sendOne(id: string, { memberId, onSaved, onParted }: SendOptions): Promise<boolean> {
  if (!(await leftBehind(id, memberId))) return true
  await sendPictures(memberId, {
    images: () => keptImages(id, memberId),
    change: (images) => keepImages(id, memberId, images),
  })
  const kept = await leftBehind(id, memberId)
  if (!kept) return true
  if (kept.base.version === 0 && isEmpty(kept.typed)) {
    keepEntry(id, memberId, undefined)
    return true
  }
  const typed = withoutUnsent(kept.typed)
  const isOnlyPictures = kept.typed.images.some(isUnsent) && isSame(kept.base, typed)
  if (isOnlyPictures || (kept.base.version === 0 && isEmpty(typed))) return true
  const content = JSON.stringify(typed)
  if (faultOf(typed) || refused.get(id) === content) return true
  try {
    const outcome = await saveEntry(id, { ...kept, typed }, (sent) =>
      keepEntry(id, memberId, { ...kept, sent }),
    )
    if (outcome.is === 'parted') onParted(partEntry(id, memberId, kept.typed))
    else await keepUnsent(id, memberId, kept, outcome)
    onSaved(outcome.entry)
    return true
  } catch (error) {
    const again = sentAgain(error, kept.typed.images)
    if (again) keepImages(id, memberId, again)
    const waits = mayPass(error)
    if (!waits && !again) refused.set(id, content)
    return !waits
  }
}

/**
 * Sends the entries that were written here and not saved, except those in an open editor. It stops at the first that
 * cannot be sent now: the others would not arrive either.
 */
export async function sendKeptEntries(
  memberId: string,
  onSaved: (entry: JournalEntry) => void,
  onParted?: (copyId: string) => void,
): Promise<void> {
  const ids = keptIds(memberId)
  // What is made meanwhile goes out in the same turn.
  const options = {
    memberId,
    onSaved,
    onParted(copyId: string) {
      ids.push(copyId)
      onParted?.(copyId)
    },
  }
  for (const id of ids) if (!(await inTurn(`journal-${id}`, () => sendOne(id, options)))) return
}
