import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Entry, kinds, listPictures, loadPicture } from '../content/art/gallery.ts'
import { press, type Sheet } from '../content/art/press.ts'

/** One picture as it is served: `files` widest first, every name carrying a hash of its content. */
interface ArtImage {
  files: { file: string; width: number; height: number; bytes: number }[]
  width: number
  height: number
  /** A tiny WebP as a `data:` URI of fewer than 400 characters. */
  lqip: string
  /** Five `#rrggbb`. */
  palette: readonly string[]
}

/** Pictures by key (`cover/still-water`). */
export type Manifest = Record<string, ArtImage>

interface Stamped {
  stamp: string
  image: ArtImage
}

const root = new URL('../', import.meta.url)
const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** What every picture depends on: the tools, the press and this file. */
async function toolsStamp(): Promise<string> {
  const folder = new URL('content/art/', root)
  const shared = (await readdir(folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const nested = ['tarot/_card.ts', 'exercises/_tile.ts', 'exercises/_bowl.ts', 'landing/_desk.ts']
  const texts = await Promise.all(
    [
      ...[...shared, ...nested].map((name) => new URL(name, folder)),
      new URL('scripts/render-art.ts', root),
    ].map((file) => readFile(file, 'utf8')),
  )
  return digest(texts.join('\0') + sharp.versions.vips)
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

async function render(entry: Entry, outDir: string): Promise<ArtImage> {
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
    files,
    width: widest.width,
    height: widest.height,
    lqip: await placeholder(sheet),
    palette: picture.palette,
  }
}

async function earlier(outDir: string): Promise<Record<string, Stamped>> {
  try {
    return JSON.parse(await readFile(join(outDir, 'stamps.json'), 'utf8'))
  } catch {
    return {}
  }
}

async function save(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value, null, 1))
  await rename(`${file}.new`, file)
}

interface RenderOptions {
  /** Which pictures; the whole library unless told. */
  pictures?: readonly Entry[]
  /** Called with the key of each picture that had to be rendered. */
  onRendered?: (key: string) => void
}

/**
 * Renders the library into `outDir` as WebP with a `manifest.json`, and answers the manifest. A picture whose
 * drawing, tools and files are as they were is left alone; files no picture needs are removed.
 */
export async function renderArt(outDir: string, options: RenderOptions = {}): Promise<Manifest> {
  await mkdir(outDir, { recursive: true })
  const [tools, before, present] = [await toolsStamp(), await earlier(outDir), new Set(await readdir(outDir))]
  const entries = options.pictures ?? (await listPictures())
  const results: [key: string, result: Stamped][] = []
  const queue = entries.entries()
  const lane = async () => {
    for (const [i, entry] of queue) {
      const stamp = digest(tools + (await readFile(entry.file, 'utf8')))
      const known = before[entry.key]
      if (known?.stamp === stamp && known.image.files.every(({ file }) => present.has(file))) {
        results[i] = [entry.key, known]
      } else {
        results[i] = [entry.key, { stamp, image: await render(entry, outDir) }]
        options.onRendered?.(entry.key)
      }
    }
  }
  // Two lanes: one picture is drawn and pressed while the other is being encoded.
  await Promise.all([lane(), lane()])
  const after = Object.fromEntries(results)
  const manifest: Manifest = Object.fromEntries(
    Object.entries(after).map(([key, { image: art }]) => [key, art]),
  )
  await save(join(outDir, 'manifest.json'), manifest)
  await save(join(outDir, 'stamps.json'), after)
  const needed = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file)))
  for (const name of await readdir(outDir)) {
    if (name.endsWith('.webp') && !needed.has(name)) await rm(join(outDir, name))
  }
  return manifest
}

if (import.meta.main) {
  const started = performance.now()
  let rendered = 0
  const outDir = process.argv[2] ?? fileURLToPath(new URL('dist/art', root))
  const manifest = await renderArt(outDir, {
    onRendered: () => {
      rendered++
    },
  })
  const bytes = Object.values(manifest).reduce(
    (sum, { files }) => sum + files.reduce((part, file) => part + file.bytes, 0),
    0,
  )
  console.log(
    `${Object.keys(manifest).length} pictures, ${rendered} rendered in ${((performance.now() - started) / 1000).toFixed(1)} s, ${Math.round(bytes / 1024)} kB`,
  )
}
