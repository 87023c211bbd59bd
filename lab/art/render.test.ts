import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { listPictures } from './gallery.ts'
import { renderArt } from './render.ts'

const outDir = await mkdtemp(join(tmpdir(), 'art-'))
afterAll(() => rm(outDir, { recursive: true }))

const pictures = (await listPictures()).filter(
  ({ key }) => key === 'exercise/letter' || key === 'tarot/strength',
)

async function render(): Promise<string[]> {
  const rendered: string[] = []
  await renderArt(outDir, { pictures, onRendered: (key) => rendered.push(key) })
  return rendered.sort()
}

test('renders once, again only what is missing, and clears what nothing needs', {
  timeout: 30_000,
}, async () => {
  expect(await render()).toEqual(['exercise/letter', 'tarot/strength'])
  expect(await render()).toEqual([])

  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8'))
  const letter = manifest['exercise/letter']
  expect(letter.files.map((file: { width: number }) => file.width)).toEqual([480, 240])
  expect(letter.large).toMatchObject([{ width: 960, height: 960 }])
  expect(manifest['tarot/strength']).not.toHaveProperty('large')
  expect(letter.lqip).toMatch(/^data:image\/webp;base64,/)
  expect(letter.lqip.length).toBeLessThan(400)
  const smallest = letter.files.at(-1)
  const { width, height, format } = await sharp(join(outDir, smallest.file)).metadata()
  expect({ width, height, format }).toEqual({ width: 240, height: smallest.height, format: 'webp' })

  await rm(join(outDir, smallest.file))
  await writeFile(join(outDir, 'cover-gone-1600.000000000000.webp'), 'stale')
  expect(await render()).toEqual(['exercise/letter'])
  expect(await readdir(outDir)).toContain(smallest.file)
  expect(await readdir(outDir)).not.toContain('cover-gone-1600.000000000000.webp')
})
