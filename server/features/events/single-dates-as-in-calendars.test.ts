import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { occurrencesOf } from './occurrence-cache.ts'
import { lastOccurrence, seriesOf } from './occurrences.ts'
import { type Changes, extentOf } from './series-dates.ts'

/*
 * ical.js, which knows nothing of us, works out the same series with EXDATE and RECURRENCE-ID (RFC 5545). It reckons on a
 * clock without a zone, on which our zones put their moments.
 */

const zones = ['UTC', 'America/St_Johns', 'Europe/Istanbul', 'Australia/Lord_Howe', 'Europe/Berlin']
const rules = ['FREQ=DAILY;COUNT=40', 'FREQ=WEEKLY;BYDAY=TU,SU;COUNT=30', 'FREQ=MONTHLY;BYDAY=1TU;COUNT=12']
const first = Temporal.PlainDateTime.from('2026-03-03T18:30')
const minutes = 90

type Local = Temporal.PlainDateTime
const compact = (local: Local) => local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
const at = (local: Local, zone: string) => local.toZonedDateTime(zone).epochMilliseconds

/** The dates by ical.js: all that its rule gives, without those cancelled, with those moved where they are. */
function referee(
  rule: string,
  cancelled: readonly Local[],
  moved: ReadonlyMap<string, Local>,
  zone: string,
): string[] {
  const event = (lines: string[], start: Local) =>
    [
      'BEGIN:VEVENT',
      'UID:walk',
      `DTSTART:${compact(start)}`,
      `DURATION:PT${minutes}M`,
      ...lines,
      'END:VEVENT',
    ].join('\r\n')
  const exceptions = cancelled.map((local) => `EXDATE:${compact(local)}`)
  const parts = [
    event([`RRULE:${rule}`, ...exceptions], first),
    ...[...moved].map(([was, now]) => event([`RECURRENCE-ID:${was}`], now)),
  ]
  const calendar = new ICAL.Component(ICAL.parse(['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR'].join('\r\n')))
  const [master, ...others] = calendar.getAllSubcomponents('vevent')
  if (!master) throw new Error('There is no event.')
  const series = new ICAL.Event(master, {
    exceptions: others.map((one) => new ICAL.Event(one)),
    strictExceptions: true,
  })
  const found: string[] = []
  const dates = series.iterator()
  for (let date = dates.next(); date; date = dates.next()) {
    const { startDate } = series.getOccurrenceDetails(date)
    found.push(new Date(at(Temporal.PlainDateTime.from(startDate.toString()), zone)).toISOString())
  }
  return found.sort()
}

test('whatever is cancelled and moved, the dates are those that calendars work out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...rules),
      fc.array(fc.tuple(fc.nat(39), fc.option(fc.integer({ min: -60 * 24 * 40, max: 60 * 24 * 40 }))), {
        maxLength: 12,
      }),
      fc.tuple(fc.integer({ min: -50, max: 450 }), fc.integer({ min: 1, max: 500 })),
      (zone, rule, wishes, [fromDay, days]) => {
        const start = at(first, zone)
        const series = seriesOf({
          recurrence: rule,
          zone,
          allDay: false,
          start,
          end: start + minutes * 60_000,
        })
        if (typeof series === 'string') throw new Error(series)
        const plain = referee(rule, [], new Map(), zone)
        const cancelled: Local[] = []
        const moved = new Map<string, Local>()
        const changes: Changes = {}
        for (const [n, by] of wishes) {
          const name = plain[n]
          if (!name || changes[name]) continue
          const local = Temporal.Instant.from(name).toZonedDateTimeISO(zone).toPlainDateTime()
          const now = by === null ? undefined : local.add({ minutes: by })
          if (now) moved.set(compact(local), now)
          else cancelled.push(local)
          changes[name] = {
            ...{
              isCancelled: !now,
              isOrphan: false,
              end: null,
              title: null,
              description: null,
              location: null,
            },
            capacity: null,
            start: now ? new Date(at(now, zone)).toISOString() : null,
          }
        }
        const extent = extentOf(series, changes)
        const byRule = lastOccurrence(series)
        if (!extent || !byRule) throw new Error('It never occurs.')
        const row = {
          recurrence: rule,
          time_zone: zone,
          all_day: false,
          changes,
          starts_at: new Date(start).toISOString(),
          ends_at: new Date(series.end).toISOString(),
          last_starts_at: new Date(extent.last.start).toISOString(),
          last_occurrence: new Date(extent.lastOccurrence).toISOString(),
        }
        const wanted = referee(rule, cancelled, moved, zone)
        const told = (from: number, to: number) =>
          occurrencesOf(row, from, to, 366).map((date) => new Date(date.start).toISOString())
        const [everFrom, everTo] = [start - 100 * 86_400_000, start + 600 * 86_400_000]
        expect(told(everFrom, everTo)).toEqual(wanted)
        const from = start + fromDay * 86_400_000
        const to = from + days * 86_400_000
        const within = (iso: string) => Date.parse(iso) < to && Date.parse(iso) + minutes * 60_000 > from
        expect(told(from, to)).toEqual(wanted.filter(within))
        if (wanted.length > 0) {
          expect(new Date(extent.last.start).toISOString()).toBe(wanted.at(-1))
          expect(Math.min(extent.earliest ?? start, Date.parse(wanted[0] ?? ''))).toBe(
            extent.earliest ?? start,
          )
        }
      },
    ),
    { numRuns: 300 },
  )
})
