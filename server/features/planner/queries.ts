import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { dailyNotes, goals, PlannerItem, plannerReminder } from '../../../contract/planner.ts'
import type { Db } from '../../deps.ts'
import { listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'

type DailyNotes = z.output<typeof dailyNotes>
type Goals = z.output<typeof goals>
type PlannerReminder = z.output<typeof plannerReminder>
type DayRange = { from: string; to: string }

/** The list of a day. A day that was never saved has an empty list of version 0. */
export async function getDailyNotes(db: Db, memberId: string, date: string): Promise<DailyNotes> {
  const row = await db
    .selectFrom('daily_notes')
    .select(['items', 'version'])
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .executeTakeFirst()
  return { date, notes: (row?.items ?? []) as PlannerItem[], version: row?.version ?? 0 }
}

/**
 * Replaces the list of a day and returns its new version. Returns undefined and changes nothing if `basedOn` is no
 * longer the stored version. It is one statement, so that of two devices one waits for the other and then sees its
 * version.
 */
export async function saveDailyNotes(
  db: Db,
  memberId: string,
  { date, notes, basedOn }: { date: string; notes: PlannerItem[]; basedOn: number | undefined },
): Promise<number | undefined> {
  const items = JSON.stringify(notes)
  const row = await db
    .insertInto('daily_notes')
    .values({ member_id: memberId, date, items, version: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['member_id', 'date'])
        .doUpdateSet((eb) => ({ items, version: eb('daily_notes.version', '+', 1) }))
      return basedOn === undefined ? update : update.where('daily_notes.version', '=', basedOn)
    })
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** The number of items of each day in a range. Days without items are left out. */
export const countDailyNotes = (
  db: Db,
  memberId: string,
  { from, to }: DayRange,
): Promise<SerializedJson<{ date: string; count: number }[]>> =>
  listAsJson(
    db,
    db
      .selectFrom('daily_notes')
      .select(['date', sql<number>`jsonb_array_length(items)`.as('count')])
      .where('member_id', '=', memberId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where(sql<boolean>`items <> '[]'`)
      .orderBy('date'),
  )

/** The items of a range that are to be reminded of and not done, by day and time. */
export const listPlannerReminders = (
  db: Db,
  memberId: string,
  { from, to }: DayRange,
  limit: number,
): Promise<SerializedJson<PlannerReminder[]>> =>
  listAsJson(
    db,
    db
      .selectFrom('daily_notes')
      .innerJoinLateral(
        sql<{ id: string; text: string; time: string }>`(
        select item ->> 'id' as id, item ->> 'text' as text, item ->> 'time' as time
        from jsonb_path_query(items,
          '$[*] ? (@.reminder == true && @.completed == false && @.time != null)') as item)`.as('wanted'),
        (join) => join.onTrue(),
      )
      .select(['date', 'wanted.id', 'wanted.text', 'wanted.time'])
      .where('member_id', '=', memberId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .orderBy('wanted.time')
      .orderBy('wanted.id')
      .limit(limit),
  )

/** Goals and reminders of a week. A week that was never saved has none, in version 0. */
export async function getGoals(db: Db, memberId: string, week: string): Promise<Goals> {
  const row = await db
    .selectFrom('weekly_goals')
    .select(['goals', 'reminders', 'version'])
    .where('member_id', '=', memberId)
    .where('week', '=', week)
    .executeTakeFirst()
  return {
    week,
    goals: (row?.goals ?? []) as Goals['goals'],
    reminders: (row?.reminders ?? []) as Goals['reminders'],
    version: row?.version ?? 0,
  }
}

/** Replaces goals and reminders of a week, as {@link saveDailyNotes} does the list of a day. */
export async function saveGoals(
  db: Db,
  memberId: string,
  wish: Omit<Goals, 'version'> & { basedOn: number | undefined },
): Promise<number | undefined> {
  const { week, basedOn } = wish
  const lists = { goals: JSON.stringify(wish.goals), reminders: JSON.stringify(wish.reminders) }
  const row = await db
    .insertInto('weekly_goals')
    .values({ member_id: memberId, week, ...lists, version: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['member_id', 'week'])
        .doUpdateSet((eb) => ({ ...lists, version: eb('weekly_goals.version', '+', 1) }))
      return basedOn === undefined ? update : update.where('weekly_goals.version', '=', basedOn)
    })
    .returning('version')
    .executeTakeFirst()
  return row?.version
}
