import type { Db } from '../../deps.ts'
import type { OwnedSubject, Subject } from '../cases/queries.ts'
import { type Content, findAuthor, lockContent } from '../community/queries.ts'
import { findBannerOwner, type LockedBanner, lockBanner } from './banners.ts'

/*
 * Everything here takes its locks in the order of the community's: members, the post or banner, then the case or the
 * decision. So
 * a report, a decision, an undo and a deletion of the same thing wait for each other and never in a circle.
 */

/** What something is, locked with whose it is. `content` is of a post or comment. */
export type LockedSubject = OwnedSubject & {
  content?: Content | undefined
  banner?: LockedBanner | undefined
}

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

/** A post, comment, member or banner, locked until the transaction ends; undefined if there is none any more. */
export async function lockSubject(tx: Db, { kind, id }: Subject): Promise<LockedSubject | undefined> {
  const memberId =
    kind === 'member'
      ? id
      : kind === 'banner'
        ? await findBannerOwner(tx, id)
        : await findAuthor(tx, kind, id)
  if (!memberId || !(await keepMember(tx, memberId))) return undefined
  if (kind === 'member') return { kind, id, memberId }
  if (kind === 'banner') {
    const banner = await lockBanner(tx, id)
    return banner && { kind, id, memberId, banner }
  }
  const content = await lockContent(tx, kind, id)
  return content && { kind, id, memberId, content }
}
