import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { day } from '../../../contract/values.ts'
import { addDays } from '../../../contract/week.ts'

/** The days from and to, both included, as `YYYY-MM-DD`. */
export type HealthRange = { from: string; to: string }

/** The last 30 days up to today (specification, Admin 9). */
export const lastDays = (today: string): HealthRange => ({ from: addDays(today, -30), to: today })

const isDay = (text: string) => day.safeParse(text).success

/** What is wrong with a range, in words; undefined if it can be loaded. */
export function rangeFault({ from, to }: HealthRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return t('Please choose both dates.')
  if (from > to) return t('The first date comes after the last one.')
  if (to > addDays(from, lengths.healthDays - 1))
    return t('A range spans at most {count, plural, other {# days}}.', { count: lengths.healthDays })
  return undefined
}

/** The range in the address, if it can be loaded. */
export function askedRange(params: URLSearchParams): HealthRange | undefined {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  return rangeFault(range) === undefined ? range : undefined
}
