import { type Selectable, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Image } from '../../../contract/images.ts'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type ImageRow = Selectable<Tables['images']>
type StoredImage = Pick<ImageRow, 'hash' | 'width' | 'height' | 'widths' | 'lqip'>

/** The storage key of a file of an image. */
export const fileKey = (hash: string, width: number): string => `${hash}-${width}.webp`

/** The address of a file of an image, relative to the API's base. */
export const fileAddress = (hash: string, width: number): string => `/uploads/${fileKey(hash, width)}`

/** An image as the contract tells it. */
export function toImage({ hash, width, height, widths, lqip }: StoredImage): Image {
  const sizes = widths.map((size) => ({ url: fileAddress(hash, size), width: size }))
  return { url: fileAddress(hash, width), width, height, lqip, sizes }
}

/** The images with these hashes, by hash. Images that are being removed are left out. */
export async function listImages(db: Db, hashes: readonly string[]): Promise<Map<string, ImageRow>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .selectAll()
    // One statement for any number of hashes, so that it is prepared once.
    .where('hash', '=', sql<string>`any(${hashes})`)
    .where('removing_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.hash, row]))
}

/** The most bytes of {@link knownImages} that are kept. */
const mostBytes = 8_000_000

// The hash is of the image's bytes, and all that is told follows from those. So no entry is ever out of date.
const known = new LRUCache<string, Image>({
  maxSize: mostBytes,
  sizeCalculation: (image) => JSON.stringify(image).length,
})

/**
 * What is told of images, by hash, for lists in which most of them come again and again: the rows of those alone are
 * asked for that are not known. One that is gone is left out.
 */
export async function knownImages(
  db: Db,
  hashes: readonly (string | null)[],
): Promise<Map<string | null, Image>> {
  const found = new Map<string | null, Image>()
  const unknown: string[] = []
  for (const hash of hashes) {
    if (hash === null) continue
    const image = known.get(hash)
    if (image) found.set(hash, image)
    else unknown.push(hash)
  }
  for (const [hash, row] of await listImages(db, unknown)) {
    const image = toImage(row)
    known.set(hash, image)
    found.set(hash, image)
  }
  return found
}

/** Inserts the row of an image, or touches the existing one; undefined while that one is being removed. */
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

/** Touches an image that will soon be referred to; undefined if there is none, or it is being removed. */
export const touchImage = (db: Db, hash: string, at: string): Promise<ImageRow | undefined> =>
  db
    .updateTable('images')
    .set({ touched_at: at })
    .where('hash', '=', hash)
    .where('removing_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** The last image that a walk through the images by age has seen. */
export type ImageCursor = Pick<ImageRow, 'touched_at' | 'hash'>

/** Whether anything refers to an image. These are all places that show one. */
const referenced = sql<boolean>`(
  exists (select from posts where posts.image_hash = images.hash)
  or exists (select from banners where banners.image_hash = images.hash)
  or exists (select from theme_images where theme_images.image_hash = images.hash))`

/** Images by age that were not touched since an instant, and whether anything refers to each. */
export async function listImagesFrom(
  db: Db,
  after: ImageCursor | undefined,
  untouchedSince: string,
  limit: number,
): Promise<(ImageCursor & { referenced: boolean })[]> {
  const images = db
    .selectFrom('images')
    .select(['hash', 'touched_at', referenced.as('referenced')])
    .where('touched_at', '<', untouchedSince)
    .where('removing_at', 'is', null)
    .orderBy('touched_at')
    .orderBy('hash')
    .limit(limit)
  return after
    ? images.where(sql<boolean>`(touched_at, hash) > (${after.touched_at}, ${after.hash})`).execute()
    : images.execute()
}

/**
 * Marks an image for removal, if nothing refers to it and it was not touched since an instant. Returns its widths;
 * undefined if it is in use after all. Touching and marking both lock the row and then read it again. So if a member
 * chooses an image while a sweep removes it, one of the two is too late.
 */
export const markForRemoval = (
  db: Db,
  hash: string,
  { at, untouchedSince }: { at: string; untouchedSince: string },
): Promise<number[] | undefined> =>
  db
    .updateTable('images')
    .set({ removing_at: at })
    .where('hash', '=', hash)
    .where('touched_at', '<', untouchedSince)
    .where('removing_at', 'is', null)
    .where(sql<boolean>`not ${referenced}`)
    .returning('widths')
    .executeTakeFirst()
    .then((row) => row?.widths)

/** Removals that began before an instant and were never finished. */
export const listUnfinishedRemovals = (
  db: Db,
  before: string,
  limit: number,
): Promise<{ hash: string; removing_at: string }[]> =>
  db
    .selectFrom('images')
    .select('hash')
    .select((eb) => eb.ref('removing_at').$notNull().as('removing_at'))
    .where('removing_at', '<', before)
    .limit(limit)
    .execute()

/** Takes over an unfinished removal and returns the image's widths; undefined if another process was faster. */
export const takeOverRemoval = (
  db: Db,
  hash: string,
  { from, at }: { from: string; at: string },
): Promise<number[] | undefined> =>
  db
    .updateTable('images')
    .set({ removing_at: at })
    .where('hash', '=', hash)
    .where('removing_at', '=', from)
    .returning('widths')
    .executeTakeFirst()
    .then((row) => row?.widths)

/** Deletes the row of an image whose files are gone, if this removal still owns it. */
export async function deleteRemovedImage(db: Db, hash: string, at: string): Promise<void> {
  await db.deleteFrom('images').where('hash', '=', hash).where('removing_at', '=', at).execute()
}
