import { type Freq, type RRuleResolvedOptions, RRuleTemporal } from 'rrule-temporal'

type Options = Pick<
  RRuleResolvedOptions,
  | 'freq'
  | 'interval'
  | 'wkst'
  | 'byDay'
  | 'byMonth'
  | 'byMonthDay'
  | 'byYearDay'
  | 'byWeekNo'
  | 'bySetPos'
  | 'byHour'
  | 'byMinute'
  | 'bySecond'
>

/** A rule of RFC 5545. `until` is as the file writes it, because the zone of its series says what it means. */
export type Rule = { options: Options; count: number | undefined; until: string | undefined }

/** Something that comes again too often to be looked at. */
export class TooOften extends Error {}

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY']
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const day = 86_400_000
/** Times at which one rule comes in the two years around today. Every day is 400 of them. */
const mostTimes = 1200
/** Times of a rule within days that counts. */
const mostShort = 5000
/** A month of seconds. With more, the library leaves the years that there are. */
const mostInterval = 2_700_000
/** Every day since the year 1601 is 155,000 steps. */
const limits = { maxIterations: 200_000, maxCandidateEvaluations: 400_000 }

/** Reads a rule in whatever letters; parts that are none are passed over. Undefined without a frequency that exists. */
export function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .replace(/\s/g, '')
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  )
  const freq = parts.get('FREQ')
  if (freq === undefined || !frequencies.includes(freq)) return undefined
  const numbers = (name: string, from: number, to: number): number[] | undefined => {
    const list = (parts.get(name) ?? '')
      .split(',')
      .filter(Boolean)
      .map(Number)
      .filter((one) => Number.isInteger(one) && Math.abs(one) >= from && Math.abs(one) <= to)
    return list.length > 0 ? list : undefined
  }
  const byDay = (parts.get('BYDAY') ?? '')
    .split(',')
    .filter((one) => /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)$/.test(one))
    // A numbered weekday means something in months and years alone (RFC 5545 3.3.10).
    .map((one) => (freq === 'MONTHLY' || freq === 'YEARLY' ? one : one.slice(-2)))
  const wkst = parts.get('WKST')
  const lists = {
    byDay: byDay.length > 0 ? byDay : undefined,
    byMonth: numbers('BYMONTH', 1, 12),
    byMonthDay: numbers('BYMONTHDAY', 1, 31),
    byYearDay: numbers('BYYEARDAY', 1, 366),
    byWeekNo: numbers('BYWEEKNO', 1, 53),
    bySetPos: numbers('BYSETPOS', 1, 366),
    byHour: numbers('BYHOUR', 0, 23),
    byMinute: numbers('BYMINUTE', 0, 59),
    bySecond: numbers('BYSECOND', 0, 59),
    wkst: wkst !== undefined && weekdays.includes(wkst) ? wkst : undefined,
  }
  const count = Number(parts.get('COUNT'))
  return {
    options: {
      freq: freq as Freq,
      interval: Math.min(mostInterval, Math.max(1, Math.trunc(Number(parts.get('INTERVAL'))) || 1)),
      ...(Object.fromEntries(Object.entries(lists).filter(([, list]) => list)) as Partial<Options>),
    },
    count: Number.isInteger(count) && count > 0 ? count : undefined,
    until: parts.get('UNTIL'),
  }
}

const onClock = (ms: number) => ({
  timeZoneId: 'UTC',
  toString: () => `${new Date(ms).toISOString().slice(0, -1)}+00:00[UTC]`,
})

/**
 * The starts of a series from one time to another, its end not included, without UNTIL. All are wall-clock times in
 * milliseconds as if the clock were that of UTC, so that a rule follows the clock of its zone. The start itself is one of
 * them, and counts, whether or not the rule meets it, as for the community's events. Throws {@link TooOften}.
 */
export function startsWithin({ options, count }: Rule, start: number, from: number, to: number): number[] {
  const { byWeekNo, byDay } = options
  const rule = (most: number | undefined) =>
    new RRuleTemporal({
      ...options,
      // Without it the library takes the weekday on which the window begins (2.2.7).
      ...(byWeekNo && !byDay && { byDay: [weekdays[new Date(start).getUTCDay()] ?? 'MO'] }),
      ...limits,
      ...(most !== undefined && { count: most }),
      dtstart: onClock(start),
      cache: false,
    })
  const isMet = found(rule(undefined), start, start + 1).length > 0
  const starts = !isMet && start >= from && start < to ? [start] : []
  const rest = count === undefined || isMet ? count : count - 1
  if (rest === 0) return starts
  const isShort =
    ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(options.freq) ||
    (options.bySecond ?? options.byMinute) !== undefined
  if (isShort && (rest ?? 0) > mostShort) throw new TooOften()
  const recurrence = rule(rest)
  // What comes every second is known for it after an hour. A rule that counts is gone through from its start each time.
  let stride = rest !== undefined ? to - from : isShort ? day / 24 : 64 * day
  for (let at = Math.max(from, start); at < to; stride *= 2) {
    const until = Math.min(to, at + stride)
    starts.push(...found(recurrence, at, until))
    if (starts.length > mostTimes) throw new TooOften()
    at = until
  }
  return starts
}

function found(rule: RRuleTemporal, from: number, to: number): number[] {
  try {
    return rule
      .between(new Date(from), new Date(to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds)
      .filter((at) => at >= from && at < to)
  } catch (error) {
    if (error instanceof Error && /exceeded/.test(error.message)) throw new TooOften()
    throw error
  }
}
