import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', 'web')
type Picture = { src: string; sizes: string; purpose?: string }
const manifest: {
  id: string
  start_url: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string }[]
} = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8'))

test('every picture of the manifest is there, in the size that it says', async () => {
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(join(web, 'public', src)).metadata()
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

test('a launcher may cut a circle of four fifths out of the maskable icon', async () => {
  const { data, info } = await sharp(join(web, 'public/icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)].join()
  let outside = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels
    const [x, y] = [(pixel % 512) - 256, Math.floor(pixel / 512) - 256]
    if (Math.hypot(x, y) <= 0.4 * 512) continue
    if ([...data.subarray(at, at + 3)].join() !== ground) outside += 1
  }
  expect(outside).toBe(0)
})

test('it opens home, stays the app that was installed before, and its shortcuts lead to pages', () => {
  const router = readFileSync(join(web, 'router.tsx'), 'utf8')
  expect(manifest.id).toBe('/')
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect(router).toContain(`path: '${url.replace(/^\//, '').replace(/\?.*/, '')}'`)
})
