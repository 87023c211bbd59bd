import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', 'web')
const read = (path: string) => readFileSync(join(web, path), 'utf8')
type Picture = { src: string; sizes: string; purpose?: string }
type Colours = { background_color: string; theme_color: string }
const manifest: Colours & {
  id: string
  start_url: string
  color_scheme_dark: Colours
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
} = JSON.parse(read('public/manifest.webmanifest'))

/** The pixels of an icon: its channels, and how far each is from the middle. */
async function pixelsOf(purpose: string) {
  const icon = manifest.icons.find((each) => each.purpose === purpose)
  const { data, info } = await sharp(join(web, 'public', icon?.src ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, at) => ({
    colour: [...data.subarray(at * 4, at * 4 + 4)],
    fromMiddle: Math.hypot((at % info.width) - info.width / 2, Math.floor(at / info.width) - info.height / 2),
    half: info.width / 2,
  }))
}

test('every picture of the manifest is there, in the size that it says', async () => {
  const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons)
  for (const { src, sizes } of [...pictures, ...manifest.screenshots]) {
    const { width, height } = await sharp(join(web, 'public', src)).metadata()
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test('a launcher may cut a circle of four fifths out of the maskable icon', async () => {
  const pixels = await pixelsOf('maskable')
  const outside = pixels.filter(({ fromMiddle, half }) => fromMiddle > 0.8 * half)
  expect(new Set(outside.map(({ colour }) => colour.join()))).toEqual(new Set([pixels[0]?.colour.join()]))
  expect(new Set(pixels.map(({ colour }) => colour.join())).size).toBeGreaterThan(4)
})

test('a phone that colors all icons alike finds the sprig in one of them, on nothing', async () => {
  const pixels = await pixelsOf('monochrome')
  const inked = pixels.filter(({ colour }) => (colour[3] ?? 0) > 128)
  expect(inked.length / pixels.length).toBeGreaterThan(0.05)
  expect(inked.length / pixels.length).toBeLessThan(0.3)
  expect(inked.every(({ fromMiddle, half }) => fromMiddle < 0.8 * half)).toBe(true)
})

test('the start screen has the colors of the page, by day and by night', () => {
  for (const [scheme, colours] of [
    ['light', manifest],
    ['dark', manifest.color_scheme_dark],
  ] as const) {
    const page = new RegExp(`data-for="${scheme}"[^>]*content="(#\\w{6})"`).exec(read('index.html'))?.[1]
    expect([colours.background_color, colours.theme_color]).toEqual([page, page])
  }
})

test('an old browser finds a PNG in favicon.ico', async () => {
  const file = readFileSync(join(web, 'public/favicon.ico'))
  const [bytes, from] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(await sharp(file.subarray(from, from + bytes)).metadata()).toMatchObject({
    format: 'png',
    width: 48,
  })
  expect(from + bytes).toBe(file.length)
})

test('it opens home, stays the app that was installed before, and its shortcuts lead to pages', () => {
  expect(manifest.id).toBe('/')
  const router = read('router.tsx')
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect(router).toContain(`path: '${url.replace(/^\//, '').replace(/\?.*/, '')}'`)
})
