import { byPage, mapped, type Part, pageRows, type Source } from '../part.ts'

type Answer = {
  eventId: string
  status: string
  answered_at: string
  title: string
  start: string
  end: string
  allDay: boolean
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
      ])
      .where('member_id', '=', memberId)
    return (after ? query.where('event_id', '>', after.eventId) : query)
      .orderBy('event_id')
      .limit(pageRows)
      .execute()
  }, pageRows)

/** The RSVPs, each with its event's title and times. */
export const events: Part = {
  kind: 'events',
  tables: ['rsvps'],
  async write(files, source) {
    const { t } = source
    await files.list('rsvps.json', answers(source))
    await files.table(
      'csv/rsvps.csv',
      [t('Event'), t('Start'), t('End'), t('Answer')],
      mapped(answers(source), ({ title, start, end, status }) => [title, start, end, status]),
    )
  },
}
