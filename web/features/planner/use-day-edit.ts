import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { notify } from '../../ui/notify.ts'
import {
  addTyped,
  beginEdit,
  type DayEdit,
  fieldsOf,
  isDirty,
  type Problems,
  type Saved,
  settle,
  updateTyped,
} from './day-edit.ts'
import { type DraftKey, readDraft, writeDraft } from './drafts.ts'

const noProblems: { adding: Problems; editing: Problems } = { adding: {}, editing: {} }

/** The editing of one day: local until it is saved, and kept as a draft while it differs from what was read. */
export function useDayEdit(key: DraftKey, saved: Saved) {
  const [edit, setEdit] = useState<DayEdit>(() => readDraft(key) ?? beginEdit(saved))
  const [problems, setProblems] = useState(noProblems)
  const { memberId, kind, day } = key

  useEffect(() => {
    writeDraft({ memberId, kind, day }, isDirty(edit) ? edit : undefined)
  }, [edit, memberId, kind, day])

  const change = (part: (now: DayEdit) => Partial<DayEdit>) => setEdit((now) => ({ ...now, ...part(now) }))

  /** Takes over a step that may have been refused, with what is wrong beside its form. */
  function take<Step extends DayEdit | { problems: Problems }>(
    step: Step,
    form: keyof typeof noProblems,
  ): step is Exclude<Step, { problems: Problems }> {
    setProblems('problems' in step ? { ...noProblems, [form]: step.problems } : noProblems)
    if ('problems' in step) return false
    setEdit(step)
    return true
  }
  const tell = (text: string) => notify.success(text, { id: 'planner-item' })

  return {
    edit,
    problems,
    isDirty: isDirty(edit),
    replace: (part: Partial<DayEdit>) => change(() => part),

    type(part: Partial<DayEdit['adding']>) {
      change(({ adding }) => ({ adding: { ...adding, ...part } }))
      setProblems((now) => ({ ...now, adding: {} }))
    },
    /** Adds what was typed; answers whether it could. */
    add(): boolean {
      const added = take(addTyped(edit, new Date()), 'adding')
      if (added) tell(t('Item added!'))
      return added
    },

    open(id: string) {
      const item = edit.notes.find((note) => note.id === id)
      if (item) change(() => ({ editing: { id, ...fieldsOf(item) } }))
      setProblems((now) => ({ ...now, editing: {} }))
    },
    retype(part: Partial<NonNullable<DayEdit['editing']>>) {
      change(({ editing }) => ({ editing: editing && { ...editing, ...part } }))
      setProblems((now) => ({ ...now, editing: {} }))
    },
    closeEditor: () => change(() => ({ editing: null })),
    /** Takes the open fields over; answers whether it could. */
    update(): boolean {
      const updated = take(updateTyped(edit), 'editing')
      if (updated) tell(t('Item updated!'))
      return updated
    },

    /** What is to be saved, all that is still open taken over; undefined while something in it is wrong. */
    settle(): DayEdit | undefined {
      const settled = settle(edit, new Date())
      if ('problems' in settled) {
        setProblems({ ...noProblems, [settled.of]: settled.problems })
        return undefined
      }
      setEdit(settled)
      return settled
    },

    complete: (id: string, completed: boolean) =>
      change(({ notes }) => ({
        notes: notes.map((note) => (note.id === id ? { ...note, completed } : note)),
      })),

    /** Takes an item out, and offers to put it back where it was. */
    remove(id: string) {
      const position = edit.notes.findIndex((note) => note.id === id)
      const removed = edit.notes[position]
      if (!removed) return
      change(({ notes }) => ({ notes: notes.filter((note) => note.id !== id) }))
      const putBack = () =>
        change(({ notes }) => ({
          notes: notes.some((note) => note.id === id) ? notes : notes.toSpliced(position, 0, removed),
        }))
      notify.info(t('Item deleted'), {
        id: 'planner-item',
        duration: 8000,
        action: { label: t('Undo'), onClick: putBack },
      })
    },
  }
}

export type DayEditor = ReturnType<typeof useDayEdit>
