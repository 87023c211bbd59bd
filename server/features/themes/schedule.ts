import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import { seasonOf } from '../../../contract/seasons.ts'
import type { ScheduledWeek, ScheduleEntry } from '../../../contract/theme-schedule.ts'
import { addDays } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'
import { changesOf } from '../audit/rules.ts'
import { lockLibrary } from './order.ts'
import { inOrder } from './queries.ts'
import { fillWeeks, runningWeeks } from './rules.ts'

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

/**
 * Sets the theme of a week, replacing another, and records it in the audit log. Absent is a theme that does not exist or
 * is a draft. A week that is over everywhere keeps what it showed.
 */
export async function scheduleTheme(
  db: Db,
  adminId: string,
  entry: ScheduleEntry,
  now: Temporal.Instant,
): Promise<'scheduled' | 'absent' | 'over'> {
  const [running = ''] = runningWeeks(now)
  if (entry.weekStartISO < running) return 'over'
  const isThere = await db.transaction().execute((tx) => scheduleWithin(tx, adminId, entry, now))
  return isThere ? 'scheduled' : 'absent'
}

/** Gives a week that is not over its theme, as a part of a transaction; false if the theme is absent. */
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
    .where('is_draft', '=', false)
    // Waits for whoever makes it a draft, or they for this.
    .forShare()
    .executeTakeFirst()
  if (!theme) return false
  const before = await tx
    .selectFrom('theme_schedule')
    .innerJoin('themes', 'themes.id', 'theme_schedule.theme_id')
    .select(['themes.title as theme', 'theme_schedule.note'])
    .where('week', '=', entry.weekStartISO)
    .executeTakeFirst()
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
    changes: changesOf(['theme', 'note'], before ?? {}, { theme: theme.title, note: entry.note }),
  })
  return true
}

type NamedWeek = Pick<ScheduleEntry, 'weekStartISO' | 'themeId'>

/**
 * Empties a week, so that its turn in the library decides, and records it in the audit log. A week that has begun
 * somewhere keeps what it shows. One that is empty stays so.
 */
export const emptyWeek = (
  db: Db,
  adminId: string,
  week: string,
  now: Temporal.Instant,
): Promise<'emptied' | 'begun'> =>
  db.transaction().execute(async (tx) => {
    if (week <= lastBegun(now)) return 'begun'
    await emptyWithin(tx, adminId, { week }, now)
    return 'emptied'
  })

/**
 * Empties those of several weeks that have not begun and still have the theme that is named, all or none, and returns
 * their Mondays.
 */
export const emptyWeeks = (
  db: Db,
  adminId: string,
  named: readonly NamedWeek[],
  now: Temporal.Instant,
): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    // Of two who empty the same weeks, neither may wait for a week that the other holds.
    await lockSchedule(tx)
    const begun = lastBegun(now)
    const emptied = new Set<string>()
    for (const { weekStartISO: week, themeId } of named)
      if (week > begun && (await emptyWithin(tx, adminId, { week, themeId }, now))) emptied.add(week)
    return [...emptied]
  })

/** Empties a week, of one theme alone if that is named; whether it had it. */
async function emptyWithin(
  tx: Db,
  adminId: string,
  { week, themeId }: { week: string; themeId?: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('theme_schedule')
    .using('themes')
    .whereRef('themes.id', '=', 'theme_schedule.theme_id')
    .where('week', '=', week)
    .$if(themeId !== undefined, (only) => only.where('theme_id', '=', themeId ?? ''))
    .returning(['theme_id', 'title'])
    .executeTakeFirst()
  if (gone)
    await writeAudit(tx, {
      at: now,
      kind: 'theme-unscheduled',
      actor: { id: adminId },
      subjectId: gone.theme_id,
      details: { week, theme: gone.title },
      changes: changesOf(['theme'], { theme: gone.title }, {}),
    })
  return gone !== undefined
}

const lockSchedule = (tx: Db) => sql`lock table theme_schedule in share row exclusive mode`.execute(tx)

const lastBegun = (now: Temporal.Instant): string => runningWeeks(now).at(-1) ?? ''

/**
 * Gives every empty week of a range that has not begun a theme, by {@link fillWeeks}, and records each in the audit log.
 * Returns those weeks. Of several at once one fills.
 */
export const fillSchedule = (
  db: Db,
  adminId: string,
  { from, weeks, zone }: { from: string; weeks: number; zone: string },
  now: Temporal.Instant,
): Promise<ScheduledWeek[]> =>
  db.transaction().execute(async (tx) => {
    await lockLibrary(tx)
    await lockSchedule(tx)
    const library = await inOrder(
      tx.selectFrom('themes').select(['id', 'title', 'season']).where('is_draft', '=', false),
    ).execute()
    const shown = await settledWeeks(tx).orderBy('week', 'desc').limit(lookedBack).execute()
    const taken = new Set(shown.map(({ week }) => week))
    const begun = lastBegun(now)
    const empty = Array.from({ length: weeks }, (_, at) => addDays(from, 7 * at)).filter(
      (week) => week > begun && !taken.has(week),
    )
    const filled = fillWeeks(
      empty.map((week) => ({ week, season: seasonOf(addDays(week, 3), zone) })),
      library,
      shown,
    )
    const titles = new Map(library.map(({ id, title }) => [id, title]))
    for (const { week, themeId } of filled) {
      await tx.insertInto('theme_schedule').values({ week, theme_id: themeId }).execute()
      await writeAudit(tx, {
        at: now,
        kind: 'theme-scheduled',
        actor: { id: adminId },
        subjectId: themeId,
        details: { week, theme: titles.get(themeId) ?? '' },
        changes: changesOf(['theme'], {}, { theme: titles.get(themeId) }),
      })
    }
    return filled.map(({ week, themeId }) => ({
      weekStartISO: week,
      themeId,
      note: null,
      themeTitle: titles.get(themeId) ?? '',
    }))
  })

/** Weeks that are looked at for when a theme was last shown: twenty years. */
const lookedBack = 1000

/** The weeks with the theme that each has for sure: what is scheduled, else what was written down as it began. */
export const settledWeeks = (db: Db) =>
  db
    .selectFrom(
      sql<{ week: string; themeId: string }>`(
        select week, coalesce(planned.theme_id, decided.theme_id) as "themeId"
        from theme_schedule as planned full join theme_weeks as decided using (week))`.as('settled'),
    )
    .select(['settled.week', 'settled.themeId'])

/** How often each theme was a week's and when last, of the weeks until one. */
export const listThemeUse = (db: Db, until: string) =>
  settledWeeks(db)
    .clearSelect()
    .select(({ fn }) => [
      'settled.themeId',
      fn.countAll<number>().as('weeks'),
      fn.max<string>('settled.week').as('lastWeekISO'),
    ])
    .where('settled.week', '<=', until)
    .groupBy('settled.themeId')
    .execute()
