import { type EntryText, isEmpty, isSame, withoutUnsent } from './entry-text.ts'

/**
 * `waiting`: kept on this device until the server can be reached. `refused`: it will not be taken as it is.
 * `without-picture`: a picture will not be taken, all else is saved.
 */
export type EditingIs = 'new' | 'saved' | 'changed' | 'saving' | 'waiting' | 'refused' | 'without-picture'

/** How far an entry is that is being written. */
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

/** Whether a picture waits to be sent. */
export const isAnyWaiting = ({ images }: EntryText): boolean => images.some(({ here }) => here === 'waits')

/** Whether there is more to save than pictures. */
export function isTextWorthSaving(base: EntryText, typed: EntryText): boolean {
  const text = withoutUnsent(typed)
  return !isSame(base, text) && !(base.version === 0 && isEmpty(text))
}

export const isWorthSaving = (base: EntryText, typed: EntryText): boolean =>
  isAnyWaiting(typed) || isTextWorthSaving(base, typed)

/** How far an entry is while nothing is being saved. */
export function idle(base: EntryText, typed: EntryText): EditingIs {
  if (isWorthSaving(base, typed)) return 'changed'
  const isDirty = !isSame(base, typed)
  if (base.version === 0) return isDirty ? 'changed' : 'new'
  return isDirty ? 'without-picture' : 'saved'
}
