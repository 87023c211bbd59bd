import { isDeepStrictEqual } from 'node:util'
import type { FieldConflict } from '../../../contract/row.ts'
import { texts } from '../../../contract/texts.ts'
import { addDays } from '../../../contract/week.ts'
import { today } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'

/** How far a sender's clock may be ahead of ours. */
const clockSkew = { minutes: 5 }

/**
 * Why an entry of this day and moment is not taken; undefined when it is. A day may be tomorrow, because the zone that
 * came with the call may not be the sender's (ruling 37).
 */
export function dayRefusal(
  { date, created_at }: { date?: string | undefined; created_at?: string | undefined },
  now: Temporal.Instant,
  zone: string,
): Refusal | undefined {
  if (date && date > addDays(today(now, zone).toString(), 1))
    return refuse(400, texts('A journal entry cannot be of a day to come.'))
  const isAhead =
    created_at && Temporal.Instant.compare(Temporal.Instant.from(created_at), now.add(clockSkew)) > 0
  return isAhead ? refuse(400, texts('A journal entry cannot be written at an hour to come.')) : undefined
}

/** The fields that a sender wants otherwise than they are stored. Fields that are undefined are not wanted. */
export const differences = (
  wanted: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): FieldConflict[] =>
  Object.entries(wanted).flatMap(([name, mine]) =>
    mine === undefined || isDeepStrictEqual(mine, stored[name]) ? [] : [{ name, mine, theirs: stored[name] }],
  )

/**
 * The earlier days that are remembered on a day: those that fall on it some years later, or a month later. What has no
 * such day falls on the last of the month before: 29 February on 28 February. So no day is left out or shown twice.
 */
export function rememberedDays(date: string, firstDay: string): string[] {
  const day = Temporal.PlainDate.from(date)
  const first = Temporal.PlainDate.from(firstDay)
  const days: Temporal.PlainDate[] = []
  const month = day.subtract({ months: 1 })
  for (let at = month.daysInMonth; at >= 1; at -= 1) {
    const earlier = month.with({ day: at })
    if (earlier.add({ months: 1 }).equals(day)) days.push(earlier)
  }
  for (let year = day.year - 1; year >= first.year; year -= 1) {
    const isLeapDay = (one: Temporal.PlainDate) => one.month === 2 && one.day === 29
    const monthOfYear = Temporal.PlainYearMonth.from({ year, month: day.month })
    if (monthOfYear.daysInMonth >= day.day) days.push(monthOfYear.toPlainDate({ day: day.day }))
    const last = monthOfYear.toPlainDate({ day: monthOfYear.daysInMonth })
    if (isLeapDay(last) && day.day === 28 && !day.inLeapYear) days.push(last)
  }
  return days.map(String).filter((one) => one >= firstDay)
}
