/**
 * `npm run art`: renders what was drawn anew into content/pictures, whose files are committed. `--check` only looks.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFolder } from '../../content/pictures.ts'
import { type Entry, listPictures } from './gallery.ts'
import { digest, filesOf, type RenderedPicture, render } from './render-picture.ts'

/** Pictures by key (`cover/still-water`), with a digest of the sources of each, by which one that is out of date is found. */
type Manifest = Record<string, RenderedPicture & { drawnFrom: string }>

/** What every picture depends on: the press, what several drawings share, and this file. */
async function sharedStamp(): Promise<string> {
  const here = new URL('./', import.meta.url)
  const shared = (await readdir(here))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const nested = [
    'tarot/_card.ts',
    'exercises/_tile.ts',
    'exercises/_bowl.ts',
    'landing/_desk.ts',
    'events/_strip.ts',
  ]
  const texts = await Promise.all([...shared, ...nested].map((name) => readFile(new URL(name, here), 'utf8')))
  return digest(texts.join('\0'))
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
    if (known?.drawnFrom !== drawnFrom || !filesOf(known).every((file) => present.has(file)))
      stale.set(entry.key, drawnFrom)
  }
  return stale
}

/**
 * Renders the library into `outDir` as WebP, covers as AVIF too, with a `manifest.json`. A picture whose drawing and files are as they were
 * is left alone; files no picture needs are removed.
 */
export async function renderArt(outDir: string, options: RenderOptions = {}): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const entries = options.pictures ?? (await listPictures())
  const [stale, before] = [await findStale(outDir, entries), await readManifest(outDir)]
  const results: [key: string, picture: Manifest[string]][] = []
  const queue = entries.entries()
  const lane = async () => {
    for (const [i, entry] of queue) {
      const drawnFrom = stale.get(entry.key)
      const known = before[entry.key]
      if (known && drawnFrom === undefined) results[i] = [entry.key, known]
      else {
        results[i] = [entry.key, { drawnFrom: drawnFrom ?? '', ...(await render(entry, outDir)) }]
        options.onRendered?.(entry.key)
      }
    }
  }
  // Two lanes: one picture is drawn and pressed while the other is being encoded.
  await Promise.all([lane(), lane()])
  const manifest: Manifest = Object.fromEntries(results)
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  const needed = new Set(Object.values(manifest).flatMap(filesOf))
  for (const name of await readdir(outDir)) {
    if (/\.(webp|avif)$/.test(name) && !needed.has(name)) await rm(join(outDir, name))
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
