import type { Db } from '../../deps.ts'
import type { OwnedSubject, Subject } from '../cases/queries.ts'
import { type Content, findAuthor, lockContent } from '../community/queries.ts'

/*
 * Everything here takes its locks in the order of the community's: members, the post, then the case or the decision. So
 * a report, a decision, an undo and a deletion of the same thing wait for each other and never in a circle.
 */

/** What something is, locked with whose it is; `content` is undefined of a member. */
export type LockedSubject = OwnedSubject & { content: Content | undefined }

/** Keeps a member from being deleted until the transaction ends. False if there is none. */
async function keepMember(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** A post, comment or member, locked until the transaction ends; undefined if there is none any more. */
export async function lockSubject(tx: Db, { kind, id }: Subject): Promise<LockedSubject | undefined> {
  const memberId = kind === 'member' ? id : await findAuthor(tx, kind, id)
  if (!memberId || !(await keepMember(tx, memberId))) return undefined
  if (kind === 'member') return { kind, id, memberId, content: undefined }
  const content = await lockContent(tx, kind, id)
  return content && { kind, id, memberId, content }
}
