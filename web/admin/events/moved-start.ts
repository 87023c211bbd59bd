import { choiceOf, followStart, ruleOf } from '../../../contract/recurrence.ts'
import { dayIn, type FormTimes, usualHours } from './event-times.ts'

type Moving = FormTimes & { recurrence?: string }

/** A time of the form as if its clock were that of UTC, for what does not depend on a zone; NaN for none. */
const clockOf = (text: string) => Date.parse(`${text.slice(0, 16)}Z`)
const textOf = (clock: number) => new Date(clock).toISOString().slice(0, 16)
const usualLength = clockOf(`2026-01-01T${usualHours.end}`) - clockOf(`2026-01-01T${usualHours.start}`)

/** The end by the clock, as long after the start as it was. */
function endAfter({ start: was, end }: Moving, start: string): string {
  const length = clockOf(end) - clockOf(was)
  if (length >= 0) return textOf(clockOf(start) + length)
  // An end that belonged to no start stays, unless it would be over before it starts.
  return clockOf(end) >= clockOf(start) ? end : textOf(clockOf(start) + usualLength)
}

/** The rule with the day of the start renamed. One that follows the start by itself stays as it was written. */
function ruleAfter({ start: was, zone, recurrence: rule }: Moving, start: string): string | undefined {
  const choice = rule && was ? choiceOf(rule, { start: was, zone }) : undefined
  const unchanged = rule && choiceOf(rule, { start, zone })
  if (!choice || !unchanged) return rule
  const next = ruleOf(followStart(choice, dayIn(was), dayIn(start)))
  return next === ruleOf(unchanged) ? rule : next
}

/**
 * What a start that is moved takes along: the end, and the day that the rule names. `was` is the last start that was
 * one; while a date is typed, there may be none.
 */
export function movedStart<F extends Moving>(
  form: F,
  start: string,
  was = form.start,
): Partial<Pick<F, 'start' | 'end' | 'recurrence'>> {
  if (Number.isNaN(clockOf(start))) return { start } as Pick<F, 'start'>
  const recurrence = ruleAfter({ ...form, start: was }, start)
  return {
    start,
    end: endAfter({ ...form, start: was }, start),
    ...(recurrence !== form.recurrence && { recurrence }),
  } as Partial<Pick<F, 'start' | 'end' | 'recurrence'>>
}
