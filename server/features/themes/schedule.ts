import { lengths } from '../../../contract/limits.ts'
import type { ScheduledWeek, ScheduleEntry } from '../../../contract/themes.ts'
import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'

/** The scheduled weeks, in order. If there are too many, the last ones. */
export async function listSchedule(db: Db): Promise<ScheduledWeek[]> {
  const rows = await db
    .selectFrom('theme_schedule')
    .innerJoin('themes', 'themes.id', 'theme_schedule.theme_id')
    .select(['week as weekStartISO', 'theme_id as themeId', 'note', 'themes.title as themeTitle'])
    .orderBy('week', 'desc')
    .limit(lengths.page)
    .execute()
  return rows.reverse()
}

/** Sets the theme of a week, replacing another, and records it in the audit log; false if there is no such theme. */
export const scheduleTheme = (
  db: Db,
  adminId: string,
  entry: ScheduleEntry,
  now: Temporal.Instant,
): Promise<boolean> => db.transaction().execute((tx) => scheduleWithin(tx, adminId, entry, now))

/** The same, as a part of a transaction. */
export async function scheduleWithin(
  tx: Db,
  adminId: string,
  entry: ScheduleEntry,
  now: Temporal.Instant,
): Promise<boolean> {
  const theme = await tx
    .selectFrom('themes')
    .select('title')
    .where('id', '=', entry.themeId)
    .forKeyShare()
    .executeTakeFirst()
  if (!theme) return false
  const set = { theme_id: entry.themeId, note: entry.note }
  await tx
    .insertInto('theme_schedule')
    .values({ week: entry.weekStartISO, ...set })
    .onConflict((conflict) => conflict.column('week').doUpdateSet(set))
    .execute()
  await writeAudit(tx, {
    at: now,
    kind: 'theme-scheduled',
    actor: { id: adminId },
    subjectId: entry.themeId,
    details: { week: entry.weekStartISO, theme: theme.title },
  })
  return true
}
