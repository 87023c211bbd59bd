import type * as z from 'zod/mini'
import type { Attendee, attendeePage, RsvpStatus } from '../../../contract/rsvps.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { avatarOfMember, isShown } from '../auth/queries.ts'
import { answersTo } from './counting.ts'

type Page = z.output<typeof attendeePage>
type Position = { status: RsvpStatus; at: string; memberId: string }

/**
 * The members who answered an event: going, then interested, then not going. That is also the alphabetical order of the
 * statuses. Within a status, the first answer comes first. 404 when there is no such event.
 */
export async function listAttendees(db: Db, eventId: string, page: Page): Promise<Attendee[]> {
  const event = await db.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst()
  if (!event) throw notFound('Event not found')
  let answers = db
    .selectFrom(answersTo(eventId, page.occurrence))
    .innerJoin('members', 'members.id', 'rsvps.member_id')
    .select([
      'members.id',
      'members.name',
      'members.email',
      'rsvps.status',
      'rsvps.updated_at as answered_at',
      'rsvps.only_on',
      'rsvps.only_dates',
      avatarOfMember,
    ])
    .where(isShown)
  const last = await positionOf(db, eventId, page)
  if (last)
    answers = answers.where((eb) =>
      eb(
        eb.refTuple('rsvps.status', 'rsvps.updated_at', 'rsvps.member_id'),
        '>',
        eb.tuple(last.status, last.at, last.memberId),
      ),
    )
  const rows = await answers
    .orderBy('rsvps.status')
    .orderBy('rsvps.updated_at')
    .orderBy('rsvps.member_id')
    .limit(page.limit)
    .execute()
  return rows.map(({ only_on, only_dates, ...row }) => ({ ...row, ...(only_on && { only_on, only_dates }) }))
}

/** The end of the page before; undefined for the first page. */
async function positionOf(db: Db, eventId: string, page: Page): Promise<Position | undefined> {
  const { after, after_status: status, after_answered_at: at } = page
  if (!after) return undefined
  if (status && at) return { status, at, memberId: after }
  const row = await db
    .selectFrom(answersTo(eventId, page.occurrence))
    .select(['status', 'updated_at as at', 'member_id as memberId'])
    .where('member_id', '=', after)
    .executeTakeFirst()
  if (!row) throw refuse(409, 'The list has changed meanwhile. Please load it again.')
  return row
}

/** Records in the audit log that an administrator exported the attendees; false if there is no such event. */
export async function recordExport(
  db: Db,
  adminId: string,
  eventId: string,
  entries: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const event = await db.selectFrom('events').select('title').where('id', '=', eventId).executeTakeFirst()
  if (!event) return false
  await writeAudit(db, {
    at: now,
    kind: 'rsvp-list-export',
    actor: { id: adminId },
    subjectId: eventId,
    details: { title: event.title, entries },
  })
  return true
}

/** Looking again within this time is the same look: a list that stays open loads itself again. */
const sameLook = { hours: 1 }

/** Records in the audit log that somebody read the attendees. */
export async function recordReading(
  db: Db,
  readerId: string,
  eventId: string,
  now: Temporal.Instant,
): Promise<void> {
  const recent = await db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', readerId)
    .where('kind', '=', 'rsvp-list-read')
    .where('subject_id', '=', eventId)
    .where('at', '>', toStored(now.subtract(sameLook)))
    .limit(1)
    .executeTakeFirst()
  if (recent) return
  const event = await db.selectFrom('events').select('title').where('id', '=', eventId).executeTakeFirst()
  if (!event) return
  const details = { title: event.title }
  await writeAudit(db, {
    at: now,
    kind: 'rsvp-list-read',
    actor: { id: readerId },
    subjectId: eventId,
    details,
  })
}
