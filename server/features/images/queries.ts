import type { Selectable } from 'kysely'
import type { Image } from '../../../contract/images.ts'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type ImageRow = Selectable<Tables['images']>
type Kept = Pick<ImageRow, 'hash' | 'width' | 'height' | 'widths' | 'lqip'>

/** Where a file of an image is found, relative to the API's base. */
export const fileAddress = (hash: string, width: number): string => `/uploads/${hash}-${width}.webp`

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
