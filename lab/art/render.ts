/**
 * `npm run art`: renders what was drawn anew into content/pictures, whose files are committed. `--check` only looks.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from '../../content/pictures.ts'
import { type Entry, kinds, listPictures, loadPicture } from './gallery.ts'
import { press, type Sheet } from './press.ts'

/** One picture as it is served: `files` widest first, every name carrying a hash of its content. */
interface RenderedPicture {
  /** A digest of the sources it was drawn from, by which a picture that is out of date is found. */
  drawnFrom: string
  files: { file: string; width: number; height: number; bytes: number }[]
  width: number
  height: number
  /** A tiny WebP as a `data:` URI of fewer than 400 characters. */
  lqip: string
  /** Five `#rrggbb`. */
  palette: readonly string[]
}

/** Pictures by key (`cover/still-water`). */
type Manifest = Record<string, RenderedPicture>

const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** What every picture depends on: the press, what several drawings share, and this file. */
async function sharedStamp(): Promise<string> {
  const here = new URL('./', import.meta.url)
  const shared = (await readdir(here))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const nested = ['tarot/_card.ts', 'exercises/_tile.ts', 'exercises/_bowl.ts', 'landing/_desk.ts', 'events/_strip.ts']
  const texts = await Promise.all([...shared, ...nested].map((name) => readFile(new URL(name, here), 'utf8')))
  return digest(texts.join('\0'))
}

const image = (sheet: Sheet) =>
  sharp(sheet.data, { raw: { width: sheet.width, height: sheet.height, channels: 3 } })

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

async function render(entry: Entry, drawnFrom: string, outDir: string): Promise<RenderedPicture> {
  const { widths, hand } = kinds[entry.kind]
  const picture = await loadPicture(entry)
  const sheet = await press(picture.draw(), hand)
  const files = await Promise.all(
    widths.map(async (width) => {
      // The grain costs most where it is least seen: wide pictures are shown on dense screens.
      const quality = width > 1000 ? 74 : width > 400 ? 78 : 82
      const { data, info } = await image(sheet)
        .resize(width)
        .webp({ quality, smartSubsample: true })
        .toBuffer({ resolveWithObject: true })
      const file = `${entry.key.replace('/', '-')}-${width}.${digest(data)}.webp`
      await writeFile(join(outDir, file), data)
      return { file, width, height: info.height, bytes: data.length }
    }),
  )
  const widest = files[0]
  if (!widest) throw new Error(`${entry.key} has no widths.`)
  return {
    drawnFrom,
    files,
    width: widest.width,
    height: widest.height,
    lqip: await placeholder(sheet),
    palette: picture.palette,
  }
}

async function readManifest(outDir: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8'))
  } catch {
    return {}
  }
}

interface RenderOptions {
  /** Which pictures; the whole library unless told. */
  pictures?: readonly Entry[]
  /** Called with the key of each picture that had to be rendered. */
  onRendered?: (key: string) => void
}

/** The keys of the pictures in `outDir` that are absent, or were drawn from other sources than today's. */
export async function findStale(outDir: string, pictures?: readonly Entry[]): Promise<Map<string, string>> {
  const [shared, manifest] = [await sharedStamp(), await readManifest(outDir)]
  const present = new Set(await readdir(outDir))
  const stale = new Map<string, string>()
  for (const entry of pictures ?? (await listPictures())) {
    const drawnFrom = digest(shared + (await readFile(entry.file, 'utf8')))
    const known = manifest[entry.key]
    if (known?.drawnFrom !== drawnFrom || !known.files.every(({ file }) => present.has(file)))
      stale.set(entry.key, drawnFrom)
  }
  return stale
}

/**
 * Renders the library into `outDir` as WebP with a `manifest.json`. A picture whose drawing and files are as they were
 * is left alone; files no picture needs are removed.
 */
export async function renderArt(outDir: string, options: RenderOptions = {}): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const entries = options.pictures ?? (await listPictures())
  const [stale, before] = [await findStale(outDir, entries), await readManifest(outDir)]
  const results: [key: string, picture: RenderedPicture][] = []
  const queue = entries.entries()
  const lane = async () => {
    for (const [i, entry] of queue) {
      const drawnFrom = stale.get(entry.key)
      const known = before[entry.key]
      if (known && drawnFrom === undefined) results[i] = [entry.key, known]
      else {
        results[i] = [entry.key, await render(entry, drawnFrom ?? '', outDir)]
        options.onRendered?.(entry.key)
      }
    }
  }
  // Two lanes: one picture is drawn and pressed while the other is being encoded.
  await Promise.all([lane(), lane()])
  const manifest: Manifest = Object.fromEntries(results)
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  const needed = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file)))
  for (const name of await readdir(outDir)) {
    if (name.endsWith('.webp') && !needed.has(name)) await rm(join(outDir, name))
  }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = [...(await findStale(picturesFolder)).keys()]
    if (stale.length > 0)
      console.log(`Drawn anew since they were rendered: ${stale.join(', ')}. Run: npm run art`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    let rendered = 0
    await renderArt(picturesFolder, {
      onRendered: () => {
        rendered++
      },
    })
    console.log(`${rendered} pictures were rendered into content/pictures.`)
  }
}
