import type { Db } from '../../deps.ts'

/**
 * Deletes all days, weeks and repeating items of a member's planner. Returns how many of each there were. Rows are locked
 * in the order in which changes of the planner lock them, so that neither waits for the other for ever.
 */
export async function deletePlannerOf(
  tx: Db,
  memberId: string,
): Promise<{ days: number; weeks: number; repeatingItems: number }> {
  const rowsOf = async (table: 'repeat_versions' | 'daily_notes' | 'weekly_goals' | 'repeating_items') => {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
  await rowsOf('repeat_versions')
  await tx
    .selectFrom('daily_notes')
    .select('date')
    .where('member_id', '=', memberId)
    .orderBy('date')
    .forUpdate()
    .execute()
  return {
    days: await rowsOf('daily_notes'),
    weeks: await rowsOf('weekly_goals'),
    repeatingItems: await rowsOf('repeating_items'),
  }
}
