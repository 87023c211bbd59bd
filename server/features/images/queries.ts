import type { Selectable } from 'kysely'
import type { Image } from '../../../contract/images.ts'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type ImageRow = Selectable<Tables['images']>
type Kept = Pick<ImageRow, 'hash' | 'width' | 'height' | 'widths' | 'lqip'>

/** What a file of an image is called where files are kept. */
export const fileKey = (hash: string, width: number): string => `${hash}-${width}.webp`

/** Where a file of an image is found, relative to the API's base. */
export const fileAddress = (hash: string, width: number): string => `/uploads/${fileKey(hash, width)}`

/** An image as the contract tells it. */
export function toImage({ hash, width, height, widths, lqip }: Kept): Image {
  const sizes = widths.map((size) => ({ url: fileAddress(hash, size), width: size }))
  return { url: fileAddress(hash, width), width, height, lqip, sizes }
}

/** The images of these hashes, by hash; one that is being removed is none. */
export async function listImages(db: Db, hashes: readonly string[]): Promise<Map<string, ImageRow>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('hash', 'in', hashes)
    .where('removing_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.hash, row]))
}

/** Writes the row of an image, or touches the one there is; undefined while that one is being removed. */
export const saveImage = (
  db: Db,
  image: Pick<ImageRow, 'hash' | 'width' | 'height' | 'lqip' | 'palette'> & { files: { width: number }[] },
  at: string,
): Promise<ImageRow | undefined> =>
  db
    .insertInto('images')
    .values({
      hash: image.hash,
      width: image.width,
      height: image.height,
      widths: image.files.map(({ width }) => width),
      lqip: image.lqip,
      palette: image.palette,
      touched_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ touched_at: at }).where('images.removing_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()

/** Touches an image that somebody is about to refer to; undefined when there is none, or it is being removed. */
export const touchImage = (db: Db, hash: string, at: string): Promise<ImageRow | undefined> =>
  db
    .updateTable('images')
    .set({ touched_at: at })
    .where('hash', '=', hash)
    .where('removing_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
