import { randomUUIDv7 } from 'node:crypto'
import type { CaseDetail, QueueKind } from '../../../contract/cases.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { writeAudit } from '../audit/queries.ts'
import type { Viewer } from '../cases/queries.ts'
import { getNote } from './history.ts'
import { getAuthor } from './queue.ts'

/** Adds a note for other administrators to a case. Its words are not in the audit log. */
export const addNote = (
  db: Db,
  actor: Viewer,
  { kind, id, words }: { kind: QueueKind; id: string; words: string },
  now: Temporal.Instant,
): Promise<CaseDetail['notes'][number]> =>
  db.transaction().execute(async (tx) => {
    const member_id = await getAuthor(tx, actor, { kind, id })
    const note = randomUUIDv7()
    await tx
      .insertInto('case_notes')
      .values({
        id: note,
        member_id,
        subject_kind: kind,
        subject_id: id,
        words,
        actor_id: actor.id,
        at: toStored(now),
      })
      .execute()
    await writeAudit(tx, {
      at: now,
      kind: 'case-noted',
      actor,
      subjectId: member_id,
      details: { of: kind, id },
    })
    return getNote(tx, note)
  })
