import { readdir } from 'node:fs/promises'
import type { Picture } from './picture.ts'

const here = new URL('./', import.meta.url)

/**
 * Folder of each kind of picture, with the widths it is served in, widest first. `large` is one more, for where a picture
 * that is small elsewhere fills the screen. `night` is another rendering for dark pages, by the light of
 * the moon or of a lamp.
 */
export const kinds = {
  cover: { folder: 'covers', widths: [1600, 800, 400], avif: [1600, 1200, 800, 400], hand: 1, night: 'moon' },
  tarot: { folder: 'tarot', widths: [600, 300], hand: 0.75, night: 'lamp' },
  exercise: { folder: 'exercises', widths: [480, 240], hand: 0.55, large: 960, night: 'lamp' },
  event: { folder: 'events', widths: [1260, 630], hand: 0.8, night: 'moon' },
  landing: { folder: 'landing', widths: [1600, 800], hand: 1 },
} as const

export type Kind = keyof typeof kinds

export interface Entry {
  /** What theme data says: `cover/still-water`. */
  key: string
  kind: Kind
  file: URL
}

/** Every picture of the library, by its key, in a stable order. */
export async function listPictures(): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const kind of Object.keys(kinds) as Kind[]) {
    const folder = new URL(`${kinds[kind].folder}/`, here)
    const files = (await readdir(folder))
      .filter((name) => name.endsWith('.ts') && !name.startsWith('_'))
      .sort()
    for (const name of files)
      entries.push({ key: `${kind}/${name.slice(0, -3)}`, kind, file: new URL(name, folder) })
  }
  return entries
}

/** The drawing behind an entry. */
export async function loadPicture(entry: Entry): Promise<Picture> {
  const module: { default: Picture } = await import(entry.file.href)
  return module.default
}
