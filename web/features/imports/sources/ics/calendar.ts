import type ICAL from 'ical.js'
import { isBlank } from '../../../../../contract/blank.ts'
import { texts, wording } from '../../../../../contract/texts.ts'
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
import { NoDay, occurrencesWithin, TooOften } from './occurrences.ts'
import { type Parts, partsOf } from './parts.ts'
import { itemsOf, type Span } from './planner-items.ts'
import { isZoned } from './zoned.ts'

/** Items of one file. A planner with more is no planner. */
const mostItems = 2000

/** Titles that are told of what has no zone. */
const mostSamples = 3

const leftOut = texts({
  descriptions: 'Descriptions',
  why: 'An item of the planner has no place for one.',
  ends: 'Ends at midnight or later',
  day: 'An item of the planner ends on its own day. It comes in with its start alone.',
})
const others = texts('Events and tasks of other times')
const reasons = texts({
  outside: 'From a month ago to a year ahead is what comes into the planner.',
  broken: 'This entry of the calendar cannot be read.',
  often: 'It comes again too often.',
  day: 'It has no day.',
  title: 'It has no title.',
  many: 'At most {most, plural, other {{most, number} items}} of one calendar are brought in.',
})

/** A calendar (iCalendar, RFC 5545): from a month ago to a year ahead, as items of the planner. */
export const calendar: Source = {
  name: 'ics',
  claims: ({ head }) => /^\ufeff?\s*BEGIN:VCALENDAR/i.test(head),

  async read({ blob, name, texts: reader }: Opened, around: Around): Promise<Reading> {
    const parts = partsOf(await reader.text(blob, name), name)
    /** By the zone. */
    const known = new Map<string, ReturnType<typeof inSpan>>()
    const found = (answers: Answers) => {
      const span = spanOf(around, answers)
      const all = known.get(span.zone) ?? inSpan(parts, span)
      known.set(span.zone, all)
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
        const { all, outside, descriptions, shortened, repeating, unzoned, isZonedElsewhere } = found(answers)
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
              ? [zoneQuestion(around.zone, isZonedElsewhere ? unzoned.slice(0, mostSamples) : [])]
              : [],
          left_out: [
            { what: wording(others), why: wording(reasons.outside), count: outside },
            { what: wording(leftOut.descriptions), why: wording(leftOut.why), count: descriptions },
            { what: wording(leftOut.ends), why: wording(leftOut.day), count: shortened },
          ].filter(({ count }) => count > 0),
        }
      },
      async *candidates(answers) {
        yield* found(answers).all
      },
    }
  },
}

function spanOf({ zone, now }: Around, answers: Answers): Span {
  const month = (by: number) => {
    const day = new Date(now)
    day.setUTCMonth(day.getUTCMonth() + by)
    return day.toISOString().slice(0, 10)
  }
  return { from: month(-1), to: month(12), zone: chosenZone(zone, answers), now }
}

/**
 * What comes into the planner, the number of events and tasks that are of another time, and of what comes in: the numbers
 * of descriptions and of those without their end, the days of each that repeats, and the titles of those whose times have
 * no zone.
 */
function inSpan({ components, broken }: Parts, span: Span) {
  const all: (Candidate | Refused)[] = broken.map((title) => refused(title, null, wording(reasons.broken)))
  let outside = 0
  let descriptions = 0
  let shortened = 0
  const repeating: string[][] = []
  const unzoned: string[] = []
  let isZonedElsewhere = false
  const byUid = Map.groupBy(components, (part) => String(part.getFirstPropertyValue('uid') ?? ''))
  let count = 0
  let beyond = 0
  for (const [uid, same] of byUid) {
    // Without an id nothing tells them apart.
    for (const group of uid === '' ? same.map((one) => [one]) : [same]) {
      const about = inShort(String(group[0]?.getFirstPropertyValue('summary') ?? '')) || uid
      try {
        const items = [...ofGroup(group, span)]
        if (items.length === 0 && !group.every(isCancelled)) outside += 1
        if (items.length > 0) {
          descriptions += group.filter(isDescribed).length
          if (group.some(isRepeating)) repeating.push(items.flatMap(({ one }) => one.date ?? []))
          if (group.some((part) => isZoned(part) === false)) unzoned.push(about)
          if (group.some((part) => isZoned(part))) isZonedElsewhere = true
        }
        for (const { one, isShortened } of items) {
          const isItem = one.kind !== 'refused'
          const isBeyond = isItem && count >= mostItems
          if (isBeyond) beyond += 1
          else all.push(one)
          if (isItem) count += 1
          if (isItem && isShortened && !isBeyond) shortened += 1
        }
      } catch (error) {
        const reason = error instanceof TooOften ? 'often' : error instanceof NoDay ? 'day' : 'broken'
        all.push(refused(about, null, wording(reasons[reason])))
      }
    }
  }
  if (beyond > 0) all.push(refused(`+${beyond}`, null, wording(reasons.many, { most: mostItems })))
  return { all, outside, descriptions, shortened, repeating, unzoned, isZonedElsewhere }
}

const isDescribed = (component: ICAL.Component) =>
  !isBlank(String(component.getFirstPropertyValue('description') ?? ''))

const isRepeating = (component: ICAL.Component) =>
  component.hasProperty('rrule') || component.hasProperty('rdate')

const isCancelled = (component: ICAL.Component) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'

function* ofGroup(
  group: ICAL.Component[],
  span: Span,
): Generator<{ one: Candidate | Refused; isShortened: boolean }> {
  for (const occurrence of occurrencesWithin(group, span)) {
    if (isCancelled(occurrence.component)) continue
    for (const { item, isShortened } of itemsOf(occurrence, span)) {
      const fault = isBlank(item.row.text) ? wording(reasons.title) : candidateFault(item)
      yield { one: fault ? refused(item.row.text, item.date, fault) : item, isShortened }
    }
  }
}
