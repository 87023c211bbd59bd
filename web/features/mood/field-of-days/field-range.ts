import { addDays, weekOf } from '../../../../contract/week.ts'
import { addMonths, monthOf } from '../../../lib/time/months.ts'

/** A year by months, where there is room for 31 days in a row; twelve weeks elsewhere, as on the landing page. */
export type FieldSpan = 'year' | 'weeks'

/** A row of the field: the days of a month, or of a week from its Monday. */
export type FieldRow = { first: string; days: string[] }

const weekDays = (day: string): string[] =>
  Array.from({ length: 7 }, (_, place) => addDays(weekOf(day), place))

const monthDays = (first: string): string[] => {
  const count = Number(addDays(addMonths(first, 1), -1).slice(8))
  return Array.from({ length: count }, (_, day) => addDays(first, day))
}

/** The rows that end with the one in which a day lies; the page before ends one span earlier. */
export function fieldRows(span: FieldSpan, today: string, pagesBack = 0): FieldRow[] {
  return Array.from({ length: 12 }, (_, row) => {
    const back = 11 - row + 12 * pagesBack
    const first = span === 'year' ? addMonths(monthOf(today), -back) : addDays(weekOf(today), -7 * back)
    return { first, days: span === 'year' ? monthDays(first) : weekDays(first) }
  })
}

/** Days after which a field shows all of its rows. */
const beginningDays = 28

/**
 * The rows of somebody whose first check-in is not four weeks old: those since then, on a phone at least four weeks. Others
 * see all of them. `first` is the first day with a check-in; undefined of somebody who has none.
 */
export function rowsSince(
  rows: readonly FieldRow[],
  { span, today, first = today }: { span: FieldSpan; today: string; first?: string | undefined },
): readonly FieldRow[] {
  if (first <= addDays(today, -beginningDays)) return rows
  const since = rows.filter(({ days }) => (days.at(-1) ?? '') >= first).length
  return rows.slice(-Math.max(since, span === 'weeks' ? 4 : 1))
}

/** The first and the last day of rows; with `today`, none that is to come. */
export function boundsOf(rows: readonly FieldRow[], today?: string): [first: string, last: string] {
  const last = rows.at(-1)?.days.at(-1) ?? ''
  const isToCome = today !== undefined && today < last
  return [rows[0]?.first ?? '', isToCome ? today : last]
}

/**
 * The day that a key leads to from another; undefined for other keys, and where a row ends the field. By month the keys
 * stop at its first and last day.
 */
export function dayAfterKey(
  key: string,
  day: string,
  { span, first, last }: { span: FieldSpan; first: string; last: string },
  isRtl = false,
): string | undefined {
  const clamp = (to: string) => (to < first ? first : to > last ? last : to)
  const inside = (to: string) => (to < first || to > last ? undefined : to)
  const rowAfter = (rows: number) => (span === 'year' ? addMonths(day, rows) : addDays(day, 7 * rows))
  const row = span === 'year' ? monthDays(monthOf(day)) : weekDays(day)
  switch (key) {
    case 'ArrowLeft':
      return inside(addDays(day, isRtl ? 1 : -1))
    case 'ArrowRight':
      return inside(addDays(day, isRtl ? -1 : 1))
    case 'ArrowUp':
      return inside(rowAfter(-1))
    case 'ArrowDown':
      return inside(rowAfter(1))
    case 'Home':
      return clamp(row[0] ?? day)
    case 'End':
      return clamp(row.at(-1) ?? day)
    case 'PageUp':
      return clamp(addMonths(day, -1))
    case 'PageDown':
      return clamp(addMonths(day, 1))
    default:
      return undefined
  }
}
