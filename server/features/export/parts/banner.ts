import { withImages } from '../../banners/queries.ts'
import { fileKey } from '../../images/queries.ts'
import type { Part } from '../part.ts'

/** The member's banner, with its picture. */
export const banner: Part = {
  kind: 'banner',
  tables: ['banners'],
  async write(files, { db, memberId }) {
    const row = await withImages(db).where('banners.member_id', '=', memberId).executeTakeFirst()
    if (!row) return
    const { id, url, is_shared, show_name, caption, alt_text, palette, created_at } = row
    const key = fileKey(row.hash, row.width)
    const image = `images/${key}`
    const told = { id, url, image, is_shared, show_name, caption, alt_text, palette, created_at }
    await files.thing('banner.json', told)
    await files.picture(image, key)
  },
}
