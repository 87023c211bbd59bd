import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { plannerDays } from './queries.ts'

/** How many days back it is looked for what was not done. */
const daysBack = 14

/** The days before today in which it is looked for what was not done. */
export const daysBefore = (today: string) => plannerDays(addDays(today, -daysBack), addDays(today, -1))

/** What is told once they are on today. */
export const broughtInWords = (count: number): string =>
  t('{count, plural, one {One thing} other {# things}} brought to today', { count })
