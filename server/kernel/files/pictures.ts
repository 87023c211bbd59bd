import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Widths = { url: string; width: number }[]
/** One of the product's own pictures: its files, the widest first, and a tiny one to show while they load. */
export type BundledPicture = {
  url: string
  widths: Widths
  /** A wider one of a picture that is small elsewhere, for where it fills the screen. */
  large?: string
  lqip: string
  /** Its colors as `#rrggbb`, the accent first. */
  palette: string[]
  /** A cover as AVIF. */
  avif?: Widths
  /** The picture in its night palette. */
  night?: { url: string; widths: Widths; large?: string; avif?: Widths; lqip: string }
  /** The parts of a cover that moves, bottom first, each by day and by night. */
  layers?: Layer<Widths>[]
}
/** The box is left, top, width and height in pixels of the widest picture. */
type Layer<Files> = { name: string; box: [number, number, number, number]; day: Files; night: Files }

type Files = { file: string; width: number }[]
type Manifest = Record<
  string,
  {
    files: Files
    large?: Files
    lqip: string
    palette: string[]
    avif?: Files
    night?: { files: Files; large?: Files; avif?: Files; lqip: string }
    layers?: Layer<Files>[]
  }
>

const widthsOf = (files: Files): Widths => files.map(({ file, width }) => ({ url: `/art/${file}`, width }))

function nightOf({ files, large, avif, lqip }: NonNullable<Manifest[string]['night']>) {
  const widths = widthsOf(files)
  const [wider] = widthsOf(large ?? [])
  return {
    url: widths[0]?.url ?? '',
    widths,
    lqip,
    ...(wider && { large: wider.url }),
    ...(avif && { avif: widthsOf(avif) }),
  }
}

/** Reads the manifest of a folder of rendered pictures. */
export function pictures(folder: string): (key: string) => BundledPicture | undefined {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const known = new Map(
    Object.entries(manifest).flatMap(([key, { files, large = [], avif, night, layers, lqip, palette }]) => {
      const widths = widthsOf(files)
      const [widest] = widths
      const [wider] = widthsOf(large)
      if (!widest) return []
      const picture: BundledPicture = {
        url: widest.url,
        widths,
        lqip,
        palette,
        ...(wider && { large: wider.url }),
        ...(avif && { avif: widthsOf(avif) }),
        ...(night && { night: nightOf(night) }),
        ...(layers && {
          layers: layers.map((layer) => ({
            ...layer,
            day: widthsOf(layer.day),
            night: widthsOf(layer.night),
          })),
        }),
      }
      return [[key, picture]]
    }),
  )
  return (key) => known.get(key)
}

/**
 * The key of one of the product's own pictures, by the address of any of its files. An address of an earlier build
 * works too: `/art/cover-still-water-800.1f2e3d.webp` is `cover/still-water`. Undefined for any other address.
 */
export function keyOfPicture(address: string): string | undefined {
  const [, kind, name] = /^\/art\/([a-z]+)[-/]([\w-]+)-\d+(?:\.\w+)?\.(?:webp|avif)$/.exec(address) ?? []
  return kind && name && `${kind}/${name}`
}
