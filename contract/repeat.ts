import * as z from 'zod/mini'
import { weekdayOf, weekNumber } from './week.ts'

/**
 * How something comes again: every day, week or month, or every `interval` of them. `weekdays` are the days of such a
 * week from 1 for Monday to 7 for Sunday; without them it is the day on which it starts.
 */
export const repeat = z
  .object({
    every: z.enum(['day', 'week', 'month']),
    interval: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
    weekdays: z.optional(
      z.array(z.int().check(z.gte(1), z.lte(7))).check(
        z.minLength(1, 'Choose at least one day of the week.'),
        z.refine((days) => new Set(days).size === days.length, {
          error: 'A day of the week is named twice.',
        }),
      ),
    ),
  })
  .check(
    z.refine(({ every, weekdays }) => every === 'week' || weekdays === undefined, {
      error: 'Only a week has days to choose.',
      path: ['weekdays'],
    }),
  )
export type Repeat = z.output<typeof repeat>

const dayMs = 86_400_000
const parts = (day: string) => day.split('-').map(Number) as [number, number, number]
const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether something that starts on `start` comes on `day`. A month that is too short has it on its last day. */
export function occursOn({ every, interval, weekdays }: Repeat, start: string, day: string): boolean {
  if (day < start) return false
  if (every === 'day') return ((Date.parse(day) - Date.parse(start)) / dayMs) % interval === 0
  if (every === 'week') {
    const isItsWeek = (weekNumber(day) - weekNumber(start)) % interval === 0
    return isItsWeek && (weekdays ?? [weekdayOf(start)]).includes(weekdayOf(day))
  }
  const [year, month, date] = parts(day)
  const [startYear, startMonth, startDate] = parts(start)
  const months = (year - startYear) * 12 + month - startMonth
  return months % interval === 0 && date === Math.min(startDate, lastOfMonth(year, month))
}
