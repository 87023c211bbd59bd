import { isDraftShown, showDraft } from '../../lib/drafts/drafts.ts'
import { hold } from '../../lib/in-turn.ts'
import { type EntryText, isSame } from './entry-text.ts'
import { draftOf, editorOf, forgetSaved, isEntryOnDisk, keepEntry, keptEntry } from './kept-entries.ts'
import type { Unsaved } from './save-entry.ts'

/**
 * Where an editor keeps the draft of an entry. All tabs of a browser share it, and what another tab keeps there is never
 * overwritten. `kept` is what is there of this editor.
 */
export function keptPlace(id: string, memberId: string, kept: EntryText) {
  let unmark: (() => void) | undefined
  /** What another tab keeps, if it is writing in the same entry. */
  const other = (): Unsaved | undefined => {
    const there = keptEntry(id, memberId)
    return there && !isSame(there.typed, kept) ? there : undefined
  }
  return {
    other,
    /** Returns whether the browser could keep it. */
    keep(unsaved: Unsaved): boolean {
      if (other()) return true
      kept = unsaved.typed
      return keepEntry(id, memberId, unsaved)
    },
    /** Resolves once the disk has it; to false if there is no room for it. */
    isOnDisk: (): Promise<boolean> => isEntryOnDisk(id, memberId),
    /** Everything of this editor is saved. */
    forget(): true {
      forgetSaved(id, memberId, kept)
      return true
    },
    /** Tells this tab and all others that the entry is in an open editor, which alone sends it. */
    mark() {
      const [hide, release] = [showDraft(draftOf(id), memberId), hold(editorOf(id))]
      unmark = () => {
        hide()
        release()
        unmark = undefined
      }
    },
    unmark: () => unmark?.(),
    isMarked: () => unmark !== undefined,
    /** Whether this editor is closed, and another one of this tab has the entry. */
    isTakenOver: () => !unmark && isDraftShown(draftOf(id), memberId),
  }
}
