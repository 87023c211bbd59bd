import { sql } from 'kysely'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { Db } from '../../deps.ts'
import { holdRepeatVersion } from './repeating-items.ts'

/**
 * What is stored of a day's list, locked until the transaction ends: without what comes by rule and was not touched.
 * `save` replaces it, and leaves all rules as they are.
 */
export async function storedDay(
  tx: Db,
  memberId: string,
  date: string,
): Promise<{ items: PlannerItem[]; save(items: readonly PlannerItem[]): Promise<void> }> {
  await holdRepeatVersion(tx, memberId)
  await tx
    .insertInto('daily_notes')
    .values({ member_id: memberId, date, items: '[]', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('daily_notes')
    .select('items')
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    items: row.items as PlannerItem[],
    async save(items) {
      await tx
        .updateTable('daily_notes')
        .set((eb) => ({
          items: JSON.stringify(items),
          version: eb('version', '+', 1),
          updated_at: sql`now()`,
        }))
        .where('member_id', '=', memberId)
        .where('date', '=', date)
        .execute()
    },
  }
}
