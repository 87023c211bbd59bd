import type * as z from 'zod/mini'
import type { goals, goalTick } from '../../../contract/planner.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { notFound } from '../../kernel/http/refusal.ts'

type Goals = z.output<typeof goals>

/** Goals and reminders of a week. A week that was never saved has none, in version 0. */
export async function getGoals(db: Db, memberId: string, week: string): Promise<Goals> {
  const [row] = await goalsOf(db, { memberId, week })
  return {
    week,
    goals: (row?.goals ?? []) as Goals['goals'],
    reminders: (row?.reminders ?? []) as Goals['reminders'],
    version: row?.version ?? 0,
  }
}

const goalsOf = compiledQuery((db: Db, { memberId, week }: { memberId: string; week: string }) =>
  db
    .selectFrom('weekly_goals')
    .select(['goals', 'reminders', 'version'])
    .where('member_id', '=', memberId)
    .where('week', '=', week),
)

/** Replaces goals and reminders of a week, as `saveDailyNotes` does the list of a day. */
export async function saveGoals(
  db: Db,
  memberId: string,
  sent: Omit<Goals, 'version'> & { basedOn: number | undefined },
): Promise<number | undefined> {
  const { week, basedOn } = sent
  const lists = { goals: JSON.stringify(sent.goals), reminders: JSON.stringify(sent.reminders) }
  const [row] = await savedGoals(db, { memberId, week, ...lists, basedOn })
  return row?.version
}

const savedGoals = compiledQuery(
  (
    db: Db,
    {
      memberId,
      week,
      basedOn,
      ...lists
    }: { memberId: string; week: string; goals: string; reminders: string; basedOn: number | undefined },
  ) =>
    db
      .insertInto('weekly_goals')
      .values({ member_id: memberId, week, ...lists, version: 1 })
      .onConflict((conflict) => {
        const update = conflict
          .columns(['member_id', 'week'])
          .doUpdateSet((eb) => ({ ...lists, version: eb('weekly_goals.version', '+', 1) }))
        return basedOn === undefined ? update : update.where('weekly_goals.version', '=', basedOn)
      })
      .returning('version'),
)

/**
 * Ticks one goal of a week, or unticks it, beside whatever another device does with the others. `position` tells goals
 * with the same text apart. 404 when there is no such goal.
 */
export const tickGoal = (
  db: Db,
  memberId: string,
  week: string,
  { text, position, completed }: z.output<typeof goalTick>,
): Promise<Goals> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('weekly_goals')
      .select(['goals', 'reminders', 'version'])
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .forUpdate()
      .executeTakeFirst()
    const goals = (row?.goals ?? []) as Goals['goals']
    const at = goals[position ?? -1]?.text === text ? position : goals.findIndex((goal) => goal.text === text)
    if (!row || at === undefined || at < 0) throw notFound(texts('This goal is no longer there.'))
    const next = goals.map((goal, index) => (index === at ? { ...goal, completed } : goal))
    const version = row.version + 1
    await tx
      .updateTable('weekly_goals')
      .set({ goals: JSON.stringify(next), version })
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .execute()
    return { week, goals: next, reminders: row.reminders as Goals['reminders'], version }
  })
