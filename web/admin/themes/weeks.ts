import { t } from '../../../contract/t.ts'
import { weeksAhead } from '../../../contract/theme-schedule.ts'
import { addDays, weekOf } from '../../../contract/week.ts'

/** Weeks that the scheduler shows at a time, and that its arrows move by (specification, Admin 9). */
export const weeksShown = 8

/** How many weeks the address asks for: eight, or half a year. */
export const weeksIn = (search: URLSearchParams): number =>
  search.get('weeks') === String(weeksAhead) ? weeksAhead : weeksShown

/** The Mondays of so many weeks from one on. */
export const weeksFrom = (monday: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(monday, place * 7))

/** That a theme ran a short while before, in words. */
export const ranBefore = (weeks: number): string =>
  t('{count, plural, one {Also the week before} other {Also # weeks before}}', { count: weeks })

/** How many weeks before or after another week a theme is set, in words. */
export const distanceInWords = (weeks: number, side: 'before' | 'after'): string =>
  side === 'before'
    ? t('{count, plural, one {A week before} other {# weeks before}}', { count: weeks })
    : t('{count, plural, one {A week after} other {# weeks after}}', { count: weeks })

/** The Monday in `?from=`, or this week's if it is not valid. */
export function mondayIn(search: URLSearchParams, today: string): string {
  const from = search.get('from') ?? ''
  const isDay = /^(19|20|21)\d\d-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from))
  return isDay && weekOf(from) === from ? from : weekOf(today)
}
