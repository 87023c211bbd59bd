import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'

class NotRecorded extends Error {}

/**
 * Records a sign-in at an administrator's account as refused, and returns the id of the line. For every other account
 * the same work is done and undone. Otherwise, on a busy processor, the time would reveal whose address is an
 * administrator's.
 */
export async function recordRefusal(
  db: Db,
  isRecorded: boolean,
  line: { at: Temporal.Instant; actor: { id: string } | undefined; address: string },
): Promise<string | undefined> {
  const { at, actor, address } = line
  try {
    return await db.transaction().execute(async (tx) => {
      const id = await writeAudit(tx, { at, kind: 'sign-in-refused', actor, details: { address } })
      if (!isRecorded) throw new NotRecorded()
      return id
    })
  } catch (error) {
    if (error instanceof NotRecorded) return undefined
    throw error
  }
}
