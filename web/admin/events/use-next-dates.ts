import { useQuery } from '@tanstack/react-query'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { useSettled } from '../../lib/use-settled.ts'
import type { EventForm } from './event-form.ts'
import { timeRangeOf } from './event-times.ts'
import { nextDates } from './queries.ts'

/**
 * Asks when the rule of a form would next happen, once the typing pauses. `isSettled` says whether the answer is to
 * what stands in the form by now.
 */
export function useNextDates(form: EventForm) {
  const draft = JSON.stringify({
    start: timeRangeOf(form).start,
    allDay: form.allDay,
    timezone: form.zone,
    recurrence: form.recurrence.trim(),
  })
  const settled = useSettled(draft, 400)
  const asked: Parameters<typeof nextDates>[0] = JSON.parse(settled)
  const isRule = !isBlank(asked.recurrence) && asked.recurrence.length <= lengths.recurrence
  const isAsked = asked.start !== undefined && isRule
  const { data, error } = useQuery({ ...nextDates(asked), enabled: isAsked })
  return { asked, isAsked, isSettled: settled === draft, next: data?.next, error }
}
