import { type HealthEntry, measuredWith } from '../../../contract/health.ts'
import type { Draft } from '../../lib/drafts/drafts.ts'
import { type Editing, heldFields, isDirty, meet, receive, settle, takeStored } from './editing.ts'
import { type EntryForm, emptyForm, type FormField } from './entry-form.ts'

/** A day while it is edited: the content of the screen, and what is known of the server. */
export type HealthDayState = Editing & {
  /** What was sent last. */
  sent: EntryForm
  /** The fields that another device changed as well, those of one measurement together: `base` holds its values, `form` the member's. */
  clashes: readonly FormField[]
  /** A sentence for each control that needs one, by the control's name. */
  errors: Errors
  /** The control to focus. It is a new object each time. */
  focus: { name: string } | undefined
  /** Whether it began as a draft that the member has not been told about yet. */
  isDraft: boolean
}
export type Errors = Readonly<Record<string, string>>

export type HealthDayEvent =
  | { type: 'typed'; part: Partial<EntryForm>; control: string }
  /** What is stored by now, with the additions that are on their way. */
  | { type: 'read'; entry: HealthEntry | null }
  /** The form goes out. */
  | { type: 'sent' }
  | { type: 'answered'; entry: HealthEntry }
  | { type: 'refused'; errors: Errors }
  /** What was sent met other changes of `fields`; all else of it is saved. */
  | { type: 'clashed'; fields: readonly FormField[]; entry: HealthEntry | null }
  | { type: 'chosen'; field: FormField; whose: 'mine' | 'theirs' }

/** The first state of a day: its draft, or nothing. A field that the draft lacks is empty (an older version wrote it). */
export function beginDay(draft: Draft<EntryForm> | undefined): HealthDayState {
  const form = { ...emptyForm, ...draft?.typed }
  const base = { ...emptyForm, ...draft?.base }
  return {
    form,
    base,
    sent: form,
    clashes: [],
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
    case 'read':
      return { ...state, ...receive(state, event.entry), isDraft: false }
    case 'sent':
      return { ...state, sent: state.form }
    case 'answered':
      return { ...state, ...settle(state, state.sent, event.entry), clashes: [], errors: {} }
    case 'refused': {
      const [name] = Object.keys(event.errors)
      return { ...state, errors: event.errors, focus: name === undefined ? state.focus : { name } }
    }
    case 'clashed': {
      const after = meet(state, event.entry)
      const held = heldFields(after)
      return {
        ...state,
        ...after,
        clashes: event.fields.filter((field) => held.includes(field)),
        errors: {},
      }
    }
    case 'chosen': {
      const chosen = measuredWith(event.field)
      const clashes = state.clashes.filter((field) => !chosen.includes(field))
      return { ...state, clashes, ...(event.whose === 'theirs' && takeStored(state, event.field)) }
    }
  }
}
