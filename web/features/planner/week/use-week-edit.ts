import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { lengths } from '../../../../contract/limits.ts'
import { newGoals } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import type { Fault } from '../../../lib/form/form-faults.ts'
import { tooLong } from '../../../lib/form/too-long.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { submit } from '../../../lib/outbox/submit.ts'
import { weekThing } from '../change.ts'
import { weekGoals } from '../queries.ts'
import { useGoalTick } from '../use-goal-tick.ts'
import {
  addGoal,
  addReminder,
  beginWeek,
  isWeekDirty,
  joinWeek,
  type SavedWeek,
  storedGoal,
  tickHere,
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
    outbox: {
      submit: (body, { base }, _, held) =>
        submit(client, { name: 'POST /goals', things: [weekThing(monday)], before: base, body }, held),
      expected: ({ week }, { plan, base: { version } }) => ({ ...plan, week, version }),
    },
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
    onSaved: (stored, _, isKept) => {
      if (isKept) return
      client.setQueryData(query.queryKey, stored)
      void client.invalidateQueries({ queryKey: ['planner'] })
    },
  })
  const change = (step: (now: WeekEdit) => WeekEdit) => form.change(step(form.fields.getValues()))
  const tick = useGoalTick(monday)

  // A goal that was ticked is stored already: what is not saved yet is based on that from then on.
  const isFirst = useRef(true)
  const follow = useEffectEvent(() => {
    if (form.isDirty) change((now) => joinWeek(now, saved))
  })
  const stored = JSON.stringify(saved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is stored, as often as that changes.
  useEffect(() => {
    if (!isFirst.current) follow()
    isFirst.current = false
  }, [stored])

  return {
    form,
    edit: useWatch({ control: form.fields.control }) as WeekEdit,
    change,
    /** Ticks a goal: at once where it is stored, with the save where it is not. */
    tickGoal(position: number, completed: boolean) {
      const now = form.fields.getValues() as WeekEdit
      const stored = storedGoal(now, position)
      if (stored) return tick({ ...stored, completed })
      change(() => tickHere(now, position, completed))
    },
    /** Saves all that is on the screen, what is still being typed too. */
    save() {
      change((now) => addReminder(addGoal(now)))
      form.submit()
    },
  }
}

export type WeekEditor = ReturnType<typeof useWeekEdit>
