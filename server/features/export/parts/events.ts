import { wholeDays } from '../../../../contract/whole-days.ts'
import { byPage, localTime, mapped, type Part, pageRows, type Source } from '../part.ts'

type Answer = {
  eventId: string
  status: string
  answered_at: string
  title: string
  start: string
  end: string
  allDay: boolean
  timezone: string | null
}

/** An event is described by what the member answered to, also where it is over or no longer told. */
const answers = ({ db, memberId }: Source) =>
  byPage<Answer>((after) => {
    const query = db
      .selectFrom('rsvps')
      .innerJoin('events', 'events.id', 'rsvps.event_id')
      .select([
        'event_id as eventId',
        'status',
        'updated_at as answered_at',
        'title',
        'starts_at as start',
        'ends_at as end',
        'all_day as allDay',
        'events.time_zone as timezone',
      ])
      .where('member_id', '=', memberId)
    return (after ? query.where('event_id', '>', after.eventId) : query)
      .orderBy('event_id')
      .limit(pageRows)
      .execute()
  }, pageRows)

/** From when to when an event is: its whole days, or its times on the clock of a zone. */
function timesOf(event: Answer, zone: string): [start: string, end: string] {
  if (!event.allDay) return [localTime(event.start, zone), localTime(event.end, zone)]
  const days = wholeDays(event, zone)
  const day = (moment: Date) => localTime(moment.toISOString(), days.zone).slice(0, 10)
  return [day(days.first), day(days.last)]
}

/** The RSVPs, each with its event's title and times. */
export const events: Part = {
  kind: 'events',
  tables: ['rsvps'],
  async write(files, source) {
    const { t, zone } = source
    await files.list(
      'rsvps.json',
      mapped(answers(source), ({ timezone: _, ...answer }) => answer),
    )
    await files.table(
      'csv/rsvps.csv',
      [t('Event'), t('Start'), t('End'), t('Answer')],
      mapped(answers(source), (answer) => [answer.title, ...timesOf(answer, zone), answer.status]),
    )
  },
}
