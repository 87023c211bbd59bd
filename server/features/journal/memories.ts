import type * as z from 'zod/mini'
import type { journalSettings, onThisDay } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { listPleasantDays } from '../mood/queries.ts'
import { listEntriesOfDays } from './listing.ts'
import { rememberedDays } from './rules.ts'

type Settings = z.infer<typeof journalSettings>

/** What a member chose; nothing is shown until they do. */
export async function getJournalSettings(db: Db, memberId: string): Promise<Settings> {
  const row = await db
    .selectFrom('journals')
    .select('on_this_day')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { on_this_day: 'off' }
}

/** Stores what a member chose. */
export const saveJournalSettings = (db: Db, memberId: string, settings: Settings): Promise<Settings> =>
  db
    .insertInto('journals')
    .values({ member_id: memberId, ...settings })
    .onConflict((known) => known.column('member_id').doUpdateSet(settings))
    .returning('on_this_day')
    .executeTakeFirstOrThrow()

/** The entries of a day's remembered days, as far as the member wants to see them. */
export async function listMemories(
  db: Db,
  memberId: string,
  date: string,
): Promise<z.infer<typeof onThisDay>> {
  const settings = await getJournalSettings(db, memberId)
  if (settings.on_this_day === 'off') return { ...settings, entries: [] }
  const days = rememberedDays(date, lengths.firstDay)
  const shown = settings.on_this_day === 'all' ? days : await listPleasantDays(db, memberId, days)
  return { ...settings, entries: shown.length === 0 ? [] : await listEntriesOfDays(db, memberId, shown) }
}
