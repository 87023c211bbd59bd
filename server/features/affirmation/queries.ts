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
 * Stores a member's affirmation of a day and answers the stored one. If another call was first, that is the other call's.
 * Older ones are deleted. Those of the last two days stay, for a member who flies back over the date line.
 */
export async function saveAffirmation(db: Db, memberId: string, date: string, text: string): Promise<string> {
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
