import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { isBlank } from '../../../../contract/values.ts'
import { changeOf, emptyItem, type ItemFields, itemProblems, makeItem, type NewItem } from '../rules.ts'

/** A day's list as it was read, and its version. */
export type Saved = { notes: PlannerItem[]; version: number }

/** The faults of a form, by field. */
export type Problems = ReturnType<typeof itemProblems>

/** A day's list while it is edited: its beginning, its present content, and what is still being typed. */
export type DayEdit = {
  base: Saved
  notes: PlannerItem[]
  adding: NewItem
  /** The present values of the item whose fields are open. */
  editing: ({ id: string } & ItemFields) | null
}

export const beginEdit = ({ notes, version }: Saved): DayEdit => ({
  base: { notes, version },
  notes,
  adding: emptyItem,
  editing: null,
})

/** The fields of an item, as an editor shows them. */
export const fieldsOf = ({ text, color, time, reminder }: PlannerItem): ItemFields => ({
  text,
  color,
  time: time ?? '',
  reminder,
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
  const notes = [...edit.notes, makeItem(edit.adding, now, edit.notes)]
  return { ...edit, notes, adding: { ...emptyItem, type: edit.adding.type } }
}

/** Applies the open editor's fields to its item, or returns their faults. */
export function updateTyped(edit: DayEdit): DayEdit | { problems: Problems } {
  const { editing } = edit
  if (!editing) return edit
  const problems = itemProblems(editing, t('Text cannot be empty'))
  if (some(problems)) return { problems }
  const notes = edit.notes.map((note) => (note.id === editing.id ? { ...note, ...changeOf(editing) } : note))
  return { ...edit, notes, editing: null }
}

/** Takes over everything that is still being typed, so that a save saves all of the screen. */
export function settle(edit: DayEdit, now: Date): DayEdit | { problems: Problems; of: 'adding' | 'editing' } {
  const updated = isRetyped(edit) ? updateTyped(edit) : { ...edit, editing: null }
  if ('problems' in updated) return { ...updated, of: 'editing' }
  const added = isBlank(updated.adding.text) ? updated : addTyped(updated, now)
  return 'problems' in added ? { ...added, of: 'adding' } : added
}
