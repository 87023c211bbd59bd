import { artAt, besideOthers, type PackedTheme, picturesOf } from '../../../contract/theme-packs.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import { ApiError, call } from '../../lib/api.ts'
import { sendFile } from '../../lib/send-file.ts'
import type { ReadPack } from './read-pack.ts'

type ThemeToImport = {
  theme: PackedTheme
  /** Made once for a theme, so that a try whose answer was lost brings in no second one. */
  id: string
  pack: ReadPack
  asDraft: boolean
  /** The slugs and titles of the library, to which what comes in is added. */
  taken: { slugs: Set<string>; titles: Set<string> }
}

/** The name under which a theme of a pack comes in: its own, or a new one where it would stand in another's place. */
export const nameIn = (
  theme: PackedTheme,
  { slugs, titles }: ThemeToImport['taken'],
): { slug: string; title: string } => {
  const { slug, title } = theme
  const isNew = !slugs.has(slug) && !titles.has(title)
  return isNew ? { slug, title } : besideOthers(theme, (taken) => slugs.has(taken))
}

/** Stores the pictures of a theme; our own are taken from this server, unless `all` are to be sent. */
async function storePictures({ theme, pack }: ThemeToImport, all: boolean): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const path of picturesOf(theme)) {
    const art = all ? undefined : artAt(path)
    addresses.set(
      path,
      art ?? (await sendFile('POST /themes/pictures', { file: await pack.picture(path) })).url,
    )
  }
  return addresses
}

/** Brings in one theme of a pack. Nothing that is there is overwritten. Throws an {@link ApiError}, or `Unreadable`. */
export async function bringInTheme(chosen: ThemeToImport): Promise<void> {
  const { theme, id, asDraft, taken } = chosen
  const { texts = {}, ...words } = theme
  const create = async (all: boolean) => {
    const addresses = await storePictures(chosen, all)
    for (;;) {
      const name = nameIn(theme, taken)
      const body = {
        ...mapPictures(words, (path) => addresses.get(path) ?? null),
        ...name,
        id,
        isDraft: asDraft,
      }
      try {
        await call('POST /themes/library', { body })
        for (const [language, own] of Object.entries(texts))
          await call('PATCH /themes/library/{id}/texts/{language}', { params: { id, language }, body: own })
        taken.slugs.add(name.slug)
        taken.titles.add(name.title)
        return
      } catch (error) {
        // One that was made meanwhile, or lies beyond what this page knows of the library.
        if (!(error instanceof ApiError && error.status === 409) || taken.slugs.has(name.slug)) throw error
        taken.slugs.add(name.slug)
      }
    }
  }
  await create(false).catch((error: unknown) => {
    // A picture of a newer product, which this one does not have.
    const lacksArt = error instanceof ApiError && error.status === 400 && picturesOf(theme).some(artAt)
    if (!lacksArt) throw error
    return create(true)
  })
}
