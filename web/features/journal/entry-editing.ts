import type { JournalEntry } from '../../../contract/journal.ts'
import { type ApiError, errorText } from '../../lib/api.ts'
import { inTurn } from '../../lib/in-turn.ts'
import { type Editing, idle, isAnyWaiting, isTextWorthSaving, isWorthSaving } from './editing.ts'
import { afterSaving, type EntryText, isEmpty, isSame, textOf, withoutUnsent } from './entry-text.ts'
import { followSigns } from './follow-signs.ts'
import { joinVersions } from './join-versions.ts'
import { keepEntry, partEntry } from './kept-entries.ts'
import { forgetPictures } from './kept-pictures.ts'
import { keptPlace } from './kept-place.ts'
import { mayPass, saveEntry, type Unsaved } from './save-entry.ts'
import { partSent, sendPictures, sentAgain } from './send-pictures.ts'
import { faultOf } from './text-faults.ts'

/** How long nobody types before it is saved, and how long a failed save waits for the next try, in milliseconds. */
const saveAfterMs = 2000
const tryAgainMs = 15_000
/** How long words wait for their pictures, in milliseconds. Where the line is slow, they go first. */
const picturesFirstMs = 20_000
/** How long a write to the disk may take before the editor says that it is not kept, in milliseconds. */
const diskPatienceMs = 5000

type EntryEditingOptions = Unsaved & {
  id: string
  memberId: string
  /** Called with each entry that is answered, also after the editor is closed and with another device's version. */
  onSaved: (entry: JournalEntry) => void
  /** Called when what was typed goes on as an entry of its own, beside another device's version. */
  onParted: (id: string) => void
}

/**
 * An entry that is being written. What is typed is kept in this browser at once, and saved when the typing pauses or the
 * editor is left. It belongs to no component, so that a save which is under way ends well whatever page is shown.
 */
export function editEntry({ id: openedId, memberId, onSaved, onParted, ...opened }: EntryEditingOptions) {
  let { base, typed, sent } = opened
  let place = keptPlace(openedId, memberId, typed)
  let now: Editing = {
    id: openedId,
    typed,
    version: base.version,
    why: undefined,
    isKept: true,
    is: idle(base, typed),
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  /** Whether a save was asked for during one. The line may be back by then. */
  let isAskedAgain = false
  let writtenAt = opened.at
  const listeners = new Set<() => void>()

  const isDirty = () => !isSame(base, typed)

  function tell(change: Partial<Editing>) {
    now = { ...now, ...change, typed, version: base.version }
    for (const listener of listeners) listener()
  }
  const keep = (): boolean =>
    isDirty() || base.version === 0
      ? place.keep({ base, typed, sent, ...(writtenAt && { at: writtenAt }) })
      : place.forget()
  /** What is left when the editor is closed is sent by {@link sendKeptEntries}. */
  function saveIn(ms: number) {
    clearTimeout(timer)
    if (place.isMarked()) timer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    isAskedAgain = isSaving
    if (isSaving || !isWorthSaving(base, typed)) return
    const fault = faultOf(typed)
    if (fault) return tell({ is: 'refused', why: fault })
    isSaving = true
    tell({ is: 'saving' })
    try {
      const late = new Promise((done) => setTimeout(done, picturesFirstMs))
      if (isAnyWaiting(typed)) await Promise.race([sendOwnPictures(), late])
      if (place.isTakenOver()) return
      const theirs = isTextWorthSaving(base, typed) ? await saveText() : undefined
      if (theirs) return goOnAlone(theirs)
      await saved()
    } catch (error) {
      await failed(error)
    } finally {
      isSaving = false
      if (isAskedAgain) void save()
    }
  }

  const sendOwnPictures = () =>
    sendPictures(memberId, {
      images: () => typed.images,
      change(images) {
        typed = { ...typed, images }
        if (!place.isTakenOver()) tell({ isKept: keep() })
      },
    })

  /** Saves all but the pictures that the server does not have. Returns what another device has written instead, if so. */
  async function saveText(): Promise<JournalEntry | undefined> {
    const outcome = await inTurn(`journal-${now.id}`, () =>
      saveEntry(now.id, { base, typed: withoutUnsent(typed), sent }, (content) => {
        sent = content
        keep()
      }),
    )
    if (outcome.is === 'parted') return outcome.entry
    sent = undefined
    base = textOf(outcome.entry)
    const stored = new Set(base.images.map(({ id }) => id))
    const arrived = typed.images.filter(({ id }) => stored.has(id))
    typed = afterSaving(typed, outcome.saved, base)
    void forgetPictures(memberId, arrived)
    onSaved(outcome.entry)
    return undefined
  }

  /** Says that it waits, and that it is kept, once that would be true of a browser that is killed now. */
  async function tellWaiting(why: string | undefined) {
    let onDisk: EntryText
    let isKept: boolean
    do {
      onDisk = typed
      const late = new Promise<false>((done) => setTimeout(done, diskPatienceMs, false))
      isKept = keep() && (await Promise.race([place.isOnDisk(), late]))
    } while (typed !== onDisk)
    tell({ is: 'waiting', why, isKept })
  }

  async function saved() {
    const isOnTheWay = typed.images.some(({ id }) => partSent(id) !== undefined)
    const isWaiting = isAnyWaiting(typed) && !isOnTheWay && !isTextWorthSaving(base, typed)
    if (isWaiting) await tellWaiting(undefined)
    else tell({ is: idle(base, typed), why: undefined, isKept: keep() })
    if (isWorthSaving(base, typed)) saveIn(isWaiting ? tryAgainMs : saveAfterMs)
  }

  async function failed(error: unknown) {
    const again = sentAgain(error, typed.images)
    if (again) typed = { ...typed, images: again }
    if (!again && !mayPass(error)) {
      sent = undefined
      return tell({ is: 'refused', why: errorText(error, ''), isKept: keep() })
    }
    const { status, retryAfter } = error as ApiError
    const why = again || status === 0 ? undefined : errorText(error, '')
    await tellWaiting(why)
    saveIn(retryAfter ? retryAfter * 1000 : tryAgainMs)
  }

  /** What is written here becomes an entry of its own, beside what another device or another tab wrote. */
  function goOnAlone(theirs?: JournalEntry) {
    const otherId = now.id
    const id = partEntry(otherId, memberId, typed)
    base = { ...typed, title: '', body: '', images: [], tags: [], version: 0 }
    typed = { ...typed, copy_of: otherId, version: 0 }
    sent = undefined
    const isOpen = place.isMarked()
    place.unmark()
    place = keptPlace(id, memberId, typed)
    if (isOpen) place.mark()
    tell({ id, is: 'changed', why: undefined })
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
      writtenAt = Date.now()
      // What both are writing cannot be kept in one place.
      const other = isSaving ? undefined : place.other()
      if (other && !joinVersions(base, typed, other.typed)) return goOnAlone()
      const is = isSaving ? 'saving' : idle(base, typed)
      tell({ is, why: undefined, isKept: keep() })
      if (isWorthSaving(base, typed)) saveIn(saveAfterMs)
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
      void forgetPictures(memberId, typed.images)
      typed = base
      keepEntry(now.id, memberId, undefined)
    },
    /**
     * The editor is on the screen: it saves when the window is left or is online again. The returned function saves and
     * ends that.
     */
    open() {
      place.mark()
      const unfollow = followSigns(() => void save())
      if (base.version === 0) keep()
      if (isDirty()) saveIn(saveAfterMs)
      return () => {
        place.unmark()
        unfollow()
        if (base.version === 0 && isEmpty(typed)) keepEntry(now.id, memberId, undefined)
        void save()
      }
    },
  }
}

export type EntryEditing = ReturnType<typeof editEntry>
