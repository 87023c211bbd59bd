import { changesAWeek } from '../../../contract/theme-schedule.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import type { ThemeRow } from './fields.ts'

/** The theme a member chose for a week, and how many changes they have left. */
export async function getOverrideStatus(
  db: Db,
  memberId: string,
  week: string,
): Promise<{ hasOverride: boolean; themeId: string | null; changesLeft: number }> {
  const [{ themeId, count } = { themeId: null, count: null }] = await overrideOf(db, { memberId, week })
  return { hasOverride: themeId !== null, themeId, changesLeft: Math.max(0, changesAWeek - (count ?? 0)) }
}

const overrideOf = compiledQuery((db: Db, { memberId, week }: { memberId: string; week: string }) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('theme_overrides')
      .select('theme_id')
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .as('themeId'),
    eb
      .selectFrom('theme_changes')
      .select('count')
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .as('count'),
  ]),
)

/**
 * Makes a theme the member's own for one week, and counts the change, unless it is their choice already. Simultaneous
 * choices wait for the lock on the week's count.
 */
export const chooseTheme = (
  db: Db,
  memberId: string,
  { week, themeId, reason }: { week: string; themeId: string; reason: string | null },
  now: Temporal.Instant,
): Promise<ThemeRow | 'absent' | 'used up'> =>
  db.transaction().execute(async (tx) => {
    const theme = await tx
      .selectFrom('themes')
      .selectAll()
      .where('id', '=', themeId)
      .where('is_draft', '=', false)
      // Waits for whoever makes it a draft, or they for this.
      .forShare()
      .executeTakeFirst()
    if (!theme) return 'absent'
    const { count } = await tx
      .insertInto('theme_changes')
      .values({ member_id: memberId, week, count: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'week'])
          .doUpdateSet((eb) => ({ count: eb.ref('theme_changes.count') })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    const mine = await tx
      .selectFrom('theme_overrides')
      .select('theme_id')
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .executeTakeFirst()
    if (mine?.theme_id === theme.id) return theme
    if (count >= changesAWeek) return 'used up'
    await tx
      .updateTable('theme_changes')
      .set({ count: count + 1 })
      .where('member_id', '=', memberId)
      .where('week', '=', week)
      .execute()
    const choice = { theme_id: theme.id, reason, created_at: toStored(now) }
    await tx
      .insertInto('theme_overrides')
      .values({ member_id: memberId, week, ...choice })
      .onConflict((conflict) => conflict.columns(['member_id', 'week']).doUpdateSet(choice))
      .execute()
    return theme
  })

/** Removes the member's choice for a week; false if there was none. */
export async function deleteOverride(db: Db, memberId: string, week: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('theme_overrides')
    .where('member_id', '=', memberId)
    .where('week', '=', week)
    .returning('week')
    .executeTakeFirst()
  return gone !== undefined
}
