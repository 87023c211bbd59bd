import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'
import { inOrder } from './queries.ts'
import { runningWeeks } from './rules.ts'
import { storeInTurn } from './theme-of-week.ts'

/**
 * Lets one change of the library as a whole happen at a time: deleting, ordering, copying, making a draft. Reading,
 * deciding on a week and scheduling go on.
 */
export async function lockLibrary(tx: Db): Promise<void> {
  await sql`lock table themes in share row exclusive mode`.execute(tx)
}

/** Writes down the themes of the running weeks, before something changes whose turn it is (ruling 34). */
export async function settleRunningWeeks(tx: Db, now: Temporal.Instant): Promise<void> {
  for (const week of runningWeeks(now)) await storeInTurn(tx, week)
}

/**
 * Puts a theme before another, or at the end, and records it in the audit log. Moved there again it stays. Absent if
 * one of the two is not there.
 */
export const moveTheme = (
  db: Db,
  adminId: string,
  { id, before }: { id: string; before: string | null },
  now: Temporal.Instant,
): Promise<'moved' | 'absent'> =>
  db.transaction().execute(async (tx) => {
    await lockLibrary(tx)
    const themes = await inOrder(tx.selectFrom('themes').select(['id', 'title'])).execute()
    const moved = themes.find((theme) => theme.id === id)
    if (!moved || (before !== null && !themes.some((theme) => theme.id === before))) return 'absent'
    if (before === id) return 'moved'
    const order = themes.map((theme) => theme.id).filter((one) => one !== id)
    order.splice(before === null ? order.length : order.indexOf(before), 0, id)
    if (order.every((one, place) => one === themes[place]?.id)) return 'moved'
    await settleRunningWeeks(tx, now)
    await putInOrder(tx, order)
    await writeAudit(tx, {
      at: now,
      kind: 'theme-changed',
      actor: { id: adminId },
      subjectId: id,
      details: { title: moved.title },
      changes: [{ field: 'position', before: themes.indexOf(moved) + 1, after: order.indexOf(id) + 1 }],
    })
    return 'moved'
  })

/** Gives the themes their places in the order of the ids, which are all of the library. */
export async function putInOrder(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`update themes set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where themes.id = wanted.id and themes.position is distinct from wanted.place`.execute(tx)
}
