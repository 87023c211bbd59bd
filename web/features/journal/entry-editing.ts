import type { JournalEntry } from '../../../contract/journal.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { showDraft } from '../../lib/drafts.ts'
import { afterSaving, type EntryText, isEmpty, isSame, textOf } from './entry-text.ts'
import { hold, inTurn } from './in-turn.ts'
import { joinVersions } from './join-versions.ts'
import { draftOf, editorOf, forgetSaved, keepEntry, keptEntry, partEntry } from './kept-entries.ts'
import { saveEntry, type Unsaved } from './save-entry.ts'
import { faultOf } from './text-faults.ts'

/** How long nobody types before it is saved, and how long a failed save waits for the next try, in milliseconds. */
const saveAfterMs = 2000
const tryAgainMs = 15_000

/** `waiting`: kept on this device until the server can be reached. `refused`: it will not be taken as it is. */
export type EditingIs = 'new' | 'saved' | 'changed' | 'saving' | 'waiting' | 'refused'
export type Editing = {
  id: string
  typed: EntryText
  /** The version that is stored; 0 for none. */
  version: number
  is: EditingIs
  /** Why it is waiting or refused, in a sentence. */
  why: string | undefined
  /** Whether this browser keeps what is not saved yet. */
  isKept: boolean
}

type EntryEditingWish = Unsaved & {
  id: string
  memberId: string
  /** Called with each entry that is answered, also after the editor is closed and with another device's version. */
  onSaved: (entry: JournalEntry) => void
  /** Called when what was typed goes on as an entry of its own, beside another device's version. */
  onParted: (id: string) => void
}

const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500)

/**
 * An entry that is being written. What is typed is kept in this browser at once, and saved when the typing pauses or the
 * editor is left. It belongs to no component, so that a save which is under way ends well whatever page is shown.
 */
export function editEntry({ id: openedId, memberId, onSaved, onParted, ...opened }: EntryEditingWish) {
  let { base, typed, sent } = opened
  /** What this editor kept last. */
  let kept = typed
  let now: Editing = {
    ...{ id: openedId, typed, version: base.version, why: undefined, isKept: true },
    is: isSame(base, typed) ? (base.version === 0 ? 'new' : 'saved') : 'changed',
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let unmark: (() => void) | undefined
  const listeners = new Set<() => void>()

  const isDirty = () => !isSame(base, typed)
  const isWorthSaving = () => isDirty() && !(base.version === 0 && isEmpty(typed))

  function tell(change: Partial<Editing>) {
    now = { ...now, ...change, typed, version: base.version }
    for (const listener of listeners) listener()
  }
  /** Whether another tab keeps what it is writing in the same entry. There is one place for both. */
  function isKeptByOther(): boolean {
    const there = keptEntry(now.id, memberId)?.typed
    return there !== undefined && !isSame(there, kept)
  }
  function keep(): boolean {
    if (isKeptByOther()) return true
    if (isDirty() || base.version === 0) {
      kept = typed
      return keepEntry(now.id, memberId, { base, typed, sent })
    }
    forgetSaved(now.id, memberId, kept)
    return true
  }
  const idle = (): EditingIs => (isDirty() ? 'changed' : base.version === 0 ? 'new' : 'saved')

  /** Tells this tab and all others that the entry is in an open editor, which alone sends it. */
  function mark() {
    unmark?.()
    const [hide, release] = [showDraft(draftOf(now.id), memberId), hold(editorOf(now.id))]
    unmark = () => {
      hide()
      release()
    }
  }

  function saveIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (isSaving || !isWorthSaving()) return
    const fault = faultOf(typed)
    if (fault) return tell({ is: 'refused', why: fault })
    isSaving = true
    tell({ is: 'saving' })
    try {
      const { id } = now
      const outcome = await inTurn(`journal-${id}`, () =>
        saveEntry(id, { base, typed, sent }, (content) => {
          sent = content
          keep()
        }),
      )
      if (outcome.is === 'parted') return goOnAlone(outcome.entry)
      sent = undefined
      base = textOf(outcome.entry)
      typed = afterSaving(typed, outcome.saved, base)
      tell({ is: idle(), why: undefined, isKept: keep() })
      onSaved(outcome.entry)
      if (isDirty()) saveIn(saveAfterMs)
    } catch (error) {
      failed(error)
    } finally {
      isSaving = false
    }
  }

  function failed(error: unknown) {
    if (!mayPass(error)) {
      sent = undefined
      return tell({ is: 'refused', why: errorText(error, ''), isKept: keep() })
    }
    tell({ is: 'waiting', why: error.status === 0 ? undefined : errorText(error, ''), isKept: keep() })
    saveIn(error.retryAfter ? error.retryAfter * 1000 : tryAgainMs)
  }

  /** What is written here becomes an entry of its own, beside what another device or another tab wrote. */
  function goOnAlone(theirs?: JournalEntry) {
    const otherId = now.id
    const id = partEntry(otherId, memberId, typed)
    base = { ...typed, title: '', body: '', images: [], tags: [], version: 0 }
    typed = { ...typed, copy_of: otherId, version: 0 }
    kept = typed
    sent = undefined
    tell({ id, is: 'changed', why: undefined })
    if (unmark) mark()
    if (theirs) onSaved(theirs)
    onParted(id)
    saveIn(0)
  }

  return {
    get: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes what was typed, keeps it, and saves it when the typing pauses. */
    change(part: Partial<EntryText>) {
      typed = { ...typed, ...part }
      // What both are writing cannot be kept in one place.
      const other = !isSaving && isKeptByOther() ? keptEntry(now.id, memberId) : undefined
      if (other && !joinVersions(base, typed, other.typed)) return goOnAlone()
      const is = isSaving ? 'saving' : idle()
      tell({ is, why: undefined, isKept: keep() })
      if (isWorthSaving()) saveIn(saveAfterMs)
    },
    /** Takes over what another device has stored since, if nothing is typed here. */
    follow(entry: JournalEntry) {
      if (entry.id !== now.id || isDirty() || isSaving || entry.version <= base.version) return
      base = textOf(entry)
      typed = base
      tell({ is: 'saved' })
    },
    /** Saves now what is not saved yet. */
    save,
    /** Forgets all that is not saved, such as of an entry that is deleted. */
    forget() {
      clearTimeout(timer)
      typed = base
      keepEntry(now.id, memberId, undefined)
    },
    /**
     * The editor is on the screen: it saves when the window is left or is online again. The returned function saves and
     * ends that.
     */
    open() {
      mark()
      const onHidden = () => document.visibilityState === 'hidden' && void save()
      const saveNow = () => void save()
      document.addEventListener('visibilitychange', onHidden)
      window.addEventListener('pagehide', saveNow)
      window.addEventListener('online', saveNow)
      if (base.version === 0) keep()
      if (isDirty()) saveIn(saveAfterMs)
      return () => {
        unmark?.()
        unmark = undefined
        document.removeEventListener('visibilitychange', onHidden)
        window.removeEventListener('pagehide', saveNow)
        window.removeEventListener('online', saveNow)
        if (base.version === 0 && isEmpty(typed)) keepEntry(now.id, memberId, undefined)
        void save().finally(() => clearTimeout(timer))
      }
    },
  }
}

export type EntryEditing = ReturnType<typeof editEntry>
