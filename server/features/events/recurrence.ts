import { type Freq, type RRuleResolvedOptions, RRuleTemporal } from 'rrule-temporal'
import { message, type Text, texts } from '../../../contract/texts.ts'

type Options = Pick<
  RRuleResolvedOptions,
  'freq' | 'interval' | 'wkst' | 'byDay' | 'byMonth' | 'byMonthDay' | 'byYearDay' | 'byWeekNo' | 'bySetPos'
>

/** An RRULE that was read. `until` is the last instant at which an occurrence may start, in epoch milliseconds. */
export type Rule = {
  options: Options
  count: number | undefined
  until: number
}

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)'
const listOf = (one: string) => new RegExp(`^${one}(?:,${one}){0,399}$`)
const signed = (number: string) => listOf(`[+-]?0*(?:${number})`)
const daysOfYear = '[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]'

const untilForm = texts('{name} of the recurrence should be a date such as 20271231 or 20271231T235959Z.')

/** The supported parts of a rule, and their values (RFC 5545 section 3.3.10). */
const parts: Record<string, { form: RegExp; say: Text }> = {
  FREQ: {
    form: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
    say: texts('{name} of the recurrence should be DAILY, WEEKLY, MONTHLY or YEARLY.'),
  },
  INTERVAL: {
    form: /^0*[1-9]\d{0,2}$/,
    say: texts('{name} of the recurrence should be a number from 1 to 999.'),
  },
  COUNT: {
    form: /^0*[1-9]\d{0,8}$/,
    say: texts('{name} of the recurrence should be a number from 1 to 999999999.'),
  },
  UNTIL: {
    form: /^\d{8}(?:T\d{6}Z?)?$/,
    say: untilForm,
  },
  WKST: {
    form: new RegExp(`^${weekday}$`),
    say: texts('{name} of the recurrence should be one of MO, TU, WE, TH, FR, SA, SU.'),
  },
  BYDAY: {
    form: listOf(`(?:[+-]?0*(?:[1-9]|[1-4]\\d|5[0-3]))?${weekday}`),
    say: texts('{name} of the recurrence should be weekdays such as MO,WE or -1FR.'),
  },
  BYMONTH: {
    form: listOf('0*(?:[1-9]|1[0-2])'),
    say: texts('{name} of the recurrence should be months from 1 to 12.'),
  },
  BYMONTHDAY: {
    form: signed('[1-9]|[12]\\d|3[01]'),
    say: texts('{name} of the recurrence should be days from 1 to 31, or from -31 to -1.'),
  },
  BYYEARDAY: {
    form: signed(daysOfYear),
    say: texts('{name} of the recurrence should be days from 1 to 366, or from -366 to -1.'),
  },
  BYWEEKNO: {
    form: signed('[1-9]|[1-4]\\d|5[0-3]'),
    say: texts('{name} of the recurrence should be weeks from 1 to 53, or from -53 to -1.'),
  },
  BYSETPOS: {
    form: signed(daysOfYear),
    say: texts('{name} of the recurrence should be places from 1 to 366, or from -366 to -1.'),
  },
}

const start = Temporal.ZonedDateTime.from('2026-01-01T00:00[UTC]')

/**
 * Reads one RRULE line, with or without `RRULE:` before it. Frequencies within a day (hours, minutes, seconds), other
 * calendars and further lines (RDATE, EXDATE) are not supported. A sentence says what is wrong. `zone` is the zone of a
 * date or a local time in UNTIL.
 */
export function readRecurrence(text: string, zone: string): Rule | string {
  const line = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  if (/[\r\n]/.test(line) || /^(?:DTSTART|RDATE|EXDATE|EXRULE)/.test(line))
    return texts('The recurrence should be a single RRULE line.')
  const given = new Map<string, string>()
  for (const part of line.split(';')) {
    const [, name = '', value = ''] = /^([A-Z-]+)=(.*)$/.exec(part) ?? []
    if (!name) return texts('The recurrence should be an RRULE such as FREQ=WEEKLY;BYDAY=MO.')
    if (given.has(name)) return message('The recurrence says {name} twice.', { name })
    const known = parts[name]
    if (!known)
      return /^BY(?:HOUR|MINUTE|SECOND)$/.test(name)
        ? message(
            "The recurrence cannot have {name}: every occurrence starts at the event's own time of day.",
            { name },
          )
        : message('The recurrence has a part that is not understood: {name}.', { name: name.slice(0, 20) })
    if (!known.form.test(value)) return message(known.say, { name })
    given.set(name, value)
  }
  return ruleOf(given, zone)
}

function ruleOf(given: Map<string, string>, zone: string): Rule | string {
  const freq = given.get('FREQ')
  if (!freq) return texts('The recurrence should say how often: FREQ is missing.')
  const count = given.get('COUNT')
  const until = given.get('UNTIL')
  if (count && until) return texts('The recurrence should have COUNT or UNTIL, not both.')
  const numbers = (name: string) => given.get(name)?.split(',').map(Number)
  const wkst = given.get('WKST')
  const lists = {
    byDay: given.get('BYDAY')?.split(','),
    byMonth: numbers('BYMONTH'),
    byMonthDay: numbers('BYMONTHDAY'),
    byYearDay: numbers('BYYEARDAY'),
    byWeekNo: numbers('BYWEEKNO'),
    bySetPos: numbers('BYSETPOS'),
  }
  const options: Options = {
    freq: freq as Freq,
    interval: Number(given.get('INTERVAL') ?? 1),
    ...(wkst ? { wkst } : {}),
    ...(Object.fromEntries(Object.entries(lists).filter(([, list]) => list)) as Partial<Options>),
  }
  try {
    // The parts that do not go together (a day of the month in a week, and so on).
    new RRuleTemporal({ ...options, dtstart: start, strict: true })
  } catch (error) {
    return message('The recurrence cannot be: {reason}.', {
      reason: error instanceof Error ? error.message : String(error),
    })
  }
  const end = until === undefined ? Number.POSITIVE_INFINITY : endOf(until, zone)
  return end === undefined
    ? message(untilForm, { name: 'UNTIL' })
    : { options, count: count ? Number(count) : undefined, until: end }
}

/** UNTIL as an instant. A date lasts to its end. Undefined for a day that does not exist. */
function endOf(until: string, zone: string): number | undefined {
  const [, date = '', time] = /^(\d{8})(?:T(\d{6}))?/.exec(until) ?? []
  try {
    const day = Temporal.PlainDate.from(date)
    if (!time) return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds - 1
    const plainTime = Temporal.PlainTime.from(`T${time}`)
    return day.toZonedDateTime({ timeZone: until.endsWith('Z') ? 'UTC' : zone, plainTime }).epochMilliseconds
  } catch {
    return undefined
  }
}
