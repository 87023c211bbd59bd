import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of our own pictures: the widest file first, and a tiny one to show meanwhile. */
export type Picture = { url: string; widths: { url: string; width: number }[]; lqip: string }
type Manifest = Record<string, { files: { file: string; width: number }[]; lqip: string }>

/** Reads the manifest of our own rendered art; without one, no picture is known. */
export function pictures(dist: string): (key: string) => Picture | undefined {
  let manifest: Manifest = {}
  try {
    manifest = JSON.parse(readFileSync(join(dist, 'art', 'manifest.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return (key) => {
    const found = manifest[key]
    const widths = found?.files.map(({ file, width }) => ({ url: `/art/${file}`, width })) ?? []
    const [widest] = widths
    return found && widest && { url: widest.url, widths, lqip: found.lqip }
  }
}
