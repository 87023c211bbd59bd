import { isBlank } from '../../../../../contract/blank.ts'
import { type Text, texts, wording } from '../../../../../contract/texts.ts'
import type { Answers, Candidate, Refused } from '../../candidate.ts'
import { candidateFault } from '../check.ts'
import {
  type Around,
  firstAndLast,
  inShort,
  type Opened,
  type Reading,
  refused,
  type Source,
} from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import { chosenZone, zoneQuestion } from '../zone.ts'
import { calendarsIn } from './calendars-in.ts'
import { type CalendarTime, readDuration, readTime } from './date-times.ts'
import { occurrencesWithin } from './occurrences.ts'
import { type Component, textIn } from './parts.ts'
import { itemsOf, type Span } from './planner-items.ts'
import { type Group, groupsOf } from './revisions.ts'
import { TooOften } from './rule.ts'
import { NoDay } from './series.ts'
import { zoneByName } from './zone-names.ts'
import { placeZone, type Zones, zonesOf } from './zones.ts'

/** Items of one file. A planner with more is no planner. */
const mostItems = 2000

/** Titles that are told of what has no zone. */
const mostSamples = 3

const leftOut = texts({
  descriptions: 'Descriptions',
  why: 'An item of the planner has no place for one.',
  ends: 'Ends at midnight or later',
  day: 'An item of the planner ends on its own day. It comes in with its start alone.',
  dates: 'Dates we can’t read',
  rest: 'Everything else about these events comes in.',
})
const others = texts('Events and tasks of other times')
const reasons = texts({
  outside: 'From a month ago to a year ahead is what comes into the planner.',
  broken: 'This entry of the calendar cannot be read.',
  damaged: 'This file is damaged, or no calendar.',
  often: 'It comes again too often.',
  day: 'It has no day.',
  title: 'It has no title.',
  many: 'At most {most, plural, other {{most, number} items}} of one calendar are brought in.',
})

/** A calendar (iCalendar, RFC 5545), or a ZIP of several: from a month ago to a year ahead, as items of the planner. */
export const calendar: Source = {
  name: 'ics',
  claims: ({ head }) => /^\ufeff?\s*BEGIN\s*:\s*VCALENDAR/im.test(head),

  async read(file: Opened, around: Around): Promise<Reading> {
    const { name } = file
    const { entries, zones: definitions, zone: ownZone, damaged } = await calendarsIn(file)
    const zones = zonesOf(definitions)
    /** The zone in which times without one are, unless the member says another. */
    const likely = (ownZone && zoneByName(ownZone, { isDescribed: true })) || around.zone
    /** By the zone of times without one. */
    const known = new Map<string, ReturnType<typeof inSpan>>()
    const found = (answers: Answers) => {
      const written = chosenZone(likely, answers)
      const all = known.get(written) ?? inSpan(entries, spanOf(around, zones, written))
      known.set(written, all)
      return all
    }
    if (found({}).all.length === 0)
      throw new Unreadable(
        wording(
          'There is nothing in “{name}” from a month ago to a year ahead, which is what comes into the planner.',
          { name },
        ),
      )
    return {
      summary: (answers) => {
        const { all, counts, repeating, unzoned, unknownZones, isZonedElsewhere } = found(answers)
        const items = all.flatMap((one) => (one.kind === 'refused' ? [] : (one.date ?? [])))
        return {
          source: 'ics',
          counts: items.length > 0 ? { planner: items.length } : {},
          pictures: 0,
          ...firstAndLast(items),
          ...(repeating.length > 0 && {
            repeating: { count: repeating.length, ...firstAndLast(repeating.flat()) },
          }),
          questions:
            unzoned.length > 0
              ? [
                  {
                    ...zoneQuestion(likely, isZonedElsewhere ? unzoned.slice(0, mostSamples) : []),
                    about: unknownZones.slice(0, mostSamples).join(' · '),
                  },
                ]
              : [],
          left_out: [
            { what: wording(others), why: wording(reasons.outside), count: counts.outside },
            { what: wording(leftOut.descriptions), why: wording(leftOut.why), count: counts.descriptions },
            { what: wording(leftOut.ends), why: wording(leftOut.day), count: counts.shortened },
            { what: wording(leftOut.dates), why: wording(leftOut.rest), count: counts.unreadable },
          ].filter(({ count }) => count > 0),
        }
      },
      async *candidates(answers) {
        for (const path of damaged) yield refused(path, null, wording(reasons.damaged))
        yield* found(answers).all
      },
    }
  },
}

function spanOf({ zone, now }: Around, zones: Zones, written: string): Span {
  const month = (by: number) => {
    const day = new Date(now)
    day.setUTCMonth(day.getUTCMonth() + by)
    return day.toISOString().slice(0, 10)
  }
  return { from: month(-1), to: month(12), zone, clock: { zones, floating: placeZone(written) }, now }
}

/**
 * What comes into the planner, the number of events and tasks that are of another time, and of what comes in: the numbers
 * of descriptions, of those without their end and of times that cannot be read, the days of each that repeats, and the
 * titles and zone names of those whose times have no zone that is known.
 */
function inSpan(entries: Component[], span: Span) {
  const all: (Candidate | Refused)[] = []
  const counts = { outside: 0, descriptions: 0, shortened: 0, unreadable: 0 }
  const repeating: string[][] = []
  const unzoned: string[] = []
  const unknownZones = new Set<string>()
  let isZonedElsewhere = false
  let count = 0
  let beyond = 0
  for (const group of groupsOf(entries)) {
    const { items, faults, times } = ofGroup(group, span)
    all.push(...faults)
    const some = [...group.masters, ...group.exceptions]
    if (items.length === 0) {
      if (faults.length === 0 && !some.every(isCancelled)) counts.outside += Math.max(1, group.masters.length)
      continue
    }
    counts.descriptions += some.filter(isDescribed).length
    counts.unreadable += some.reduce((sum, one) => sum + unreadableIn(one, span.clock.zones), 0)
    if (some.some(isRepeating)) repeating.push(items.flatMap(({ one }) => one.date ?? []))
    if (times.some(({ zone }) => zone.isFloating)) unzoned.push(aboutOf(some[0]) || group.uid)
    for (const { zone } of times) if (zone.unknownName) unknownZones.add(inShort(zone.unknownName))
    if (times.some(({ zone }) => !zone.isFloating)) isZonedElsewhere = true
    for (const { one, isShortened } of items) {
      const isItem = one.kind !== 'refused'
      const isBeyond = isItem && count >= mostItems
      if (isBeyond) beyond += 1
      else all.push(one)
      if (isItem) count += 1
      if (isItem && isShortened && !isBeyond) counts.shortened += 1
    }
  }
  if (beyond > 0) all.push(refused(`+${beyond}`, null, wording(reasons.many, { most: mostItems })))
  return { all, counts, repeating, unzoned, unknownZones: [...unknownZones], isZonedElsewhere }
}

const aboutOf = (component: Component | undefined): string =>
  component ? inShort(textIn(component, 'SUMMARY')) : ''

const isDescribed = (component: Component) => !isBlank(textIn(component, 'DESCRIPTION'))

const isRepeating = (component: Component) =>
  textIn(component, 'RRULE') !== '' || textIn(component, 'RDATE') !== ''

const isCancelled = (component: Component) => textIn(component, 'STATUS').toUpperCase() === 'CANCELLED'

/** Lines with a time that is none, without which their event comes in. */
function unreadableIn(component: Component, zones: Zones): number {
  const times = component.lines.filter(
    ({ name, value, params }) =>
      ['DTEND', 'EXDATE', 'RDATE'].includes(name) &&
      value
        .split(',')
        .some((one) => one.trim() !== '' && !readTime(one.split('/')[0] ?? '', { params }, zones)),
  )
  const length = textIn(component, 'DURATION')
  return times.length + (length !== '' && readDuration(length) === undefined ? 1 : 0)
}

type Found = { one: Candidate | Refused; isShortened: boolean }

function ofGroup(group: Group, span: Span): { items: Found[]; faults: Refused[]; times: CalendarTime[] } {
  const items: Found[] = []
  const faults: Refused[] = []
  const times: CalendarTime[] = []
  for (const occurrence of occurrencesWithin(group, span)) {
    const { component } = occurrence
    if ('reason' in occurrence) {
      faults.push(refused(aboutOf(component) || group.uid, null, wording(reasonOf(occurrence.reason))))
      continue
    }
    if (isCancelled(component)) continue
    for (const { item, isShortened } of itemsOf(occurrence, span)) {
      const fault = isBlank(item.row.text) ? wording(reasons.title) : candidateFault(item)
      items.push({ one: fault ? refused(item.row.text, item.date, fault) : item, isShortened })
      if (occurrence.start.clock !== undefined) times.push(occurrence.start)
    }
  }
  return { items, faults, times }
}

function reasonOf(error: unknown): Text {
  if (error instanceof TooOften) return reasons.often
  if (error instanceof NoDay) return reasons.day
  return reasons.broken
}
