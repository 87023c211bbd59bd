import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { lengths } from '../../../../contract/limits.ts'
import { newGoals } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import type { Fault } from '../../../lib/form-faults.ts'
import { tooLong } from '../../../lib/too-long.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { weekGoals } from '../queries.ts'
import {
  addGoal,
  addReminder,
  beginWeek,
  isWeekDirty,
  joinWeek,
  type SavedWeek,
  type WeekEdit,
} from './week-edit.ts'

/** Typed text that is too long to store. It is neither added nor cut. */
const overlong = ({ typed: { goal, reminder } }: WeekEdit): Fault[] =>
  Object.entries({ 'typed.goal': goal, 'typed.reminder.text': reminder.text }).flatMap(([name, words]) => {
    const text = tooLong(words.trim(), lengths.plannerText)
    return text ? [{ name, text, isLive: true }] : []
  })

/** The editing of the goals and reminders of the week of a Monday: local until it is saved. */
export function useWeekEdit(monday: string, saved: SavedWeek) {
  const client = useQueryClient()
  const query = weekGoals(monday)
  const form = useContractForm('POST /goals', {
    body: newGoals,
    from: beginWeek(saved),
    draft: `week:${monday}`,
    isSame: (edit) => !isWeekDirty(edit),
    check: overlong,
    toBody: ({ plan: { goals, reminders }, base: { version } }) => ({
      week: monday,
      goals,
      reminders: reminders.map((reminder) => ({ ...reminder, days: reminder.days })),
      version,
    }),
    join: {
      read: () => client.fetchQuery({ ...query, staleTime: 0 }),
      content(either) {
        const { goals, reminders } = 'plan' in either ? either.plan : either
        return { goals, reminders }
      },
      both: joinWeek,
    },
    next: (stored, { typed }) => ({ ...beginWeek(stored), typed }),
    toast: 'planner-week',
    saved: t('Goals saved successfully!'),
    failed: t('Failed to save goals'),
    reason: 'beneath',
    onSaved: (stored) => {
      client.setQueryData(query.queryKey, stored)
      void client.invalidateQueries({ queryKey: ['planner'] })
    },
  })
  const change = (step: (now: WeekEdit) => WeekEdit) => form.change(step(form.fields.getValues()))

  return {
    form,
    edit: useWatch({ control: form.fields.control }) as WeekEdit,
    change,
    /** Saves everything on the screen, including what is still being typed. */
    save() {
      change((now) => addReminder(addGoal(now)))
      form.submit()
    },
  }
}

export type WeekEditor = ReturnType<typeof useWeekEdit>
