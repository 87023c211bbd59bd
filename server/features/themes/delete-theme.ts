import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'
import type { ThemeRow } from './fields.ts'
import { uploadsOf } from './library.ts'
import { lockLibrary } from './order.ts'
import { scheduleWithin } from './schedule.ts'
import { defaultWithout, storeInTurn, weeksShowing } from './theme-of-week.ts'

/** The running week that a theme is deleted from, and what it shows then if nobody chooses. Undefined for any other. */
export async function getRunningWeek(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<{ week: string; next: ThemeRow | undefined } | undefined> {
  const week = (await weeksShowing(db, id, now)).at(-1)
  return week === undefined ? undefined : { week, next: await defaultWithout(db, week, id) }
}

/**
 * Deletes a theme and its scheduled and chosen weeks (ruling 13), and records it in the audit log. A running week that
 * showed it gets the theme `instead`, else its next default, and that is stored (ruling 34). Returns the uploads it
 * showed.
 */
export const deleteTheme = (
  db: Db,
  adminId: string,
  { id, instead }: { id: string; instead: string | undefined },
  now: Temporal.Instant,
): Promise<string[] | 'absent' | 'no such choice'> =>
  db.transaction().execute(async (tx) => {
    // So that what comes instead is not deleted meanwhile.
    await lockLibrary(tx)
    const themes = await tx
      .selectFrom('themes')
      .select(['id', 'is_draft'])
      .where('id', 'in', [id, instead ?? id])
      // Waits for whoever is deciding on this theme at the moment.
      .forUpdate()
      .execute()
    if (!themes.some((theme) => theme.id === id)) return 'absent'
    const canCome = (wanted: string) => themes.some((theme) => theme.id === wanted && !theme.is_draft)
    if (instead !== undefined && (instead === id || !canCome(instead))) return 'no such choice'

    const weeks = await weeksShowing(tx, id, now)
    const gone = await tx.deleteFrom('themes').where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    await writeAudit(tx, {
      at: now,
      kind: 'theme-deleted',
      actor: { id: adminId },
      subjectId: id,
      details: { title: gone.title },
    })
    for (const week of weeks)
      if (instead === undefined) await storeInTurn(tx, week)
      else await scheduleWithin(tx, adminId, { weekStartISO: week, themeId: instead, note: null }, now)
    return uploadsOf(gone)
  })
