import type { SharedBanner } from '../../../contract/banners.ts'
import type { Db } from '../../deps.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { plannedLimit } from '../../kernel/database/prepared-statements.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { isInGallery, isShown, markOfMember } from '../auth/queries.ts'
import { hasNoBlockWith } from '../blocks/queries.ts'
import { knownImages } from '../images/queries.ts'

/** A page of the gallery for one caller, newest first, from before the given `created_at`. */
export async function listShared(
  db: Db,
  caller: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<SharedBanner[]> {
  const { id: readerId, role } = caller
  const rows = await galleryPage(db, { readerId, cursor }, { role, limit })
  const images = await knownImages(
    db,
    rows.map(({ image_hash }) => image_hash),
  )
  return rows.flatMap((row) => {
    const image = images.get(row.image_hash)
    // It was replaced and removed since the rows were read.
    if (!image) return []
    return {
      id: row.id,
      url: image.url,
      image,
      lqip: image.lqip,
      alt_text: row.alt_text,
      caption: row.caption,
      palette: row.palette,
      display_name: row.show_name ? row.name : 'Member',
      // The banner whose colors an avatar borrows is this one.
      ...(row.show_name && {
        user_id: row.member_id,
        avatar: { mark: row.mark, palette: row.suspended_at === null ? row.palette : [] },
      }),
      created_at: row.created_at,
      own: row.member_id === caller.id,
    }
  })
}

const galleryPage = compiledQuery(
  (
    db: Db,
    { readerId, cursor }: { readerId: string; cursor: string | undefined },
    { role, limit }: { role: Caller['role']; limit: number },
  ) => {
    const query = db
      .selectFrom('banners')
      .innerJoin('members', 'members.id', 'banners.member_id')
      .select(['banners.id', 'banners.member_id', 'banners.show_name', 'banners.caption'])
      .select(['banners.alt_text', 'banners.palette', 'banners.created_at', 'banners.image_hash'])
      .select(['members.name', 'members.suspended_at', markOfMember.as('mark')])
      .where(isInGallery)
      .where(isShown)
      .where(hasNoBlockWith({ id: readerId, role }))
      .orderBy('banners.created_at', 'desc')
      .limit(plannedLimit(limit))
    return cursor === undefined ? query : query.where('banners.created_at', '<', cursor)
  },
)
