import { sql } from 'kysely'
import { wholeDays } from '../../../../contract/whole-days.ts'
import { byPage, localTime, mapped, type Part, pageRows, type Source } from '../part.ts'

type Answer = {
  eventId: string
  /** The date of a series to which it is; null for the whole of an event. */
  occurrenceStart: string | null
  status: string
  answered_at: string
  title: string
  start: string
  end: string
  allDay: boolean
  timezone: string | null
}

/** By event, and then by date of a series, behind the last of the page before. */
const isBehind = ({ eventId, occurrenceStart }: { eventId: string; occurrenceStart: string | null }) =>
  sql<boolean>`(event_id, occurrence) > (${eventId}, ${occurrenceStart ?? '-infinity'}::timestamptz)`

/** An event is described by what the member answered to, also where it is over or no longer told. */
const answers = ({ db, memberId }: Source) =>
  byPage<Answer>((after) => {
    const query = db
      .selectFrom('rsvps')
      .innerJoin('events', 'events.id', 'rsvps.event_id')
      .select([
        'event_id as eventId',
        sql<string | null>`nullif(occurrence, '-infinity')`.as('occurrenceStart'),
        'status',
        'updated_at as answered_at',
        'title',
        'starts_at as start',
        'ends_at as end',
        'all_day as allDay',
        'events.time_zone as timezone',
      ])
      .where('member_id', '=', memberId)
    return (after ? query.where(isBehind(after)) : query)
      .orderBy('event_id')
      .orderBy('occurrence')
      .limit(pageRows)
      .execute()
  }, pageRows)

type Waited = { eventId: string; occurrenceStart: string | null; at: string }

/** For which places the member waits. */
const waited = ({ db, memberId }: Source) =>
  byPage<Waited>((after) => {
    const query = db
      .selectFrom('waitlist')
      .select([
        'event_id as eventId',
        'at',
        sql<string | null>`nullif(occurrence, '-infinity')`.as('occurrenceStart'),
      ])
      .where('member_id', '=', memberId)
    return (after ? query.where(isBehind(after)) : query)
      .orderBy('event_id')
      .orderBy('occurrence')
      .limit(pageRows)
      .execute()
  }, pageRows)

/** From when to when an event is: its whole days, or its times on the clock of a zone. */
function timesOf(event: Answer, zone: string): [start: string, end: string] {
  const { occurrenceStart, start, end } = event
  const later = occurrenceStart ? Date.parse(occurrenceStart) - Date.parse(start) : 0
  const [from, to] = [start, end].map((at) => new Date(Date.parse(at) + later).toISOString()) as [
    string,
    string,
  ]
  if (!event.allDay) return [localTime(from, zone), localTime(to, zone)]
  const days = wholeDays({ ...event, start: from, end: to }, zone)
  const day = (moment: Date) => localTime(moment.toISOString(), days.zone).slice(0, 10)
  return [day(days.first), day(days.last)]
}

/** The RSVPs, each with its event's title and times. */
export const events: Part = {
  kind: 'events',
  tables: ['rsvps', 'waitlist'],
  async write(files, source) {
    const { t, zone } = source
    await files.list(
      'rsvps.json',
      mapped(answers(source), ({ timezone: _, ...answer }) => answer),
    )
    await files.list('waitlist.json', waited(source))
    await files.table(
      'csv/rsvps.csv',
      [t('Event'), t('Start'), t('End'), t('Answer||to an event')],
      mapped(answers(source), (answer) => [answer.title, ...timesOf(answer, zone), answer.status]),
    )
  },
}
