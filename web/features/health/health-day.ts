import type { HealthEntry } from '../../../contract/health.ts'
import type { Draft } from '../../lib/drafts.ts'
import {
  type Editing,
  isDirty,
  moveOnto,
  type QuickAdd,
  quickAdd,
  receive,
  settle,
  takeBack,
} from './editing.ts'
import { type EntryForm, emptyForm, entryFormOf, isSame } from './entry-form.ts'

/** A day while it is edited: the content of the screen, and what is known of the server. */
export type HealthDayState = Editing & {
  /** The entry that the server is known to have. `base` may also contain quick adds that are not saved yet. */
  known: EntryForm
  /** What was sent last. */
  sent: EntryForm
  /** Whether its answer is missing: then it may be stored, or not. */
  isUnanswered: boolean
  /** A sentence for each control with a fault, by the control's name. */
  errors: Errors
  /** The control to focus. It is a new object each time. */
  focus: { name: string } | undefined
  /** Whether it began as a draft that the member has not been told about yet. */
  isDraft: boolean
}
export type Errors = Readonly<Record<string, string>>

export type HealthDayEvent =
  | { type: 'typed'; part: Partial<EntryForm>; control: string }
  | { type: 'added'; field: QuickAdd['field']; amount: number }
  /** The stored entry was read while no save was running. */
  | { type: 'read'; entry: HealthEntry | null }
  /** A save of the whole form, or of the quick adds alone, will be sent. `entry` is what is stored now. */
  | { type: 'sent'; which: 'form' | 'base'; entry: HealthEntry | null }
  | { type: 'answered'; which: 'form' | 'base'; entry: HealthEntry }
  | { type: 'refused'; errors: Errors }
  | { type: 'takenBack'; added: QuickAdd }

/** The first state of a day: its draft, or nothing. A field that the draft lacks is empty (an older version wrote it). */
export function beginDay(draft: Draft<EntryForm> | undefined): HealthDayState {
  const form = { ...emptyForm, ...draft?.typed }
  const base = { ...emptyForm, ...draft?.base }
  return {
    form,
    base,
    known: base,
    sent: form,
    isUnanswered: false,
    errors: {},
    focus: undefined,
    isDraft: draft !== undefined,
  }
}

/** The draft to keep; undefined when everything is saved. */
export const draftOf = (editing: Editing): Draft<EntryForm> | undefined =>
  isDirty(editing) ? { typed: editing.form, base: editing.base } : undefined

/** Whether the member should be told that a draft is back: the day was read, and the draft still differs from it. */
export const isDraftNews = (before: HealthDayState, read: HealthDayState): boolean =>
  before.isDraft && isDirty(read)

/** The state after an event. */
export function healthDayReducer(state: HealthDayState, event: HealthDayEvent): HealthDayState {
  switch (event.type) {
    case 'typed': {
      const { [event.control]: _, ...errors } = state.errors
      return { ...state, form: { ...state.form, ...event.part }, errors }
    }
    case 'added':
      return { ...state, ...quickAdd(state, event.field, event.amount).after }
    case 'read': {
      const after = receive(state, event.entry)
      return { ...state, ...after, known: after.base, isDraft: false }
    }
    case 'sent': {
      const stored = entryFormOf(event.entry)
      // Our own try stored this entry, so its quick adds must not be added again.
      const known = state.isUnanswered && isSame(state.sent, stored) ? state.sent : state.known
      const after = moveOnto(state, known, event.entry)
      return { ...state, ...after, known: stored, sent: after[event.which], isUnanswered: true }
    }
    case 'answered': {
      const after = { ...state, known: entryFormOf(event.entry), isUnanswered: false }
      return event.which === 'form'
        ? { ...after, ...settle(state, state.sent, event.entry), errors: {} }
        : after
    }
    case 'refused': {
      const [name] = Object.keys(event.errors)
      return { ...state, errors: event.errors, focus: name === undefined ? state.focus : { name } }
    }
    case 'takenBack':
      return { ...state, ...takeBack(state, event.added) }
  }
}
