import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'
import type { HistoryDays } from './queries.ts'

export type TrendMetric = 'waterMl' | 'steps' | 'sleepHours' | 'weightKg'
export type ChartBar = { day: string; value: number | null }

/** The bars of a chart: the first entries of a list that is newest first, reversed (specification, Member 9). */
export const barsOf = (entries: readonly HealthEntry[], span: HistoryDays, name: TrendMetric): ChartBar[] =>
  entries
    .slice(0, span)
    .map((entry) => ({ day: entry.dateISO, value: entry[name] }))
    .reverse()

/**
 * Returns a slot for each day of the span, with gaps for days without an entry. The last slot is today, or yesterday while
 * today is empty and the first bar would fall off. No bar is dropped (specification, Member 9), so that a first bar
 * from before the span adds a slot.
 */
export function daysOf(bars: readonly ChartBar[], span: HistoryDays, today: string): ChartBar[] {
  const byDay = new Map(bars.map((bar) => [bar.day, bar]))
  const isEarly = byDay.has(addDays(today, -span))
  const last = isEarly && !byDay.has(today) ? addDays(today, -1) : today
  const length = isEarly && last === today ? span + 1 : span
  return Array.from({ length }, (_, at) => {
    const day = addDays(last, at - length + 1)
    return byDay.get(day) ?? { day, value: null }
  })
}

const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(options).format(noonOf(day))

/**
 * What stands beneath a day, in one line or two: its weekday and its day of the month, the latter in the 7-day view only
 * (specification, Member 9). In the other one it is told how many weeks ago a day was, back from the last one (`back` 0).
 */
export function labelOf(day: string, span: HistoryDays, back: number): string[] {
  if (span === 7) return [written(day, { weekday: 'narrow' }), String(Number(day.slice(8)))]
  if (back === 0) return [t('Today')]
  return back % 7 === 0 ? [t('{count, plural, one {# week} other {# weeks}}', { count: back / 7 })] : []
}
