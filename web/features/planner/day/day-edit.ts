import { isBlank } from '../../../../contract/blank.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { noRepeat, type RepeatFields } from '../repeat/repeat-rules.ts'
import {
  emptyItem,
  fieldsOf,
  type ItemFields,
  itemProblems,
  makeItem,
  type NewItem,
  withFields,
} from '../rules.ts'

/** A day's list as it was read, and its version. */
export type Saved = { notes: PlannerItem[]; version: number }

/** The faults of a form, by field. */
export type Problems = ReturnType<typeof itemProblems>

/** A day's list while it is edited: its beginning, its present content, and what is still being typed. */
export type DayEdit = {
  base: Saved
  notes: PlannerItem[]
  adding: NewItem
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
  !same(edit.base.notes, edit.notes) || !isBlank(edit.adding.text) || isRetyped(edit)

const some = (problems: Problems) => Object.keys(problems).length > 0

/** Turns the typed fields into an item, or returns their faults. The type stays chosen for the next one. */
export function addTyped(edit: DayEdit, now: Date): DayEdit | { problems: Problems } {
  const problems = itemProblems(edit.adding, t('Please enter some text'))
  if (some(problems)) return { problems }
  const item = makeItem(edit.adding, now, edit.notes)
  return {
    ...edit,
    notes: [...edit.notes, item],
    adding: { ...emptyItem, type: edit.adding.type },
    rhythm: noRepeat,
    rhythms: edit.rhythm.rhythm === 'never' ? edit.rhythms : { ...edit.rhythms, [item.id]: edit.rhythm },
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
export function settle(edit: DayEdit, now: Date): DayEdit | { problems: Problems; of: 'adding' | 'editing' } {
  const updated = isRetyped(edit) ? updateTyped(edit) : { ...edit, editing: null }
  if ('problems' in updated) return { ...updated, of: 'editing' }
  const added = isBlank(updated.adding.text) ? updated : addTyped(updated, now)
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
