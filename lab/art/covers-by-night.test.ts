import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesFolder } from '../../content/pictures.ts'
import tide from './covers/tide.ts'
import { byNight } from './night.ts'
import { press } from './press.ts'
import { pressLayer } from './press-layer.ts'

type Files = { file: string; width: number }[]
const manifest: Record<string, { files: Files; night?: { files: Files } }> = JSON.parse(
  readFileSync(join(picturesFolder, 'manifest.json'), 'utf8'),
)
const covers = Object.entries(manifest).filter(([key]) => key.startsWith('cover/'))

/** The mean lightness of a picture, 0 to 255. */
async function lightness(files: Files = []): Promise<number> {
  const { channels } = await sharp(join(picturesFolder, files.at(-1)?.file ?? ''))
    .greyscale()
    .stats()
  return channels[0]?.mean ?? 255
}

test('all seventeen covers have a night palette, which glares from no dark page', async () => {
  expect(covers).toHaveLength(17)
  for (const [key, { files, night }] of covers) {
    const dark = await lightness(night?.files)
    expect(dark, key).toBeLessThan(105)
    expect(dark, key).toBeLessThan(await lightness(files))
  }
})

test('so have the pictures of events, exercises and cards, each much darker than by day unless that is dark', async () => {
  const others = Object.entries(manifest).filter(([key]) => /^(event|exercise|tarot)\//.test(key))
  expect(others.length).toBeGreaterThan(60)
  for (const [key, { files, night }] of others)
    expect(await lightness(night?.files), key).toBeLessThan(Math.max(105, 0.8 * (await lightness(files))))
}, 30_000)

test('by night every ink is darker, but what shines is as it is said', () => {
  const drawn = '<path fill="#ffffff" stroke="#cf5f34"/><path clip-path="url(#ffffff)"/>'
  expect(byNight(drawn, { '#cf5f34': '#cf5f34' })).toMatch(
    /^<path fill="#[5-9a][0-9a-f]{5}" stroke="#cf5f34"\/><path clip-path="url\(#ffffff\)"\/>$/,
  )
})

test('laid on one another the parts of a cover are the cover, so that nothing jumps when it begins to move', async () => {
  const whole = await press(tide.draw())
  const laid = await Promise.all(
    Object.values(tide.parts?.() ?? {}).map(async (body) => {
      const { sheet, box } = await pressLayer(body)
      const [x, y, width, height] = box
      const [left, top] = [Math.max(0, -x), Math.max(0, -y)]
      const part = sharp(sheet.data, { raw: { width, height, channels: sheet.channels } }).extract({
        left,
        top,
        width: Math.min(1600 - Math.max(0, x), width - left),
        height: Math.min(1000 - Math.max(0, y), height - top),
      })
      return { input: await part.png().toBuffer(), left: Math.max(0, x), top: Math.max(0, y) }
    }),
  )
  const { data } = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#f4ecdc' } })
    .composite(laid)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let far = 0
  for (const [i, value] of data.entries()) if (Math.abs(value - (whole.data[i] ?? 0)) > 24) far++
  expect(far / data.length).toBeLessThan(0.001)
}, 60_000)
