import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import {
  type PackedTheme,
  packedThemes,
  packLimits,
  picturesOf,
  readPackedTheme,
  themePack,
} from '../../../contract/theme-packs.ts'
import { Unreadable } from '../../features/imports/sources/unreadable.ts'
import { openZip } from '../../features/imports/sources/zip.ts'

export { Unreadable } from '../../features/imports/sources/unreadable.ts'

/** A theme pack that was read: nothing of it is stored anywhere yet. */
export type ReadPack = {
  themes: PackedTheme[]
  /** How many themes of it are not understood, or refer to a picture that it does not have. */
  unread: number
  /** A picture of it, by its path. Throws {@link Unreadable}. */
  picture: (path: string) => Promise<Blob>
}

const zipLimits = {
  files: packLimits.files,
  unpacked: Math.max(packLimits.words, lengths.image),
  /** Pictures hardly grow, and words not so much. */
  growth: 100,
  harmless: 1024 ** 2,
}

const noPack = () =>
  new Unreadable(wording('This is no theme pack. Please choose the ZIP file as it was taken out.'))

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw noPack()
  }
}

/** Reads a theme pack, here in the browser. Throws {@link Unreadable}. */
export async function readPack(file: Blob): Promise<ReadPack> {
  // What every ZIP begins with. Another file is no damaged one.
  if ((await file.slice(0, 2).text()) !== 'PK') throw noPack()
  const zip = await openZip(file, zipLimits)
  if (!zip.has(packedThemes)) throw noPack()
  const { data } = themePack.safeParse(json(await zip.text(packedThemes)))
  if (!data) throw noPack()
  if (data.version > 1)
    throw new Unreadable(
      wording(
        'This theme pack was made by a newer version of A-genda. Please bring this one up to date first.',
      ),
    )
  const themes = data.themes
    .map(readPackedTheme)
    .filter((theme) => theme !== undefined && picturesOf(theme).every((path) => zip.has(path)))
    .filter((theme) => theme !== undefined)
  return { themes, unread: data.themes.length - themes.length, picture: (path) => zip.blob(path) }
}
