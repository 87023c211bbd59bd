import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { EventRow } from './fields.ts'
import { isVisibleTo, type Viewer } from './visibility.ts'

/** Since when cancellations are told. */
export const cancelledSince = (now: Temporal.Instant): string =>
  toStored(now.subtract({ hours: 24 * lengths.cancelledDays }))

/**
 * Remembers an event that is about to be deleted for the calendars that show it. One that was archived before has been
 * told as cancelled since then.
 */
export async function keepCancellation(tx: Db, eventId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into event_cancellations (member_id, event_id, kind, event, cancelled_at)
    select f.member_id, e.id, f.kind, to_jsonb(e) - 'search_text',
      case when e.is_active then ${toStored(now)}::timestamptz else e.changed_at end
    from events e join (select distinct member_id, kind from feeds where kind <> 'planner') f on
      f.kind = 'community' or exists (select from rsvps r where r.event_id = e.id and r.member_id = f.member_id
        and r.status in ('going', 'interested'))
    where e.id = ${eventId}
    on conflict do nothing`.execute(tx)
}

/** An event that is gone, and when it was cancelled. */
export type Cancelled = EventRow & { cancelled_at: string }

/** The deleted events that a member's feed still tells as cancelled. */
export async function listCancelled(
  db: Db,
  memberId: string,
  { kind, viewer, now }: { kind: 'events' | 'community'; viewer: Viewer; now: Temporal.Instant },
): Promise<Cancelled[]> {
  const { rows } = await sql<Cancelled>`
    select gone.*, 0 as going, cancelled_at
    from event_cancellations cross join lateral jsonb_populate_record(null::events, event) as gone
    where member_id = ${memberId} and kind = ${kind} and cancelled_at > ${cancelledSince(now)}
      and ${isVisibleTo(viewer)}
    order by starts_at, id limit ${lengths.feedEntries}`.execute(db)
  return rows
}

/** Forgets cancellations that are not told any more. */
export async function sweepCancellations(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('event_cancellations').where('cancelled_at', '<=', cancelledSince(now)).execute()
}
