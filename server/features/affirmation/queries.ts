import { addDays } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'

type Day = { memberId: string; date: string; language: string }

/** The affirmation a member got on a day; undefined before the first time, and if it was in another language. */
export async function findAffirmation(
  db: Db,
  { memberId, date, language }: Day,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('affirmations')
    .select('text')
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.text
}

/**
 * Stores a member's affirmation of a day and answers the stored one. If another call was first, that is the other
 * call's. One in another language is replaced. Older ones are deleted. Those of the last two days stay, for a member who flies back over the date line.
 */
export async function saveAffirmation(db: Db, day: Day, text: string): Promise<string> {
  const { memberId, date, language } = day
  await db
    .insertInto('affirmations')
    .values({ member_id: memberId, date, text, language })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'date'])
        .doUpdateSet({ text, language })
        .where('affirmations.language', '<>', language),
    )
    .execute()
  await db
    .deleteFrom('affirmations')
    .where('member_id', '=', memberId)
    .where('date', '<', addDays(date, -2))
    .execute()
  return (await findAffirmation(db, day)) ?? text
}
