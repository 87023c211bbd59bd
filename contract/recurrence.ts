import { addDays, weekdayOf } from './week.ts'

/** A day of a month: its number, where -1 is the last, or a weekday by its place, where -1 is the last of the month. */
export type DayOfMonth = { day: number } | { nth: number; weekday: number }

/** Until a day, that day included, or so many times; null goes on for good. */
export type RecurrenceEnd = { until: string } | { count: number } | null

/** Weekdays are from 1 for Monday to 7 for Sunday. What is empty or null is as the start has it. */
export type Rhythm =
  | { every: 'day' }
  | { every: 'week'; weekdays: number[] }
  | { every: 'month'; on: DayOfMonth | null }
  | { every: 'year'; month: number | null; on: DayOfMonth | null }

/** A recurrence as one chooses it: every `interval` days, weeks, months or years. A part of what an RRULE can say. */
export type RecurrenceChoice = Rhythm & { interval: number; ends: RecurrenceEnd }

/** The start of a series: `YYYY-MM-DDTHH:MM` on the wall clock of an IANA zone, or empty. */
export type SeriesStart = { start: string; zone: string }

export const longestInterval = 999
export const mostTimes = 999_999_999

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const
const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const nameOf = (weekday: number) => names[weekday - 1] ?? ''

const dayIn = (start: string): string | undefined =>
  /^\d{4}-\d\d-\d\d/.test(start) ? start.slice(0, 10) : undefined
const numberOf = (day: string) => Number(day.slice(8))
const monthOf = (day: string) => Number(day.slice(5, 7))
const nthOf = (day: string) => Math.ceil(numberOf(day) / 7)
const isLastOfItsWeekday = (day: string) => monthOf(addDays(day, 7)) !== monthOf(day)

function onParts(on: DayOfMonth | null): string[] {
  if (!on) return []
  return 'day' in on ? [`BYMONTHDAY=${on.day}`] : [`BYDAY=${on.nth}${nameOf(on.weekday)}`]
}

function rhythmParts(rhythm: Rhythm): string[] {
  switch (rhythm.every) {
    case 'day':
      return []
    case 'week':
      return rhythm.weekdays.length > 0 ? [`BYDAY=${rhythm.weekdays.toSorted().map(nameOf).join()}`] : []
    case 'month':
      return onParts(rhythm.on)
    case 'year':
      return [...(rhythm.month === null ? [] : [`BYMONTH=${rhythm.month}`]), ...onParts(rhythm.on)]
  }
}

function endParts(ends: RecurrenceEnd): string[] {
  if (!ends) return []
  return 'until' in ends ? [`UNTIL=${ends.until.replaceAll('-', '')}`] : [`COUNT=${ends.count}`]
}

/** The RRULE of a choice. */
export const ruleOf = (choice: RecurrenceChoice): string =>
  [
    `FREQ=${frequencies[choice.every]}`,
    ...(choice.interval > 1 ? [`INTERVAL=${choice.interval}`] : []),
    ...rhythmParts(choice),
    ...endParts(choice.ends),
  ].join(';')

/** The last day on which something that starts at a time of day starts by UNTIL; undefined for no such day. */
function untilDay(until: string, { start, zone }: SeriesStart): string | undefined {
  const [, year, month, date, clock, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z)?)?$/.exec(until) ?? []
  const day = `${year}-${month}-${date}`
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  if (!clock) return day
  const time = clock.replace(/(..)(?=.)/g, '$1:')
  const there = utc
    ? new Date(`${day}T${time}Z`).toLocaleString('sv-SE', { timeZone: zone })
    : `${day} ${time}`
  // Without a start nobody can know.
  if (!/T\d\d:\d\d/.test(start)) return undefined
  return there.slice(11, 16) < start.slice(11, 16) ? addDays(there.slice(0, 10), -1) : there.slice(0, 10)
}

/** Null if the rule names no day; undefined if it names days that are not one of a month. */
function onOf(given: Map<string, string>): DayOfMonth | null | undefined {
  const [days, dates, place] = ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'].map((name) => given.get(name))
  if (days === undefined && dates === undefined && place === undefined) return null
  if (days === undefined) {
    const day = Number(dates)
    return place === undefined && (day === -1 || (day >= 1 && day <= 31)) ? { day } : undefined
  }
  const [, nth = place, name = ''] = /^([+-]?\d+)?(MO|TU|WE|TH|FR|SA|SU)$/.exec(days) ?? []
  const isBoth = place !== undefined && nth !== place
  const isKnown = nth !== undefined && /^(?:[+]?0*[1-5]|-0*1)$/.test(nth)
  if (dates !== undefined || isBoth || !isKnown || !name) return undefined
  return { nth: Number(nth), weekday: names.indexOf(name) + 1 }
}

function rhythmOf(given: Map<string, string>, day: string | undefined): Rhythm | undefined {
  const parts = (...allowed: string[]) =>
    [...given.keys()].every((name) => !name.startsWith('BY') || allowed.includes(name))
  const startsOn = day === undefined ? null : { day: numberOf(day) }
  switch (given.get('FREQ')) {
    case 'DAILY':
      return parts() ? { every: 'day' } : undefined
    case 'WEEKLY': {
      const weekdays = given
        .get('BYDAY')
        ?.split(',')
        .map((name) => names.indexOf(name) + 1)
      if (!parts('BYDAY') || weekdays?.includes(0)) return undefined
      return { every: 'week', weekdays: [...new Set(weekdays ?? (day ? [weekdayOf(day)] : []))].toSorted() }
    }
    case 'MONTHLY': {
      const found = parts('BYDAY', 'BYMONTHDAY', 'BYSETPOS') ? onOf(given) : undefined
      return found === undefined ? undefined : { every: 'month', on: found ?? startsOn }
    }
    case 'YEARLY': {
      const found = parts('BYMONTH', 'BYDAY', 'BYMONTHDAY', 'BYSETPOS') ? onOf(given) : undefined
      const months = given.get('BYMONTH')
      // Without a month, the second Tuesday is that of the year, and the 15th that of every month.
      if (found === undefined || (found && months === undefined)) return undefined
      const month = months === undefined ? (day ? monthOf(day) : null) : Number(months)
      if (month !== null && !(month >= 1 && month <= 12)) return undefined
      return { every: 'year', month, on: found ?? startsOn }
    }
    default:
      return undefined
  }
}

/**
 * The choice that an RRULE stands for, for a series with that start; undefined if it says something that cannot be
 * chosen, or nothing that is understood.
 */
export function choiceOf(rule: string, at: SeriesStart): RecurrenceChoice | undefined {
  const line = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  const pairs = line.split(';').map((part) => part.split('='))
  const given = new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
  const known = /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BY\w+)$/
  if (given.size < pairs.length || ![...given.keys()].every((name) => known.test(name))) return undefined
  const rhythm = rhythmOf(given, dayIn(at.start))
  const interval = Number(given.get('INTERVAL') ?? 1)
  const [count, until] = [given.get('COUNT'), given.get('UNTIL')]
  if (!rhythm || !Number.isInteger(interval) || interval < 1 || interval > longestInterval) return undefined
  // The first day of the week decides which days are in every second one.
  const isOtherWeek = (given.get('WKST') ?? 'MO') !== 'MO' && rhythm.every === 'week' && interval > 1
  if (isOtherWeek || (count !== undefined && until !== undefined)) return undefined
  if (count !== undefined) {
    const times = /^\d{1,9}$/.test(count) ? Number(count) : 0
    return times > 0 ? { ...rhythm, interval, ends: { count: times } } : undefined
  }
  if (until === undefined) return { ...rhythm, interval, ends: null }
  const last = untilDay(until, at)
  return last === undefined ? undefined : { ...rhythm, interval, ends: { until: last } }
}

const fitsMonth = (on: DayOfMonth | null, day: string): boolean => {
  if (!on) return true
  if ('day' in on) return on.day === -1 ? numberOf(addDays(day, 1)) === 1 : on.day === numberOf(day)
  if (on.weekday !== weekdayOf(day)) return false
  return on.nth === -1 ? isLastOfItsWeekday(day) : on.nth === nthOf(day)
}

/** Whether a day is one that the rhythm names, whatever its interval. */
export function fits(rhythm: Rhythm, day: string): boolean {
  switch (rhythm.every) {
    case 'day':
      return true
    case 'week':
      return rhythm.weekdays.length === 0 || rhythm.weekdays.includes(weekdayOf(day))
    case 'month':
      return fitsMonth(rhythm.on, day)
    case 'year':
      return (rhythm.month === null || rhythm.month === monthOf(day)) && fitsMonth(rhythm.on, day)
  }
}

/** The first day from a day on that the rhythm names; undefined if there is none in nine years, which has every leap day. */
export function firstFit(rhythm: Rhythm, from: string): string | undefined {
  for (let ahead = 0; ahead < 9 * 366; ahead += 1) {
    const day = addDays(from, ahead)
    if (fits(rhythm, day)) return day
  }
  return undefined
}

const placeOf = (day: string): DayOfMonth => ({
  nth: nthOf(day) > 4 ? -1 : nthOf(day),
  weekday: weekdayOf(day),
})

/** What one chooses first for something that starts on a day: the day it starts, week by week or month by month. */
export function usualRhythm(every: Rhythm['every'], start: string): Rhythm {
  const day = dayIn(start)
  const on = day === undefined ? null : { day: numberOf(day) }
  if (every === 'day') return { every }
  if (every === 'week') return { every, weekdays: day ? [weekdayOf(day)] : [] }
  if (every === 'month') return { every, on }
  return { every, month: day ? monthOf(day) : null, on }
}

/** A day of the month in the other way of naming it, as near to `start` as can be. */
export function namedOtherwise(on: DayOfMonth | null, start: string): DayOfMonth {
  const day = dayIn(start)
  if (!on || 'day' in on) return day ? placeOf(day) : { nth: 1, weekday: 1 }
  return { day: day ? numberOf(day) : 1 }
}

function followMonth(on: DayOfMonth | null, was: string, now: string): DayOfMonth | null {
  if (!on || !fitsMonth(on, was)) return on
  if ('day' in on) return on.day === -1 ? on : { day: numberOf(now) }
  return on.nth === -1 && isLastOfItsWeekday(now) ? { nth: -1, weekday: weekdayOf(now) } : placeOf(now)
}

/** The choice after its start was moved from a day to another: what named the old day names the new one. */
export function followStart(choice: RecurrenceChoice, was: string, now: string): RecurrenceChoice {
  if (!fits(choice, was)) return choice
  switch (choice.every) {
    case 'day':
      return choice
    case 'week':
      return choice.weekdays.length === 1 ? { ...choice, weekdays: [weekdayOf(now)] } : choice
    case 'month':
      return { ...choice, on: followMonth(choice.on, was, now) }
    case 'year':
      return { ...choice, month: choice.month && monthOf(now), on: followMonth(choice.on, was, now) }
  }
}
