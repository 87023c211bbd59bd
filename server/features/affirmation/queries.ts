import { addDays } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'

/** The affirmation a member got on a day; undefined before the first time. */
export async function findAffirmation(db: Db, memberId: string, date: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('affirmations')
    .select('text')
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .executeTakeFirst()
  return row?.text
}

/**
 * Keeps a member's affirmation of a day and answers what is kept, which is an earlier one where another call was
 * first. Those of past days go; a day is left for who flies back over the date line.
 */
export async function keepAffirmation(db: Db, memberId: string, date: string, text: string): Promise<string> {
  await db
    .insertInto('affirmations')
    .values({ member_id: memberId, date, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('affirmations')
    .where('member_id', '=', memberId)
    .where('date', '<', addDays(date, -2))
    .execute()
  return (await findAffirmation(db, memberId, date)) ?? text
}
