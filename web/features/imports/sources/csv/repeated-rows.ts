import type { Answers, Question } from '../../candidate.ts'
import { inShort } from '../reading.ts'
import type { Column } from './columns.ts'
import type { DateFormat } from './dates.ts'
import { isWrittenRole } from './fields.ts'
import { type RowTime, rowTimes } from './row-time.ts'

const id = 'repeated rows'
const sampleCount = 3

/**
 * Finds rows that are identical to an earlier one of the same day or moment. With a time of day they are duplicates;
 * without one they may be two glasses of water, so the member decides.
 */
export function repeatFinder(): (row: readonly string[], time: RowTime) => boolean {
  const seen = new Set<string>()
  return (row, { day, at }) => {
    const key = JSON.stringify([day, at, ...row])
    if (seen.has(key)) return true
    seen.add(key)
    return false
  }
}

/** Whether a repeated row counts again. */
export const countsAgain = ({ at }: RowTime, answers: Answers): boolean =>
  at === null && answers[id] === 'each'

/** The times of a table's rows, how many duplicates it has, and its identical rows without a time of day. */
export function surveyRows(
  { rows, columns, dateFormat }: { rows: string[][]; columns: Column[]; dateFormat: DateFormat | undefined },
  zone: string,
) {
  const timeOf = rowTimes(columns, dateFormat, zone)
  const isRepeated = repeatFinder()
  // Of the other columns, a second value of a day replaces the first.
  const addsUp = columns.some(({ role, combine }) => combine === 'sum' || isWrittenRole(role))
  const times: RowTime[] = []
  const open = new Set<string>()
  let duplicates = 0
  for (const row of rows) {
    const time = timeOf(row)
    if (!time) continue
    times.push(time)
    if (!addsUp || !isRepeated(row, time)) continue
    if (time.at !== null) duplicates += 1
    else open.add(inShort(row.filter(Boolean).join(', ')))
  }
  return { times, duplicates, open: [...open] }
}

/** Asks how often identical rows without a time of day count. */
export const repeatQuestion = (open: readonly string[]): Question => ({
  id,
  group: 'repeats',
  about: '',
  options: ['once', 'each'],
  suggestion: null,
  samples: open.slice(0, sampleCount),
})
