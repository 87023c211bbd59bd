import { instantInZone, wallClockAt } from '../../../../lib/time/wall-clock.ts'
import { offsetOf } from '../clock.ts'
import type { Column } from './columns.ts'
import { type DateFormat, readDate, splitClock } from './dates.ts'

/**
 * When a row was: its day on the person's clock, and its instant in milliseconds if it has a time. `byZone` says that the
 * zone of the table decides one of them.
 */
export type RowTime = { day: string; at: number | null; byZone: boolean }

const minuteMs = 60_000

/**
 * Reads the times of the rows one after another. Some exports write a day alone in a row of its own, above the times of
 * that day; such a row gives `undefined`, as does one whose time cannot be read.
 */
export function rowTimes(columns: Column[], format: DateFormat | undefined, zone: string) {
  const place = (role: string) => columns.find((column) => column.role === role)?.at
  const [dateAt, timeAt, offsetAt] = [place('date'), place('time'), place('offset')]
  let above: string | undefined

  return (row: readonly string[]): RowTime | undefined => {
    if (!format) return undefined
    if (dateAt === undefined) {
      const day = readDate(row[0] ?? '', format)?.day
      if (day) {
        above = day
        return undefined
      }
    }
    const read = dateAt === undefined ? undefined : readDate(row[dateAt] ?? '', format)
    const day = read?.day ?? (dateAt === undefined ? above : undefined)
    if (!day) return undefined
    const time = read?.time ?? (timeAt === undefined ? null : splitClock(row[timeAt] ?? '').time)
    const theirs = offsetAt === undefined ? undefined : offsetOf(row[offsetAt] ?? '')
    if (time === null) return { day, at: null, byZone: false }
    if (theirs !== undefined) {
      const at = Date.parse(`${day}T${time}:00Z`)
      return { day: new Date(at + theirs * minuteMs).toISOString().slice(0, 10), at, byZone: false }
    }
    if (read?.offset === null || read === undefined)
      return { day, at: instantInZone(day, time, zone), byZone: true }
    const at = Date.parse(`${day}T${time}:00Z`) - read.offset * minuteMs
    // With an offset of its own the row shows the person's clock. Z says nothing of it.
    const byZone = read.offset === 0
    return { day: byZone ? wallClockAt(at, zone).slice(0, 10) : day, at, byZone }
  }
}
