import { sql } from 'kysely'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import type { Remember } from './importer.ts'

/**
 * An import that still takes rows, locked until the transaction ends, so that two tabs with the same one take turns.
 * Throws a 404 if there is none, and a 409 if it is finished or undone.
 */
export async function lockOpenImport(tx: Db, memberId: string, id: string): Promise<{ source: string }> {
  const row = await tx
    .selectFrom('imports')
    .select(['source', 'finished_at', 'undone_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.undone_at) throw refuse(409, texts('This import was undone. Begin a new one.'))
  if (row.finished_at) throw refuse(409, texts('This import is finished. Begin a new one.'))
  return row
}

/** Writes down what an import makes and changes. What stood there before its first touch counts. */
export const rememberIn =
  (memberId: string, importId: string): Remember =>
  async (tx, changes) => {
    await tx
      .insertInto('import_rows')
      .values(
        changes.map(({ kind, target, before, after }) => ({
          member_id: memberId,
          import_id: importId,
          kind,
          target,
          before: before === null ? null : JSON.stringify(before),
          after,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'import_id', 'kind', 'target'])
          .doUpdateSet({ after: sql.ref('excluded.after') }),
      )
      .execute()
  }
