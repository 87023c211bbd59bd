import type { Practice } from '../../../contract/practice.ts'
import type { Db } from '../../deps.ts'
import { listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { notFound } from '../../kernel/http/refusal.ts'

const columns = ['id', 'theme_id', 'exercise', 'seconds', 'at'] as const

/** Stores that something was practiced, and returns it. An id that is stored already stays as it is. */
export async function createPractice(db: Db, memberId: string, practice: Practice): Promise<Practice> {
  const made = await db
    .insertInto('practice')
    .values({ ...practice, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return made ?? getPractice(db, memberId, practice.id)
}

/**
 * What a member practiced, the last one first. Reading on with the last id of each answer as `before` neither skips nor
 * repeats one. 404 for an unknown `before`.
 */
export async function listPractice(
  db: Db,
  memberId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<SerializedJson<Practice[]>> {
  let query = db.selectFrom('practice').select(columns).where('member_id', '=', memberId)
  if (before) {
    const { at, id } = await getPractice(db, memberId, before)
    query = query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)))
  }
  return listAsJson(db, query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit), 'at')
}

async function getPractice(db: Db, memberId: string, id: string): Promise<Practice> {
  const row = await db
    .selectFrom('practice')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Deletes everything that a member practiced and returns how much there was. */
export async function deletePracticeOf(tx: Db, memberId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('practice')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
