import { texts, type Wording, wording } from '../../../../contract/texts.ts'
import { pictureType } from './picture-type.ts'
import { Unreadable } from './unreadable.ts'
import type { Zip } from './zip.ts'

const reasons = texts({
  heic: 'This browser can’t open HEIC pictures. Import the file in Safari, or convert the picture to JPEG first.',
  none: '“{path}” is not a picture.',
})

/** Whether this browser draws such a picture. Safari draws HEIC, others do not. */
async function isDrawn(picture: Blob): Promise<boolean> {
  try {
    const drawn = await createImageBitmap(picture)
    drawn.close()
    return true
  } catch {
    return false
  }
}

/** The pictures of a ZIP that cannot be brought in, by their paths, with the reason: their first bytes tell. */
export async function unusablePictures(
  zip: Zip,
  paths: Iterable<string>,
  signal: AbortSignal,
): Promise<Map<string, Wording>> {
  const unusable = new Map<string, Wording>()
  let drawsHeic: boolean | undefined
  for (const path of new Set(paths)) {
    signal.throwIfAborted()
    try {
      const type = await pictureType(new Blob([await zip.start(path)]))
      if (type === undefined) unusable.set(path, wording(reasons.none, { path }))
      if (type !== 'image/heic') continue
      drawsHeic ??= await isDrawn(new Blob([await zip.blob(path)], { type }))
      if (!drawsHeic) unusable.set(path, wording(reasons.heic))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      unusable.set(path, error.wording)
    }
  }
  return unusable
}
