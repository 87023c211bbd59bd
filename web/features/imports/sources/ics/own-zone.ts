import { addDays } from '../../../../../contract/week.ts'
import { type Component, lineIn, linesIn, textIn } from './parts.ts'
import { readRule, startsWithin } from './rule.ts'
import type { CalendarZone } from './zones.ts'

type Observance = { component: Component; start: number; from: number; to: number }

/** The offset of a VTIMEZONE, `+0100` or `-003015`, in milliseconds. */
function offsetMs(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])?(\d\d):?(\d\d):?(\d\d)?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** A wall clock `20261025T030000` in milliseconds, as if it were UTC. */
function wallOf(text: string): number | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?)?/i.exec(text.trim()) ?? []
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(ms) ? undefined : ms
}

function observanceOf(component: Component): Observance | undefined {
  const start = wallOf(textIn(component, 'DTSTART'))
  const to = offsetMs(textIn(component, 'TZOFFSETTO'))
  const from = offsetMs(textIn(component, 'TZOFFSETFROM')) ?? to
  return start === undefined || to === undefined || from === undefined
    ? undefined
    : { component, start, from, to }
}

/** The wall-clock times from which an observance holds, in a year and the one before it. */
function onsetsOf({ component, start }: Observance, year: number): number[] {
  const rule = readRule(lineIn(component, 'RRULE')?.value ?? '')
  const from = Date.parse(`${String(Math.max(1, year - 1)).padStart(4, '0')}-01-01T00:00:00Z`)
  const until = wallOf(rule?.until ?? '') ?? Number.POSITIVE_INFINITY
  const repeated = rule ? startsWithin(rule, start, from, from + 3 * 366 * 86_400_000) : []
  const single = linesIn(component, 'RDATE').flatMap(({ value }) =>
    value.split(',').flatMap((one) => wallOf(one) ?? []),
  )
  // UNTIL is UTC while onsets are on the clock: a day makes no difference to a rule of years.
  return [start, ...repeated, ...single].filter((onset) => onset <= until + 86_400_000)
}

/** The zone that a VTIMEZONE defines; undefined for one that cannot be read. */
export function ownZone(definition: Component): CalendarZone | undefined {
  const observances = definition.parts
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .flatMap((part) => observanceOf(part) ?? [])
    .sort((a, b) => a.start - b.start)
  const [first] = observances
  if (!first) return undefined
  const changesByYear = new Map<number, { at: number; to: number }[]>()
  const changesIn = (year: number) => {
    const changes = observances
      .flatMap((one) =>
        onsetsOf(one, year).map((onset) => ({
          // A time that a change skips is still read by the offset before it (RFC 5545 3.3.5).
          at: onset + Math.max(0, one.to - one.from),
          to: one.to,
        })),
      )
      .sort((a, b) => a.at - b.at)
    changesByYear.set(year, changes)
    return changes
  }
  return {
    isFloating: false,
    momentAt: (day, clock) => {
      const wall = Date.parse(`${day}T${clock}Z`)
      const year = Number(addDays(day, 1).slice(0, 4))
      const changes = changesByYear.get(year) ?? changesIn(year)
      return wall - (changes.findLast(({ at }) => at <= wall)?.to ?? first.from)
    },
  }
}
