import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the product's own pictures: its files, the widest first, and a tiny one to show while they load. */
export type BundledPicture = {
  url: string
  widths: { url: string; width: number }[]
  lqip: string
  /** Its colors as `#rrggbb`, the accent first. */
  palette: string[]
}
type Manifest = Record<string, { files: { file: string; width: number }[]; lqip: string; palette: string[] }>

/** Reads the manifest of a folder of rendered pictures. */
export function pictures(folder: string): (key: string) => BundledPicture | undefined {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const known = new Map(
    Object.entries(manifest).flatMap(([key, { files, lqip, palette }]) => {
      const widths = files.map(({ file, width }) => ({ url: `/art/${file}`, width }))
      const [widest] = widths
      return widest ? [[key, { url: widest.url, widths, lqip, palette }]] : []
    }),
  )
  return (key) => known.get(key)
}

/**
 * The key of one of the product's own pictures, by the address of any of its files. An address of an earlier build
 * works too: `/art/cover-still-water-800.1f2e3d.webp` is `cover/still-water`. Undefined for any other address.
 */
export function keyOfPicture(address: string): string | undefined {
  const [, kind, name] = /^\/art\/([a-z]+)[-/]([\w-]+)-\d+(?:\.\w+)?\.webp$/.exec(address) ?? []
  return kind && name && `${kind}/${name}`
}
