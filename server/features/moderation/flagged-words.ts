import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { searchForm } from '../../kernel/search-text.ts'
import { writeAudit } from '../audit/queries.ts'

/** The list, by the alphabet. */
export async function listFlaggedWords(db: Db): Promise<{ words: string[] }> {
  const rows = await db.selectFrom('flagged_words').select('word').orderBy('folded').execute()
  return { words: rows.map(({ word }) => word) }
}

/** Adds and removes words, in whatever capitals. 'full' if the list would be too long. */
export const changeFlaggedWords = (
  db: Db,
  actor: { id: string },
  { add, remove }: { add: string[]; remove: string[] },
  now: Temporal.Instant,
): Promise<'changed' | 'full'> =>
  db.transaction().execute(async (tx) => {
    // Two administrators at once must not exceed the length.
    await sql`lock table flagged_words in share row exclusive mode`.execute(tx)
    const gone = remove.map(searchForm)
    const removed =
      gone.length > 0
        ? await tx.deleteFrom('flagged_words').where('folded', 'in', gone).returning('word').execute()
        : []
    const rows = [...new Map(add.map((word) => [searchForm(word), word]))].map(([folded, word]) => ({
      folded,
      word,
    }))
    const { count } = await tx
      .selectFrom('flagged_words')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const known = rows.length
      ? await tx
          .selectFrom('flagged_words')
          .select('folded')
          .where(
            'folded',
            'in',
            rows.map(({ folded }) => folded),
          )
          .execute()
      : []
    const added = rows.filter(({ folded }) => !known.some((one) => one.folded === folded))
    if (count + added.length > lengths.flaggedWords) return 'full'
    if (added.length > 0) await tx.insertInto('flagged_words').values(added).execute()
    if (added.length + removed.length > 0)
      await writeAudit(tx, {
        at: now,
        kind: 'flagged-words-changed',
        actor,
        details: { added: added.length, removed: removed.length },
      })
    return 'changed'
  })
