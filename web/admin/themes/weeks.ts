import { addDays, weekOf } from '../../../contract/week.ts'

/** Weeks that the scheduler shows at a time, and that its arrows move by (specification, Admin 9). */
export const weeksShown = 8

/** The Mondays of the weeks shown from a Monday on. */
export const weeksFrom = (monday: string): string[] =>
  Array.from({ length: weeksShown }, (_, place) => addDays(monday, place * 7))

/** The Monday in `?from=`, or this week's if it is not valid. */
export function mondayIn(search: URLSearchParams, today: string): string {
  const from = search.get('from') ?? ''
  const isDay = /^(19|20|21)\d\d-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from))
  return isDay && weekOf(from) === from ? from : weekOf(today)
}
