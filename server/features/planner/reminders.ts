import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { PlannerItem, plannerReminder, weeklyReminder } from '../../../contract/planner.ts'
import { addDays, daysBetween } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { listOfDay, type Rule } from './occurrences.ts'
import { listRulesOf } from './repeating-items.ts'

type ItemReminder = z.output<typeof plannerReminder> & { memberId: string }
type DayRange = { from: string; to: string }

/** The items of a day that are to be reminded of and not done. */
export const remindersIn = (
  date: string,
  notes: readonly PlannerItem[],
): z.output<typeof plannerReminder>[] =>
  notes.flatMap(({ id, text, time, reminder, completed }) =>
    reminder && !completed && time ? [{ date, id, text, time }] : [],
  )

/** The items of several members on all days of a range that they are reminded of, for the jobs that remind them. */
export async function listItemReminders(
  db: Db,
  memberIds: readonly string[],
  { from, to }: DayRange,
): Promise<ItemReminder[]> {
  const days = await db
    .selectFrom('daily_notes')
    .select(['member_id', 'date', 'items'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const rules = Map.groupBy(await listRulesOf(db, memberIds, { from, to }), ({ memberId }) => memberId)
  const stored = Map.groupBy(days, ({ member_id }) => member_id)
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => addDays(from, after))
  return [...new Set([...stored.keys(), ...rules.keys()])].flatMap((memberId) => {
    const items = new Map(stored.get(memberId)?.map((day) => [day.date, day.items as PlannerItem[]]))
    const own: Rule[] = rules.get(memberId)?.map(({ rule }) => rule) ?? []
    return dates.flatMap((date) =>
      remindersIn(date, listOfDay(items.get(date) ?? [], own, date)).map((item) => ({ memberId, ...item })),
    )
  })
}

/** The weekly reminders of several members in some weeks, each named by its Monday. */
export async function listWeeklyReminders(
  db: Db,
  memberIds: readonly string[],
  weeks: readonly string[],
): Promise<{ memberId: string; week: string; reminders: z.output<typeof weeklyReminder>[] }[]> {
  const rows = await db
    .selectFrom('weekly_goals')
    .select(['member_id', 'week', 'reminders'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('week', '=', sql<string>`any(${weeks}::date[])`)
    .where(sql<boolean>`reminders <> '[]'`)
    .execute()
  return rows.map(({ member_id, week, reminders }) => ({
    memberId: member_id,
    week,
    reminders: reminders as z.output<typeof weeklyReminder>[],
  }))
}
