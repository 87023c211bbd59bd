import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { newDailyNotes, type PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { call } from '../../../lib/api.ts'
import type { WholeBody } from '../../../lib/form/form-faults.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { submit, submitAll } from '../../../lib/outbox/submit.ts'
import { today } from '../../../lib/time/days.ts'
import { notify } from '../../../ui/toasts/notify.ts'
import { added } from '../call-changes.ts'
import { dayThing } from '../change.ts'
import { dayInFull } from '../day-words.ts'
import { keepBoth } from '../keep-both.ts'
import { dayNotes } from '../queries.ts'
import { noRepeat, repeatOf } from '../repeat/repeat-rules.ts'
import { useRepeating } from '../repeat/use-repeating.ts'
import { fieldsOf, placeOf } from '../rules.ts'
import {
  addTyped,
  beginEdit,
  type DayEdit,
  isDirty,
  leaveFor,
  type Problems,
  type Saved,
  settle,
  typedWhen,
  updateTyped,
} from './day-edit.ts'

/** The editing of one day. It is local until it is saved on top of the version that was read. */
export function useDayEdit(day: string, saved: Saved, onSaved: () => void) {
  const client = useQueryClient()
  const query = dayNotes(day)
  const repeating = useRepeating()
  const form = useContractForm('POST /daily-notes', {
    body: newDailyNotes,
    from: beginEdit(saved),
    draft: `day:${day}`,
    isSame: (edit) => !isDirty(edit),
    // An item is sent as it was read. makeItem fills in a new one.
    toBody: ({ notes, base: { version } }) => ({
      date: day,
      notes: notes as WholeBody<'POST /daily-notes'>['notes'],
      version,
    }),
    outbox: {
      // What leaves is at its new day first: a save that fails then loses nothing, and a second try adds nothing twice.
      async submit(body, { leaving, base, rhythms }, _, held) {
        const left = leaving.map(({ to, item }) => added(to, item))
        if (Object.values(rhythms).some(repeatOf)) {
          // A rule does not wait, so what is to come by it does not wait either.
          for (const { name: _, ...sent } of left) await call('POST /daily-notes/{date}/items', sent)
          return { is: 'saved', answer: await call('POST /daily-notes', { body }) }
        }
        const list = { name: 'POST /daily-notes', things: [dayThing(day)], before: base.notes, body } as const
        await submitAll(client, left, { isHeld: true })
        return submit(client, list, held)
      },
      expected: ({ notes }, { base: { version } }) => ({
        date: day,
        version,
        notes: notes as PlannerItem[],
      }),
    },
    join: {
      read: () => client.fetchQuery({ ...query, staleTime: 0 }),
      content: ({ notes }) => notes,
      both: (mine, { notes, version }) => ({
        ...mine,
        base: { notes, version },
        notes: keepBoth(mine.base.notes, notes, mine.notes, ({ id }) => id),
      }),
    },
    next: beginEdit,
    toast: 'planner-day',
    saved: t('Daily planner saved!'),
    failed: t('Failed to save daily planner'),
    reason: 'beneath',
    onSaved: (stored, { rhythms, leaving }, isKept) => {
      for (const { to, item } of [...stored.notes.map((item) => ({ to: day, item })), ...leaving]) {
        const repeat = repeatOf(rhythms[item.id] ?? noRepeat)
        if (repeat) repeating.start(to, item, repeat)
      }
      if (!isKept) {
        client.setQueryData(query.queryKey, stored)
        void client.invalidateQueries({ queryKey: ['planner'] })
      }
      // An Undo would come too late now.
      notify.dismiss('planner-item')
      onSaved()
    },
  })
  const { change, fields } = form
  const edit = () => fields.getValues()
  const tell = (text: string) => notify.success(text, { id: 'planner-item' })

  /** Applies a step that may be refused, and shows the faults at their fields. */
  function take(step: DayEdit | { problems: Problems }, of: 'adding' | 'editing', done?: string): boolean {
    if ('problems' in step) {
      form.point(Object.entries(step.problems).map(([field, text]) => ({ name: `${of}.${field}`, text })))
      return false
    }
    change(step)
    if (done) tell(done)
    return true
  }

  return {
    form,
    edit: useWatch({ control: fields.control }) as DayEdit,
    /** Adds the typed item and clears the fields. Returns whether it could. */
    add(): boolean {
      const [before, step] = [edit().leaving.length, addTyped(edit(), new Date(), day)]
      const left = 'leaving' in step ? step.leaving[before] : undefined
      const isAdded = take(
        step,
        'adding',
        left ? t('Moves to {day} when you save', { day: dayInFull(left.to, day) }) : t('Item added!'),
      )
      if (isAdded) fields.setFocus('adding.text')
      return isAdded
    },
    /** Leaves the words that say when as they are. */
    refuse: () => change({ refused: typedWhen(edit(), today(), day)?.words ?? '' }),
    open(id: string) {
      const item = edit().notes.find((note) => note.id === id)
      if (item) change({ editing: { id, ...fieldsOf(item) } })
    },
    closeEditor: () => change({ editing: null }),
    /** Applies the open fields. Returns whether it could. */
    update: (): boolean => take(updateTyped(edit()), 'editing', t('Item updated!')),

    /** Saves everything on the screen, open fields too, unless something in it is wrong. */
    save() {
      const settled = settle(edit(), new Date(), day)
      if (take(settled, 'of' in settled ? settled.of : 'editing')) form.submit()
    },

    complete: (id: string, completed: boolean) =>
      change({ notes: edit().notes.map((note) => (note.id === id ? { ...note, completed } : note)) }),

    /** Puts an item at another place among those without a time. */
    place(id: string, nth: number) {
      const { notes } = edit()
      const item = notes.find((note) => note.id === id)
      if (!item) return
      const others = notes.filter((note) => note !== item)
      change({ notes: others.toSpliced(placeOf(notes, id, nth), 0, item) })
    },

    /** Lets an item go to another day with the save. */
    leave(id: string, to: string, words: string) {
      const before = edit()
      const position = before.notes.findIndex((note) => note.id === id)
      const { notes, leaving } = leaveFor(before, id, to)
      change({ notes, leaving })
      const putBack = () => {
        const now = edit()
        const left = now.leaving.find(({ item }) => item.id === id)
        if (!left) return
        change({
          notes: now.notes.toSpliced(position, 0, left.item),
          leaving: now.leaving.filter((one) => one !== left),
        })
      }
      notify.info(words, {
        id: 'planner-item',
        duration: 8000,
        action: { label: t('Undo'), onClick: putBack },
      })
    },

    /** Takes an item out, and offers to put it back where it was. */
    remove(id: string) {
      const position = edit().notes.findIndex((note) => note.id === id)
      const removed = edit().notes[position]
      if (!removed) return
      change({ notes: edit().notes.filter((note) => note.id !== id) })
      const putBack = () => {
        const { notes } = edit()
        if (!notes.some((note) => note.id === id)) change({ notes: notes.toSpliced(position, 0, removed) })
      }
      notify.info(t('Item deleted'), {
        id: 'planner-item',
        duration: 8000,
        action: { label: t('Undo'), onClick: putBack },
      })
    },
  }
}

export type DayEditor = ReturnType<typeof useDayEdit>
