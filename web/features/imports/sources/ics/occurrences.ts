import { addDays } from '../../../../../contract/week.ts'
import { type CalendarTime, momentOf, readDuration, readTime } from './date-times.ts'
import { type Component, lineIn, linesIn, textIn } from './parts.ts'
import { type Group, isLater, startText } from './revisions.ts'
import { type Rule, readRule, startsWithin } from './rule.ts'
import {
  type Clock,
  onClockOf,
  type Series,
  seriesOf,
  timeAt,
  timesIn,
  Unclear,
  wallMs,
  wholeDay,
} from './series.ts'

const dayMs = 86_400_000

/**
 * One time at which something of a calendar happens. `names` tell it apart from all others of the file, whenever it is
 * exported: the first is its name, and the others are those that it may have had in an earlier import.
 */
export type Occurrence = {
  component: Component
  names: string[]
  start: CalendarTime
  /** The moment of a start with a time. */
  at: number
  /** The day or moment at which it ends, where it says one. */
  end: { day: string | undefined; at: number } | undefined
}

function occurrenceOf(series: Series, start: CalendarTime, names: string[]): Occurrence {
  const { component, clock, length } = series
  const at = momentOf(start, clock.floating)
  const end = length && {
    day: length.days === undefined ? undefined : addDays(start.day, length.days),
    at: at + length.ms,
  }
  return { component, names, start, at, end }
}

/** How a start is written in the names of occurrences: as a moment where it is one. */
const nameOf = (time: CalendarTime, at: number): string =>
  time.clock === undefined
    ? time.day
    : time.zone.isFloating
      ? `${time.day}T${time.clock}`
      : new Date(at).toISOString().replace('.000', '')
/** How version 0.9 wrote it: on the clock of its series. */
const nameOnClock = ({ day, clock }: CalendarTime): string => (clock === undefined ? day : `${day}T${clock}`)

/** The name of an occurrence of a series, with those of earlier imports. What happened once has the UID alone. */
function namesIn(id: string, { start: first }: Series, start: CalendarTime, at: number): string[] {
  const isFirst = first.day === start.day && first.clock === start.clock
  const names = [nameOf(start, at), nameOnClock(start)].map((name) => `${id}/${name}`)
  return [...new Set([...names, ...(isFirst ? [id] : [])])]
}

/** Whether an exception is meant for a start: by its moment, or by its day where either is a whole day. */
function isMeantFor(exception: CalendarTime, series: Series): (start: CalendarTime, at: number) => boolean {
  const { clock, start: first } = series
  if (first.clock === undefined) {
    const day = wholeDay(exception, clock)
    return (start) => start.day === day
  }
  const time = onClockOf(series, exception)
  const moment = momentOf(time, clock.floating)
  const isOfSeries = [-1, 0, 1].some(
    (by) => first.zone.momentAt(addDays(time.day, by), first.clock ?? '') === moment,
  )
  // Some programs write the midnight of a day for whatever time of it, on the clock of the series or of UTC.
  if (time.clock === undefined || (time.clock === '00:00:00' && !isOfSeries))
    return (start) => start.day === time.day
  return (_, at) => at === moment
}

/** Whether a start is not behind the end of its rule. A date means the whole day. */
function isBefore(rule: Rule, series: Series): (start: CalendarTime, at: number) => boolean {
  if (rule.until === undefined) return () => true
  const { start: first, clock } = series
  const read = readTime(rule.until, { params: {} }, clock.zones)
  if (!read) throw new Unclear()
  const until = onClockOf(series, read)
  if (until.clock !== undefined && first.clock !== undefined) {
    const moment = momentOf(until, clock.floating)
    return (_, at) => at <= moment
  }
  const last = wholeDay(until, clock)
  return ({ day }) => day <= last
}

/** The starts of a series from `from` to `to`, wall-clock milliseconds, and its single dates, without its exceptions. */
function startsOf(
  series: Series,
  from: number,
  to: number,
): { start: CalendarTime; at: number; of: Series }[] {
  const { component, start: first, at: firstAt, clock } = series
  const rulesIn = (name: string) =>
    linesIn(component, name)
      .filter(({ value }) => value.trim() !== '')
      .map(({ value }) => {
        const rule = readRule(value)
        if (!rule) throw new Unclear()
        return rule
      })
  const times = (rule: Rule) => {
    const isWithin = isBefore(rule, series)
    return startsWithin(rule, wallMs(first), from, to)
      .map((wall) => timeAt(wall, first))
      .map((start) => ({ start, at: momentOf(start, clock.floating), of: series }))
      .filter(({ start, at }) => isWithin(start, at))
  }
  const rules = rulesIn('RRULE')
  const repeated = rules.length > 0 ? rules.flatMap(times) : [{ start: first, at: firstAt, of: series }]
  const excluded = new Set(
    rulesIn('EXRULE')
      .flatMap(times)
      .map(({ at }) => at),
  )
  const exceptions = timesIn(component, 'EXDATE', clock).map((one) => isMeantFor(one, series))
  const seen = new Set<number>()
  return [...repeated, ...datesIn(series)]
    .sort((a, b) => a.at - b.at)
    .filter(({ start, at }) => {
      if (seen.has(at) || excluded.has(at) || exceptions.some((isMeant) => isMeant(start, at))) return false
      seen.add(at)
      return true
    })
}

/** The dates that a series has beside its rule. A period has an end of its own. */
function datesIn(series: Series): { start: CalendarTime; at: number; of: Series }[] {
  const { component, start: first, clock } = series
  return linesIn(component, 'RDATE').flatMap((line) =>
    line.value.split(',').flatMap((text) => {
      const [begin = '', rest] = text.split('/')
      const read = readTime(begin, line, clock.zones)
      if (!read) return []
      const start =
        read.clock === undefined || first.clock === undefined
          ? { ...first, day: first.clock === undefined ? wholeDay(read, clock) : read.day }
          : onClockOf(series, read)
      const at = momentOf(start, clock.floating)
      const end = rest === undefined ? undefined : readTime(rest, line, clock.zones)
      const ms = end ? momentOf(onClockOf(series, end), clock.floating) - at : readDuration(rest ?? '')
      const of = ms === undefined || ms < 0 ? series : { ...series, length: { days: undefined, ms } }
      return [{ start, at, of }]
    }),
  )
}

const isSeries = (component: Component): boolean =>
  ['RRULE', 'RDATE'].some((name) => textIn(component, name) !== '')

/** An entry of which nothing can be read but its title, and why. */
export type Fault = { component: Component; reason: unknown }
type Exception = { component: Component; time: CalendarTime; isUsed: boolean }

/**
 * The occurrences of one UID between two days, `YYYY-MM-DD`, and some before and after them. An exception whose date the
 * series does not have comes as it is. What cannot be read takes no other with it.
 */
export function* occurrencesWithin(
  { uid, masters, exceptions: components }: Group,
  span: { from: string; to: string; clock: Clock },
): Generator<Occurrence | Fault> {
  const { clock } = span
  const exceptions: Exception[] = []
  for (const component of components) {
    const line = lineIn(component, 'RECURRENCE-ID')
    const time = line && readTime(line.value, line, clock.zones)
    if (time) exceptions.push({ component, time, isUsed: false })
    else yield { component, reason: new Unclear() }
  }
  for (const [at, master] of masters.entries()) {
    const isShared = masters.length > 1
    // Of several with one UID, version 0.9 took the last alone.
    const ids = [idOf(uid, master, isShared), ...(isShared && uid && at === masters.length - 1 ? [uid] : [])]
    yield* guarded(master, () => ofMaster(master, ids, exceptions, span))
  }
  for (const { component, time, isUsed } of exceptions) {
    if (isUsed || isExcluded(masters, time, clock)) continue
    yield* guarded(component, function* () {
      const changed = seriesOf(component, clock, false)
      const names = [nameOf(time, momentOf(time, clock.floating)), nameOnClock(time)]
      yield occurrenceOf(changed, changed.start, [...new Set(names.map((name) => `${uid}/${name}`))])
    })
  }
}

function* guarded(component: Component, read: () => Iterable<Occurrence>): Generator<Occurrence | Fault> {
  try {
    yield* read()
  } catch (reason) {
    yield { component, reason }
  }
}

function* ofMaster(
  master: Component,
  ids: string[],
  exceptions: Exception[],
  { from, to, clock }: { from: string; to: string; clock: Clock },
): Generator<Occurrence> {
  const series = seriesOf(master, clock, isSeries(master))
  if (!isSeries(master)) {
    const names = ids.flatMap((id) => [id, ...namesIn(id, series, series.start, series.at)])
    yield occurrenceOf(series, series.start, [...new Set(names)])
    return
  }
  // What lasts for days can begin before the first, and a zone is up to a day away.
  const begin = Date.parse(addDays(from, -Math.ceil((series.length?.ms ?? 0) / dayMs) - 2))
  const meant = exceptions.map((one) => ({ one, isMeant: isMeantFor(one.time, series) }))
  let following = followingBefore(exceptions, begin, clock)
  for (const { start, at, of } of startsOf(series, begin, Date.parse(addDays(to, 3)))) {
    const names = [...new Set(ids.flatMap((id) => namesIn(id, series, start, at)))]
    const found = lastOf(meant.filter(({ isMeant }) => isMeant(start, at)).map(({ one }) => one))
    if (found && lineIn(found.component, 'DTSTART')) {
      const changed = seriesOf(found.component, clock, false)
      if (isOfAll(found)) following = { changed, by: wallMs(changed.start) - wallMs(start) }
      yield occurrenceOf(changed, changed.start, names)
    } else if (found) yield occurrenceOf({ ...of, component: found.component }, start, names)
    else if (following) {
      const { changed, by } = following
      yield occurrenceOf(changed, timeAt(wallMs(start) + by, changed.start), names)
    } else yield occurrenceOf(of, start, names)
  }
}

/** The last state of the exceptions of one date, which can name it in different ways. All of them are used up. */
function lastOf(exceptions: Exception[]): Exception | undefined {
  for (const one of exceptions) one.isUsed = true
  return exceptions.reduce<Exception | undefined>(
    (last, one) => (last && isLater(last.component, one.component) ? last : one),
    undefined,
  )
}

const isOfAll = ({ component }: Exception): boolean =>
  /THISANDFUTURE/i.test(lineIn(component, 'RECURRENCE-ID')?.params.RANGE ?? '')

/** The change of all later dates that holds before a time. */
function followingBefore(
  exceptions: Exception[],
  wall: number,
  clock: Clock,
): { changed: Series; by: number } | undefined {
  const last = exceptions
    .filter((one) => isOfAll(one) && wallMs(one.time) < wall)
    .sort((a, b) => wallMs(a.time) - wallMs(b.time))
    .at(-1)
  if (!last) return undefined
  const changed = seriesOf(last.component, clock, false)
  return { changed, by: wallMs(changed.start) - wallMs(last.time) }
}

/** Whether a series says that it does not have a date, which is then not there in a changed form either. */
const isExcluded = (masters: Component[], time: CalendarTime, clock: Clock): boolean =>
  masters.some((master) =>
    timesIn(master, 'EXDATE', clock).some((one) =>
      one.clock === undefined || time.clock === undefined
        ? one.day === time.day
        : momentOf(one, clock.floating) === momentOf(time, clock.floating),
    ),
  )

/** What tells a thing apart. Of several with one UID, or with none, the title and the start do. */
const idOf = (uid: string, component: Component, isShared: boolean): string =>
  uid !== '' && !isShared ? uid : [uid || '-', startText(component), textIn(component, 'SUMMARY')].join('/')
