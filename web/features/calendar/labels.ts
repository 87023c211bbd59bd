import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { clock } from '../../lib/clock.ts'
import { noonOf, weekLabel } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { moodLook } from '../mood/mood-look.ts'
import type { CalendarPosition } from './address.ts'
import { type CalendarEvent, timeOn } from './events-by-day.ts'

/** A day in the member's locale. */
export const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  noonOf(day).toLocaleDateString(formatLocale(), options)

/** 'Friday, November 20, 2026' */
export const longDay = (day: string): string =>
  inWords(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'November 16, 2026' */
const longDate = (day: string): string => inWords(day, { month: 'long', day: 'numeric', year: 'numeric' })

/** The same as short as a phone has room for: 'Friday, Nov 20', 'Week starting Nov 16'; without this year. */
export function shortPositionLabel(position: CalendarPosition, today: string): string {
  const { tab, date } = position
  const shown = tab === 'planner' ? weekOf(date) : date
  if (shown.slice(0, 4) !== today.slice(0, 4)) return positionLabel(position)
  if (tab === 'day') return inWords(date, { weekday: 'long', month: 'short', day: 'numeric' })
  if (tab === 'planner')
    return t('Week starting {date}', { date: inWords(shown, { month: 'short', day: 'numeric' }) })
  return positionLabel(position)
}

/** What a position shows: 'November 2026', 'Nov 16 - 22, 2026', 'Friday, November 20, 2026', 'Week starting November 16, 2026'. */
export function positionLabel({ tab, date }: CalendarPosition): string {
  switch (tab) {
    case 'month':
      return inWords(date, { month: 'long', year: 'numeric' })
    case 'week':
      return weekLabel(weekOf(date))
    case 'day':
      return longDay(date)
    case 'planner':
      return t('Week starting {date}', { date: longDate(weekOf(date)) })
  }
}

/** The names of moods in a row: 'Anxious, Calm'. */
export const moodsInWords = (moods: readonly string[]): string =>
  moods.map((mood) => moodLook(mood).name).join(', ')

/** When an event is on, in words, seen from one of its days: '6:30 PM', 'until 9:00 AM', 'All day'. */
export function timeLabel(event: CalendarEvent, day: string): string {
  const time = timeOn(event, day)
  if (time === 'all day') return t('All day')
  return 'begins' in time ? clock(time.begins) : t('until {time}', { time: clock(time.ends) })
}
