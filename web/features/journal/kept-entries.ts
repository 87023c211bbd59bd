import { isSignedIn } from '../../lib/device/own-database.ts'
import { databases } from '../../lib/device/safe-databases.ts'
import { safeStorage } from '../../lib/device/safe-storage.ts'
import { draftNames, draftText, goneKey, readDraft, saveDraft, showDraft } from '../../lib/drafts/drafts.ts'
import { copyNow, copySoon } from '../../lib/drafts/drafts-on-disk.ts'
import { newId } from '../../lib/new-id.ts'
import { type EntryText, emptyEntry, isSame } from './entry-text.ts'
import { forgetPictures } from './kept-pictures.ts'
import type { Unsaved } from './save-entry.ts'

/*
 * Entries that are not saved yet, in the store of drafts: they outlive a reload, a crash and the end of a session, and
 * leave when their member signs out on purpose.
 */

/** What the drafts of entries begin with. */
export const keptBeginning = 'journal:'
export const draftOf = (id: string): string => `${keptBeginning}${id}`
/** What an open editor of an entry holds, for other tabs to see. */
export const editorOf = (id: string): string => `journal-editor-${id}`

/** A draft of an earlier version of the product may lack fields. */
const whole = (text: EntryText): EntryText => ({ ...emptyEntry(text.date), ...text })

/** What is kept of an entry, and since when. */
export function keptEntry(id: string, memberId: string): (Unsaved & { at: number }) | undefined {
  const draft = readDraft<EntryText>(draftOf(id), memberId)
  if (!draft) return undefined
  const sent = draft.sent && (JSON.parse(draft.sent.content) as EntryText)
  return {
    base: whole(draft.base),
    typed: whole(draft.typed),
    at: draft.at,
    ...(sent && { sent: whole(sent) }),
  }
}

/** Keeps an entry, or forgets it when it is undefined. Returns whether the browser could keep it. */
export function keepEntry(id: string, memberId: string, unsaved: Unsaved | undefined): boolean {
  if (!unsaved) return forgetEntry(id, memberId)
  const { base, typed, sent, at } = unsaved
  const draft = { base, typed, ...(sent && { sent: { content: JSON.stringify(sent), id } }) }
  const isKept = saveDraft(draftOf(id), memberId, draft, at)
  copySoon(draftOf(id), memberId)
  return isKept
}

function forgetEntry(id: string, memberId: string): boolean {
  const name = draftOf(id)
  if (draftText(name, memberId) === null) return true
  if (isSignedIn(memberId) && databases()) {
    // A page that is left at this moment may delete the draft and not its copy.
    safeStorage.setItem(goneKey(name, memberId), String(Date.now()))
  }
  saveDraft(name, memberId, undefined)
  void copyNow(name, memberId)
  return true
}

/** Resolves to whether what is kept of an entry would outlive a killed browser, as well as this browser can do it. */
export const isEntryOnDisk = (id: string, memberId: string): Promise<boolean> =>
  copyNow(draftOf(id), memberId)

/** The ids of all that is kept. */
export const keptIds = (memberId: string): string[] =>
  draftNames(keptBeginning, memberId).map((name) => name.slice(keptBeginning.length))

/** Throws away what is kept of an entry, with its pictures, because its member wants so. */
export async function discardEntry(id: string, memberId: string): Promise<void> {
  const images = keptEntry(id, memberId)?.typed.images ?? []
  keepEntry(id, memberId, undefined)
  await isEntryOnDisk(id, memberId)
  await forgetPictures(memberId, images)
}

/** Forgets what has been saved, unless something was typed since, such as in another tab. */
export function forgetSaved(id: string, memberId: string, saved: EntryText): void {
  const kept = keptEntry(id, memberId)
  if (kept && isSame(kept.typed, saved)) keepEntry(id, memberId, undefined)
}

/** Begins an entry that is written from here on: kept at once, stored when something is written. Returns its id. */
export function beginEntry(memberId: string, begun: Partial<EntryText> & { date: string }): string {
  const id = newId()
  const base = { ...emptyEntry(begun.date), ...begun }
  // As an open editor does, which comes next. An empty entry that nobody edits would be forgotten.
  showDraft(draftOf(id), memberId)
  keepEntry(id, memberId, { base, typed: base })
  return id
}

/**
 * Makes an entry of its own of what was typed here, because another device has written other words. It is kept before
 * the other is forgotten. Returns its id.
 */
export function partEntry(id: string, memberId: string, typed: EntryText): string {
  const own = { ...typed, copy_of: id, version: 0 }
  const copyId = newId()
  keepEntry(copyId, memberId, { base: emptyEntry(typed.date), typed: own })
  forgetSaved(id, memberId, typed)
  return copyId
}
