import { isBlank } from '../../../../contract/blank.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { dayOf } from '../../../lib/time/days.ts'
import { firstOn, noRepeat, type RepeatFields, repeatFields } from '../repeat/repeat-rules.ts'
import {
  emptyItem,
  fieldsOf,
  type ItemFields,
  itemProblems,
  makeItem,
  type NewItem,
  withFields,
} from '../rules.ts'
import { readTyped, type TypedItem } from '../typed-item.ts'

/** A day's list as it was read, and its version. */
export type Saved = { notes: PlannerItem[]; version: number }

/** The faults of a form, by field. */
export type Problems = ReturnType<typeof itemProblems>

/** A day's list while it is edited: its beginning, its present content, and what is still being typed. */
export type DayEdit = {
  base: Saved
  notes: PlannerItem[]
  adding: NewItem
  /** Words of `adding` that say when, and are to stay as they are. */
  refused?: string
  /** How what is being typed comes again. */
  rhythm: RepeatFields
  /** How items that were added here come again, by their id. */
  rhythms: Record<string, RepeatFields>
  /** Items that go to another day with the save. */
  leaving: { to: string; item: PlannerItem }[]
  /** The item whose fields are open, as they stand. */
  editing: ({ id: string } & ItemFields) | null
}

export const beginEdit = ({ notes, version }: Saved): DayEdit => ({
  base: { notes, version },
  notes,
  adding: emptyItem,
  rhythm: noRepeat,
  rhythms: {},
  leaving: [],
  editing: null,
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether the open editor differs from its item. */
function isRetyped({ notes, editing }: DayEdit): boolean {
  const item = notes.find(({ id }) => id === editing?.id)
  if (!editing || !item) return false
  const { id: _, ...fields } = editing
  return !same(fields, fieldsOf(item))
}

/** Whether closing would throw anything away: a change of the list, or something half typed. */
export const isDirty = (edit: DayEdit): boolean =>
  !same(edit.base.notes, edit.notes) ||
  edit.leaving.length > 0 ||
  !isBlank(edit.adding.text) ||
  isRetyped(edit)

const some = (problems: Problems) => Object.keys(problems).length > 0

/**
 * When the typed words say the item is to be. A time that is chosen holds, and what comes again begins on the day that
 * is planned.
 */
export function typedWhen(
  { adding, rhythm, refused }: DayEdit,
  today: string,
  day: string,
): TypedItem | undefined {
  const found = adding.time === '' ? readTyped(adding.text, today, day) : undefined
  if (!found || found.words === refused) return undefined
  if ((found.day || found.repeat) && rhythm.rhythm !== 'never') return undefined
  return found
}

/**
 * Turns the typed fields into an item of `day`, or of the day that their words say, to which it goes with the save; or
 * returns their faults. The type stays chosen for the next one.
 */
export function addTyped(edit: DayEdit, now: Date, day: string): DayEdit | { problems: Problems } {
  const { words: _, day: from = day, repeat, ...read } = typedWhen(edit, dayOf(now), day) ?? { words: '' }
  const to = repeat ? firstOn(repeat, from) : from
  const rhythm = repeat ? repeatFields(repeat) : edit.rhythm
  const adding = { ...edit.adding, ...read }
  const problems = itemProblems(adding, t('Please enter some text'))
  if (some(problems)) return { problems }
  const item = makeItem(adding, now, [...edit.notes, ...edit.leaving.map((one) => one.item)])
  return {
    ...edit,
    ...(to === day ? { notes: [...edit.notes, item] } : { leaving: [...edit.leaving, { to, item }] }),
    adding: { ...emptyItem, type: adding.type },
    refused: '',
    rhythm: noRepeat,
    rhythms: rhythm.rhythm === 'never' ? edit.rhythms : { ...edit.rhythms, [item.id]: rhythm },
  }
}

/** Applies the open editor's fields to its item, or returns their faults. */
export function updateTyped(edit: DayEdit): DayEdit | { problems: Problems } {
  const { editing } = edit
  if (!editing) return edit
  const problems = itemProblems(editing, t('Text cannot be empty'))
  if (some(problems)) return { problems }
  const notes = edit.notes.map((note) => (note.id === editing.id ? withFields(note, editing) : note))
  return { ...edit, notes, editing: null }
}

/** Takes over everything that is still being typed, so that a save saves all of the screen. */
export function settle(
  edit: DayEdit,
  now: Date,
  day: string,
): DayEdit | { problems: Problems; of: 'adding' | 'editing' } {
  const updated = isRetyped(edit) ? updateTyped(edit) : { ...edit, editing: null }
  if ('problems' in updated) return { ...updated, of: 'editing' }
  const added = isBlank(updated.adding.text) ? updated : addTyped(updated, now, day)
  return 'problems' in added ? { ...added, of: 'adding' } : added
}

/** The item goes to another day once the list is saved. */
export function leaveFor(edit: DayEdit, id: string, to: string): DayEdit {
  const item = edit.notes.find((note) => note.id === id)
  if (!item) return edit
  return {
    ...edit,
    notes: edit.notes.filter((note) => note !== item),
    leaving: [...edit.leaving, { to, item }],
  }
}
