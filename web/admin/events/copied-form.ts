import type { GlobalEvent } from '../../../contract/events.ts'
import { choiceOf, firstFit, ruleOf } from '../../../contract/recurrence.ts'
import { addDays, daysBetween } from '../../../contract/week.ts'
import { wallClockAt } from '../../lib/time/wall-clock.ts'
import { type EventForm, eventFormOf } from './event-form.ts'
import { dayIn } from './event-times.ts'

/** The first day to come that is whole weeks after a day, at the same time of day. */
function weeksLater(start: string, now: string): string {
  const day = dayIn(start)
  const weeks = Math.max(1, Math.ceil(daysBetween(day, dayIn(now)) / 7))
  const later = addDays(day, weeks * 7)
  return later + start.slice(10) > now ? later : addDays(later, 7)
}

/**
 * The form of a new event like one that there is: on the same weekday and at the same time, a week later or as soon as
 * that is to come. A series goes on as long as the first one did.
 */
export function copiedForm(event: GlobalEvent, zone: string, now: number): EventForm {
  const form = eventFormOf(event, zone)
  const choice = choiceOf(form.recurrence, form)
  const week = weeksLater(form.start, wallClockAt(now, form.zone))
  const day = (choice && firstFit(choice, week)) ?? week
  const days = daysBetween(dayIn(form.start), day)
  const moved = (text: string) => addDays(dayIn(text), days) + text.slice(10)
  return {
    ...form,
    start: moved(form.start),
    end: moved(form.end),
    ...(choice?.ends &&
      'until' in choice.ends && {
        recurrence: ruleOf({ ...choice, ends: { until: addDays(choice.ends.until, days) } }),
      }),
    isActive: true,
  }
}
