import type { HealthEntry } from '../../../contract/health.ts'
import type { HistoryDays } from './queries.ts'

export type TrendMetric = 'waterMl' | 'steps' | 'sleepHours' | 'weightKg'
export type ChartBar = { day: string; value: number | null }

/** The bars of a chart: the first entries of a list that is newest first, reversed (specification, Member 9). */
export const barsOf = (entries: readonly HealthEntry[], span: HistoryDays, name: TrendMetric): ChartBar[] =>
  entries
    .slice(0, span)
    .map((entry) => ({ day: entry.dateISO, value: entry[name] }))
    .reverse()

/** The day of the month below a bar, if there is room: in the 7-day view. */
export const labelOf = ({ day }: ChartBar, span: HistoryDays): string | undefined =>
  span === 7 ? String(Number(day.slice(8))) : undefined
