import { queryOptions } from '@tanstack/react-query'
import type { Practice } from '../../../contract/practice.ts'
import { addDays, weekOf } from '../../../contract/week.ts'
import { call } from '../../lib/api.ts'
import { dayOf } from '../../lib/time/days.ts'

/** What the member practiced last: a page of it, the last one first. */
export const newestPractice = queryOptions({
  queryKey: ['practice', 'newest'],
  queryFn: ({ signal }) => call('GET /practice', { signal }),
})

/** How often something was practiced in the week of a day, on this device's clock. */
export function timesInWeek(practices: readonly Practice[], today: string): number {
  const monday = weekOf(today)
  const next = addDays(monday, 7)
  return practices.filter(({ at }) => {
    const day = dayOf(new Date(at))
    return monday <= day && day < next
  }).length
}
