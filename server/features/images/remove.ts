import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import {
  deleteRemovedImage,
  fileKey,
  type ImageCursor,
  listImagesFrom,
  listUnfinishedRemovals,
  markForRemoval,
  takeOverRemoval,
} from './queries.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock'>

/** A member who uploaded an image has this long to use it. */
const graceHours = 24
/** A removal that is older was interrupted. Removing three files takes less time, even from a slow store. */
const removalMinutes = 10
/** The most images that one sweep reads, and that it removes. */
const looks = 1000
const removals = 200

/**
 * Removes those of the given images that nothing refers to. It runs beside the answer, after an account, a post, a
 * banner or a theme was deleted. An image that was uploaded or chosen within the last day may be about to be used, and
 * is left to the sweep.
 */
export async function removeUnreferenced(deps: Needs, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes)) await remove(deps, hash)
}

/**
 * Removes images that nothing referred to for a day, a limited number in each run. The next run continues where this
 * one stopped, and starts again after the last image.
 */
export function imageSweep(deps: Needs): () => Promise<void> {
  let seenUpTo: ImageCursor | undefined
  return async () => {
    const seen = await listImagesFrom(deps.db, seenUpTo, graceEnd(deps.clock.now()), looks)
    let removed = 0
    for (const { hash, touched_at, referenced } of seen) {
      seenUpTo = { hash, touched_at }
      if (referenced) continue
      await remove(deps, hash)
      removed += 1
      if (removed === removals) break
    }
    if (seen.length < looks && removed < removals) seenUpTo = undefined
    await finishCutOff(deps)
  }
}

/** Ends the removals that a stopped process, or a store out of reach, left half done. */
async function finishCutOff(deps: Needs): Promise<void> {
  const { db, clock } = deps
  const before = toStored(clock.now().subtract({ minutes: removalMinutes }))
  for (const { hash, removing_at: from } of await listUnfinishedRemovals(db, before, removals)) {
    const at = toStored(clock.now())
    const widths = await takeOverRemoval(db, hash, { from, at })
    if (widths) await finish(deps, { hash, widths, at })
  }
}

const graceEnd = (now: Temporal.Instant) => toStored(now.subtract({ hours: graceHours }))

async function remove(deps: Needs, hash: string): Promise<void> {
  const now = deps.clock.now()
  const at = toStored(now)
  const widths = await markForRemoval(deps.db, hash, { at, untouchedSince: graceEnd(now) })
  if (widths) await finish(deps, { hash, widths, at })
}

/**
 * Removes the files first and the row last. While the marked row is there, nobody can choose the image, and a new upload
 * of it waits. So the files of the new upload are never removed.
 */
async function finish(
  { db, storage }: Needs,
  image: { hash: string; widths: number[]; at: string },
): Promise<void> {
  for (const width of image.widths) await storage.delete(fileKey(image.hash, width))
  await deleteRemovedImage(db, image.hash, image.at)
}
