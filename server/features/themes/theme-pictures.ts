import { imageFaults } from '../../../contract/images.ts'
import { hueOfPalette } from '../../../contract/oklch.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import type { PicturedParts } from '../../../contract/themes.ts'
import type { Deps } from '../../deps.ts'
import { keyOfPicture } from '../../kernel/files/pictures.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { toImage } from '../images/queries.ts'
import { importImage } from '../images/store.ts'
import { storedArt } from './present.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'outbound' | 'imageRenderer' | 'picture'>
type StoredPicture = { stored: string; palette: string[] }

/**
 * One of our own pictures by its key, an upload unchanged, or a copy of one from elsewhere, so that no browser asks
 * there.
 */
async function storePicture(deps: Needs, address: string): Promise<StoredPicture | Refusal> {
  if (address.startsWith('/art/')) {
    const key = keyOfPicture(address)
    const art = key === undefined ? undefined : deps.picture(key)
    return key && art ? { stored: storedArt(key), palette: art.palette } : refuse(400, imageFaults.address)
  }
  const image = await importImage(deps, address)
  return image instanceof Refusal ? image : { stored: toImage(image).url, palette: image.palette }
}

/**
 * The theme with its pictures in their stored form, and the hue that its cover gives the week. A refusal names the path
 * of the picture. Call it before the transaction that writes the theme.
 */
export async function storePictures<T extends Partial<PicturedParts>>(
  deps: Needs,
  theme: T,
): Promise<{ theme: T; hue: number | null } | Refusal> {
  const places = new Map<string, string>()
  mapPictures(theme, (address, path) => {
    if (!places.has(address)) places.set(address, path)
    return address
  })
  const storedPictures = new Map<string, StoredPicture>()
  for (const [address, path] of places) {
    const found = await storePicture(deps, address)
    if (found instanceof Refusal)
      return refuse(found.status, found.message, { errors: [{ path, message: found.message }] })
    storedPictures.set(address, found)
  }
  return {
    theme: mapPictures(theme, (address) => storedPictures.get(address)?.stored ?? null),
    hue: hueOfPalette(storedPictures.get(theme.coverImageUrl ?? '')?.palette ?? []),
  }
}
