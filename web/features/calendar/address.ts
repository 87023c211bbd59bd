import { addDays } from '../../../contract/week.ts'
import { addMonths } from '../../lib/time/months.ts'

export const tabs = ['month', 'week', 'day', 'planner'] as const
export type Tab = (typeof tabs)[number]

/** A tab and a date of the calendar. The address holds them, so that a reload and Back keep the position. */
export type CalendarPosition = { tab: Tab; date: string }

/** Whether a text is a calendar day that exists, in the centuries that a calendar is for. */
const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** The position in `?tab=` and `?date=`. Missing or wrong values become the month and today. */
export function positionOf(search: URLSearchParams, today: string): CalendarPosition {
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'month'
  const date = search.get('date') ?? ''
  return { tab, date: isDay(date) ? date : today }
}

/** The shortest address of a position: today and the month go without saying. */
export function searchOf({ tab, date }: CalendarPosition, today: string): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'month') search.set('tab', tab)
  if (date !== today) search.set('date', date)
  return search
}

/** The date that previous (-1) and next (1) lead to: a month, a week or a day away, depending on the tab. */
export function stepDate({ tab, date }: CalendarPosition, by: -1 | 1): string {
  if (tab === 'month') return addMonths(date, by)
  return addDays(date, tab === 'day' ? by : by * 7)
}

/** Which way one goes from a position to another: on or back in time, or along the tabs. */
export function towards(from: CalendarPosition, to: CalendarPosition): 'next' | 'previous' {
  const isBack = from.tab === to.tab ? to.date < from.date : tabs.indexOf(to.tab) < tabs.indexOf(from.tab)
  return isBack ? 'previous' : 'next'
}
