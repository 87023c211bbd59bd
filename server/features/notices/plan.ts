import { sql } from 'kysely'
import { addDays, daysBetween, weekOf } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { listEventNews, listEventReminders } from '../events/queries.ts'
import { listMedications } from '../health/queries.ts'
import { listItemReminders, listWeeklyReminders } from '../planner/queries.ts'
import { type PlannedNotice, planNotices } from './rules.ts'
import { lockSettings, settingColumns, toChosen } from './settings.ts'

const hourMs = 3_600_000
/** How far notices are planned ahead: a day, and what a run that was missed would have planned. */
const aheadMs = 26 * hourMs
/** How long a notice can be put off. What is older is neither planned anew nor told. */
const behindMs = 13 * hourMs
/** Members of one portion, whose notices are planned in a handful of statements. */
const portion = 50
/** A moment that is longer ago is not told to somebody who has only now chosen to be told. */
const lateMs = 5 * 60_000

const windowOf = (now: Temporal.Instant) => ({
  from: now.epochMilliseconds - behindMs,
  to: now.epochMilliseconds + aheadMs,
})

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const instantOf = (ms: number): string => new Date(ms).toISOString()

/**
 * What each of these members is to be told around now, as things are at this moment. Who has neither a device nor
 * letters, is suspended or is leaving is told nothing. The number of statements does not depend on the number of members.
 */
export async function findPlans(
  db: Db,
  memberIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, PlannedNotice[]>> {
  const rows = await db
    .selectFrom('notice_settings')
    .innerJoin('members', 'members.id', 'notice_settings.member_id')
    .select(['member_id', 'time_zone', 'by_mail', ...settingColumns])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_subscriptions')
          .select('id')
          .whereRef('push_subscriptions.member_id', '=', 'notice_settings.member_id'),
      ).as('has_device'),
    )
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('suspended_at', 'is', null)
    .where('leaves_at', 'is', null)
    .execute()
  const reached = rows.filter(({ by_mail, has_device }) => by_mail || has_device)
  const ids = reached.map(({ member_id }) => member_id)
  if (ids.length === 0) return new Map()
  const window = windowOf(now)
  // A zone's day may be another one than UTC's.
  const [first, last] = [addDays(dayOf(window.from), -1), addDays(dayOf(window.to), 1)]
  const dates = datesFrom(first, last)
  const days = { from: first, to: last }
  const events = Map.groupBy(await listEventReminders(db, ids, window), ({ memberId }) => memberId)
  const news = Map.groupBy(await listEventNews(db, ids, window.from), ({ memberId }) => memberId)
  const items = Map.groupBy(await listItemReminders(db, ids, days), ({ memberId }) => memberId)
  const weeks = [...new Set(dates.map(weekOf))]
  const weekly = Map.groupBy(await listWeeklyReminders(db, ids, weeks), ({ memberId }) => memberId)
  const medications = Map.groupBy(await listMedications(db, ids, days), ({ memberId }) => memberId)
  return new Map(
    reached.map(({ member_id: id, time_zone, has_device, ...row }) => {
      const own = {
        events: events.get(id) ?? [],
        news: news.get(id) ?? [],
        items: items.get(id) ?? [],
        weekly: weekly.get(id) ?? [],
        medications: medications.get(id) ?? [],
      }
      const settings = { ...toChosen(row), zone: time_zone ?? 'UTC', hasDevice: Boolean(has_device) }
      return [id, planNotices(settings, own, dates, window)]
    }),
  )
}

const datesFrom = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, after) => addDays(first, after))

/**
 * Plans the notices of these members anew. What was told stays told, and what was put off stays put off, unless its own
 * moment has changed. Two plans of one member follow each other, so that the later one has seen what the earlier one
 * had not.
 */
const planPortion = (db: Db, memberIds: readonly string[], now: Temporal.Instant): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockSettings(tx, memberIds)
    const plans = await findPlans(tx, memberIds, now)
    const planned = [...plans].flatMap(([memberId, notices]) =>
      notices.map((notice) => ({ memberId, ...notice })),
    )
    const members = planned.map(({ memberId }) => memberId)
    const keys = planned.map(({ key }) => key)
    await sql`delete from notices
      where member_id = any(${memberIds}::uuid[]) and told_at is null and kind <> 'test'
        and (member_id, key) not in (select * from unnest(${members}::uuid[], ${keys}::text[]))`.execute(tx)
    if (planned.length === 0) return
    await sql`insert into notices as old (member_id, key, kind, planned_for, due_at, expires_at, about)
      select new.* from unnest(${members}::uuid[], ${keys}::text[],
        ${planned.map(({ about }) => about.kind)}::text[],
        ${planned.map(({ plannedFor }) => instantOf(plannedFor))}::timestamptz[],
        ${planned.map(({ dueAt }) => instantOf(dueAt))}::timestamptz[],
        ${planned.map(({ expiresAt }) => instantOf(expiresAt))}::timestamptz[],
        ${planned.map(({ about }) => JSON.stringify(about))}::jsonb[])
        as new (member_id, key, kind, planned_for, due_at, expires_at, about)
      where new.due_at > ${instantOf(now.epochMilliseconds - lateMs)} or new.about ? 'news'
        or exists (select from notices where (member_id, key) = (new.member_id, new.key))
      on conflict (member_id, key) do update set
        planned_for = excluded.planned_for, about = excluded.about,
        due_at = case when old.snoozed and old.planned_for = excluded.planned_for
          then old.due_at else excluded.due_at end,
        expires_at = case when old.snoozed and old.planned_for = excluded.planned_for
          then old.expires_at else excluded.expires_at end,
        snoozed = old.snoozed and old.planned_for = excluded.planned_for,
        letter_id = case when old.planned_for = excluded.planned_for then old.letter_id end,
        told_at = case when old.planned_for = excluded.planned_for then old.told_at end,
        claimed_until = case when old.planned_for = excluded.planned_for then old.claimed_until end
      where (old.told_at is null or old.planned_for <> excluded.planned_for)
        and (old.planned_for, old.due_at, old.expires_at, old.about)
          is distinct from (excluded.planned_for, excluded.due_at, excluded.expires_at, excluded.about)`.execute(
      tx,
    )
  })

/** Plans the notices of these members anew, a portion in each transaction. */
export async function planMembers(
  db: Db,
  memberIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  for (let at = 0; at < memberIds.length; at += portion)
    await planPortion(db, memberIds.slice(at, at + portion), now)
}

/** Plans the notices of everybody who has a device or gets letters. */
export async function planEverybody(db: Db, now: Temporal.Instant): Promise<void> {
  for (let after: string | undefined; ; ) {
    const later = after ? sql`and member_id > ${after}` : sql``
    const { rows } = await sql<{ member_id: string }>`
      (select distinct member_id from push_subscriptions where true ${later} order by member_id limit ${portion})
      union (select member_id from notice_settings where by_mail ${later} order by member_id limit ${portion})
      order by member_id limit ${portion}`.execute(db)
    await planMembers(
      db,
      rows.map(({ member_id }) => member_id),
      now,
    )
    after = rows.at(-1)?.member_id
    if (rows.length < portion) return
  }
}

/** How long the link of a letter works: longer than the month in which people clear their mailboxes. */
const linkDays = 90

/**
 * Deletes notices, letters and tickets that are of no use any more. What was told is known for two days.
 */
export async function sweepNotices(db: Db, now: Temporal.Instant): Promise<void> {
  const before = toStored(now.subtract({ hours: 48 }))
  await db.deleteFrom('notices').where('expires_at', '<', before).execute()
  await db.deleteFrom('notice_tickets').where('expires_at', '<', toStored(now)).execute()
  await db.deleteFrom('notice_letters').where('made_at', '<', before).execute()
  // A browser whose address leads nowhere any longer registers again when its member next opens the app.
  await db
    .deleteFrom('push_subscriptions')
    .where('failures', '>=', 20)
    .where(({ fn }) => fn.coalesce('last_ok_at', 'made_at'), '<', toStored(now.subtract({ hours: 24 * 30 })))
    .execute()
  await db
    .deleteFrom('letter_tickets')
    .where('made_at', '<', toStored(now.subtract({ hours: 24 * linkDays })))
    .execute()
}
