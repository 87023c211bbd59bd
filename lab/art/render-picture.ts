import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Entry, kinds, loadPicture } from './gallery.ts'
import { byNight } from './night.ts'
import type { Picture } from './picture.ts'
import { press, type Sheet } from './press.ts'
import { type Box, pressLayer, wholeSheet } from './press-layer.ts'

/** Widest first, every name carrying a hash of its content. */
type Files = { file: string; width: number; height: number; bytes: number }[]

/** One picture as it is served. */
export interface RenderedPicture {
  files: Files
  width: number
  height: number
  /** A tiny WebP as a `data:` URI of fewer than 400 characters. */
  lqip: string
  /** Five `#rrggbb`. */
  palette: readonly string[]
  /** One more file, for where it fills the screen. */
  large?: Files
  /** A cover as AVIF, which is half as heavy. */
  avif?: Files
  /** The same in its night palette. */
  night?: { files: Files; large?: Files; avif?: Files; lqip: string }
  /** The parts of a cover that moves, bottom first, by day and by night. */
  layers?: { name: string; box: Box; day: Files; night: Files }[]
}

/** Twelve letters that stand for the content. */
export const digest = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12)

/** The names of all files of a picture. */
export const filesOf = ({ files, large = [], avif = [], night, layers = [] }: RenderedPicture): string[] =>
  [
    ...[files, large, avif, night?.files ?? [], night?.large ?? [], night?.avif ?? []],
    ...layers.flatMap((layer) => [layer.day, layer.night]),
  ]
    .flat()
    .map(({ file }) => file)

const image = ({ data, width, height, channels }: Sheet) => sharp(data, { raw: { width, height, channels } })

async function placeholder(sheet: Sheet): Promise<string> {
  for (const quality of [40, 20, 5]) {
    const tiny = await image(sheet)
      .resize(sheet.width > sheet.height ? 24 : 18)
      .webp({ quality })
      .toBuffer()
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`
    if (uri.length < 400) return uri
  }
  throw new Error('A placeholder does not fit into 400 characters.')
}

// The grain costs most where it is least seen: wide pictures are shown on dense screens.
const formats = {
  webp: (picture: Sharp, width: number) =>
    picture.webp({ quality: width > 1000 ? 74 : width > 400 ? 78 : 82, smartSubsample: true }),
  avif: (picture: Sharp, width: number) =>
    picture.avif({ quality: width > 1000 ? 48 : 52, chromaSubsampling: '4:2:0' }),
}

/** Writes a sheet in each of the widths, and returns the files. */
const encode = (
  sheet: Sheet,
  name: string,
  widths: readonly number[],
  outDir: string,
  format: keyof typeof formats = 'webp',
): Promise<Files> =>
  Promise.all(
    widths.map(async (width) => {
      const { data, info } = await formats[format](image(sheet).resize(width), width).toBuffer({
        resolveWithObject: true,
      })
      const file = `${name}-${width}.${digest(data)}.${format}`
      await writeFile(join(outDir, file), data)
      return { file, width, height: info.height, bytes: data.length }
    }),
  )

async function renderLayers({ parts, more, night }: Picture, name: string, outDir: string) {
  const rendered: NonNullable<RenderedPicture['layers']> = []
  for (const [part, body] of Object.entries({ ...parts?.(), ...more?.() })) {
    const day = await pressLayer(body, part === 'ground' ? wholeSheet : undefined)
    const dark = await pressLayer(byNight(body, night), day.box)
    const widths = [0.75, 0.5].map((scale) => day.sheet.width * scale)
    const file = `layer-${name}-${part}`
    rendered.push({
      name: part,
      box: day.box,
      day: await encode(day.sheet, file, widths, outDir),
      night: await encode(dark.sheet, `${file}-night`, widths, outDir),
    })
  }
  return rendered
}

/** Pressed anew at its own size. A hand that moves as far as on the small one would make a circle angular. */
async function renderLarge(
  svg: string,
  name: string,
  { widths, large, hand }: typeof kinds.exercise,
  outDir: string,
): Promise<Files> {
  const scale = large / widths[0]
  return encode(await press(svg, { hand: hand * Math.sqrt(scale), scale }), name, [large], outDir)
}

/** Draws, presses and writes a picture in its widths, by night as well where its kind has that, and a cover in its layers if it has any. */
export async function render(entry: Entry, outDir: string): Promise<RenderedPicture> {
  const kind = kinds[entry.kind]
  const { widths, hand } = kind
  const picture = await loadPicture(entry)
  const svg = picture.draw()
  const sheet = await press(svg, { hand })
  const file = entry.key.replace('/', '-')
  const rendered: RenderedPicture = {
    files: await encode(sheet, file, widths, outDir),
    ...('large' in kind && { large: await renderLarge(svg, file, kind, outDir) }),
    ...('avif' in kind && { avif: await encode(sheet, file, kind.avif, outDir, 'avif') }),
    width: sheet.width,
    height: sheet.height,
    lqip: await placeholder(sheet),
    palette: picture.palette,
  }
  if (!('night' in kind)) return rendered
  const drawnDark = byNight(svg, picture.night, kind.night)
  const dark = await press(drawnDark, { hand })
  const name = entry.kind === 'cover' ? file.replace('cover-', '') : file
  rendered.night = {
    files: await encode(dark, `night-${name}`, widths, outDir),
    ...('large' in kind && { large: await renderLarge(drawnDark, `night-${name}`, kind, outDir) }),
    ...('avif' in kind && { avif: await encode(dark, `night-${name}`, kind.avif, outDir, 'avif') }),
    lqip: await placeholder(dark),
  }
  if (entry.kind !== 'cover') return rendered
  const layers = await renderLayers(picture, name, outDir)
  return { ...rendered, ...(layers.length > 0 && { layers }) }
}
