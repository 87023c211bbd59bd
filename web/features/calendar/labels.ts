import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { clock } from '../../lib/time/clock.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf, weekLabel } from '../../lib/time/days.ts'
import { moodLook } from '../mood/mood-look.ts'
import type { CalendarPosition } from './address.ts'
import { type CalendarEvent, timeOn } from './events-by-day.ts'

/** A day in the member's locale. */
export const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(options).format(noonOf(day))

/** 'Friday, November 20, 2026' */
export const longDay = (day: string): string =>
  inWords(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** The year where it is not the present one: it is known of every other day. */
const yearOf = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)

/** What a position shows: 'November 2026', 'Nov 16 - 22, 2026', 'Friday, November 20', 'Week starting November 16'. */
export function positionLabel(
  { tab, date }: CalendarPosition,
  today: string,
  month: 'long' | 'short' = 'long',
) {
  switch (tab) {
    case 'month':
      return inWords(date, { month: 'long', year: 'numeric' })
    case 'week':
      return weekLabel(weekOf(date))
    case 'day':
      return inWords(date, { weekday: 'long', month, day: 'numeric', ...yearOf(date, today) })
    case 'planner': {
      const monday = weekOf(date)
      return t('Week starting {date}', {
        date: inWords(monday, { month, day: 'numeric', ...yearOf(monday, today) }),
      })
    }
  }
}

/** The names of moods in a row: 'Anxious, Calm'. */
export const moodsInWords = (moods: readonly string[]): string =>
  moods.map((mood) => moodLook(mood).name).join(', ')

/**
 * When an event is on, in words, seen from one of its days: '6:30 PM', 'until 9:00 AM', 'All day'. `write` writes a time
 * of day.
 */
export function timeLabel(
  event: CalendarEvent,
  day: string,
  write: (moment: Date) => string = clock,
): string {
  const time = timeOn(event, day)
  if (time === 'all day') return t('All day')
  return 'begins' in time ? write(time.begins) : t('until {time}', { time: write(time.ends) })
}
