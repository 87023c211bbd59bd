import { formatLocale } from '../locale.ts'

type WithWeek = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } }

/**
 * The days of a week to choose from, Monday as 1, from the day on with which a week begins in the reader's region. Only
 * for choices: the calendar's weeks begin on Monday, its months on Sunday (specification, Member 2).
 */
export function weekdaysToChoose(): number[] {
  const locale: WithWeek = new Intl.Locale(formatLocale())
  // Monday where a browser does not know it.
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return Array.from({ length: 7 }, (_, at) => ((first - 1 + at) % 7) + 1)
}
