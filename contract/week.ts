/** Days are `YYYY-MM-DD`. A week is named by its Monday (ruling 4). */

import { texts } from './texts.ts'

const dayMs = 86_400_000
/** A Monday; 1970-01-05. */
const firstMonday = 4 * dayMs

const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
export const weekOf = (day: string): string =>
  toDay(Math.floor((toMs(day) - firstMonday) / (7 * dayMs)) * 7 * dayMs + firstMonday)

/** The number of weeks since the week of 1970-01-05. */
export const weekNumber = (day: string): number => Math.floor((toMs(day) - firstMonday) / (7 * dayMs))

/** How many days after the first the second lies; negative when before it. */
export const daysBetween = (first: string, second: string): number => (toMs(second) - toMs(first)) / dayMs

/** The day that lies a number of days after another, or before when negative. */
export const addDays = (day: string, days: number): string => toDay(toMs(day) + days * dayMs)

/** The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => new Date(toMs(day)).getUTCDay() || 7

/** The days of the week as a theme's menu names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
texts(weekdays)
