import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import type { RenderedImage } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { imageRenderer } from './renderer.ts'

const { render: renderImage, close } = imageRenderer({ log: quietLog() })
afterAll(close)

const plain = (width: number, height: number, background = '#3f6650') =>
  sharp({ create: { width, height, channels: 3, background } })

async function rendered(bytes: Uint8Array): Promise<RenderedImage> {
  const result = await renderImage(bytes)
  if (result instanceof Refusal) throw result
  return result
}

async function refusal(bytes: Uint8Array): Promise<[number, string]> {
  const result = await renderImage(bytes)
  if (!(result instanceof Refusal)) throw new Error('It was kept.')
  return [result.status, result.message]
}

/** The red, green and blue of one pixel. */
async function pixel(file: Uint8Array | undefined, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 80 && blue < 80

describe('what is kept', () => {
  test('every width that the image has, widest first, each a WebP without metadata', async () => {
    const image = await rendered(await plain(2400, 1200).jpeg().toBuffer())
    expect(image).toMatchObject({ width: 1600, height: 800 })
    expect(image.files.map(({ width }) => width)).toEqual([1600, 800, 400])
    for (const { width, bytes } of image.files) {
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: 'webp', width, height: width / 2 })
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  test('a narrow image in its own width, never larger', async () => {
    const narrow = await rendered(await plain(640, 480).png().toBuffer())
    expect(narrow.files.map(({ width }) => width)).toEqual([640, 400])
    const tiny = await rendered(await plain(7, 3).webp().toBuffer())
    expect(tiny.files.map(({ width }) => width)).toEqual([7])
  })

  test('the same image has the same name, another one another', async () => {
    const once = await rendered(await plain(500, 300).jpeg().toBuffer())
    const again = await rendered(await plain(500, 300).jpeg().toBuffer())
    const other = await rendered(await plain(500, 300, '#400000').jpeg().toBuffer())
    expect(once.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(again.hash).toBe(once.hash)
    expect(other.hash).not.toBe(once.hash)
  })

  test('a tiny picture that fits into a page, and the colours, most of it first', async () => {
    const left = await plain(300, 400, '#c81e28').png().toBuffer()
    const right = await plain(100, 400, '#141ec8').png().toBuffer()
    const both = await plain(400, 400)
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 300, top: 0 },
      ])
      .png()
      .toBuffer()
    const { lqip, palette } = await rendered(both)
    expect(lqip).toMatch(/^data:image\/webp;base64,[\w+/=]+$/)
    expect(lqip.length).toBeLessThan(600)
    expect(palette.slice(0, 2)).toEqual(['#c81e28', '#141ec8'])
    for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('a photograph', () => {
  const withPlace = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }

  test('stands upright, and nobody learns where it was taken', async () => {
    // Red above blue, stored rotated, as a phone does.
    const red = await plain(60, 20, '#e01010').png().toBuffer()
    const upright = await plain(60, 40, '#1010e0')
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const lying = await sharp(upright)
      .rotate(270)
      .withExif(withPlace)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const before = await sharp(lying).metadata()
    expect(before).toMatchObject({ width: 40, height: 60, orientation: 6 })
    const image = await rendered(lying)
    expect(image).toMatchObject({ width: 60, height: 40 })
    expect(isRed(await pixel(image.files[0]?.bytes, 30, 4))).toBe(true)
    expect(isRed(await pixel(image.files[0]?.bytes, 30, 35))).toBe(false)
    const all = Buffer.concat(image.files.map(({ bytes }) => bytes)).toString('latin1')
    expect(all).not.toMatch(/Secret Camera|Exif|EXIF|GPS/)
  })
})

describe('odd images come through', () => {
  test('a transparent PNG stays transparent', async () => {
    const clear = { r: 200, g: 30, b: 40, alpha: 0 }
    const image = await rendered(
      await sharp({ create: { width: 90, height: 90, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    expect((await pixel(image.files[0]?.bytes, 45, 45))[3]).toBe(0)
    expect(image.palette).toEqual([])
  })

  test('a CMYK JPEG shows its colours', async () => {
    const cmyk = await plain(80, 80, '#e01010').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    expect(isRed(await pixel((await rendered(cmyk)).files[0]?.bytes, 40, 40))).toBe(true)
  })

  test('grey, sixteen bits a channel and a palette', async () => {
    const grey = await plain(50, 50, '#777777').toColourspace('b-w').jpeg().toBuffer()
    const deep = await plain(50, 50, '#e01010').toColourspace('rgb16').png().toBuffer()
    const indexed = await plain(50, 50, '#e01010').png({ palette: true }).toBuffer()
    expect((await rendered(grey)).palette).toEqual(['#777777'])
    expect(isRed(await pixel((await rendered(deep)).files[0]?.bytes, 25, 25))).toBe(true)
    expect(isRed(await pixel((await rendered(indexed)).files[0]?.bytes, 25, 25))).toBe(true)
  })

  test('an animation stands still', async () => {
    const frames = Buffer.concat([
      await plain(30, 30, '#e01010').raw().toBuffer(),
      await plain(30, 30, '#1010e0').raw().toBuffer(),
    ])
    const moving = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const image = await rendered(moving)
    expect(image).toMatchObject({ width: 30, height: 30 })
    expect(isRed(await pixel(image.files[0]?.bytes, 15, 15))).toBe(true)
    expect((await sharp(image.files[0]?.bytes).metadata()).pages ?? 1).toBe(1)
  })

  test('one with sides as long as may be', async () => {
    const long = await rendered(await plain(100, 16_383).png().toBuffer())
    expect(long).toMatchObject({ width: 100, height: 16_383 })
    const wide = await rendered(await plain(16_383, 10).png().toBuffer())
    expect(wide).toMatchObject({ width: 1600, height: 1 })
  })
})

describe('refused', () => {
  const type: [number, string] = [415, imageFaults.type]

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('%s, whatever it is called', async (_name, bytes) => {
    expect(await refusal(Buffer.from(bytes))).toEqual(type)
  })

  test('a TIFF and an AVIF, which the decoder would know', async () => {
    expect(await refusal(await plain(9, 9).tiff().toBuffer())).toEqual(type)
    expect(await refusal(await plain(9, 9).avif().toBuffer())).toEqual(type)
  })

  test('a script behind the first bytes of a PNG', async () => {
    const bytes = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('<script>alert(1)</script>'),
    ])
    expect(await refusal(bytes)).toEqual([400, imageFaults.broken])
  })

  test('a file of more than 10 MB', async () => {
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))).toEqual([413, imageFaults.size])
  })

  test('a small file that would unfold into more than 50 megapixels', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await refusal(bomb)).toEqual([413, imageFaults.pixels])
    // False dimensions: a header claims 60000 × 60000, and no pixels follow.
    const claim = Buffer.from(await plain(10, 10).png().toBuffer())
    claim.writeUInt32BE(60_000, 16)
    claim.writeUInt32BE(60_000, 20)
    const [status] = await refusal(claim)
    expect([400, 413]).toContain(status)
  })

  test('a picture with a side that is too long, before it is decoded', async () => {
    expect(await refusal(await plain(16_384, 1).png().toBuffer())).toEqual([413, imageFaults.sides])
    expect(await refusal(await plain(1, 16_384).jpeg().toBuffer())).toEqual([413, imageFaults.sides])
    // Headers with dimensions that are too large. The data after them is not read.
    for (const [width, height] of [
      [5_000_000, 10],
      [1_000_000, 50],
      [2, 24_999_999],
    ] as const) {
      const claim = Buffer.from(await plain(10, 10).png().toBuffer())
      claim.writeUInt32BE(width, 16)
      claim.writeUInt32BE(height, 20)
      claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29)
      expect(await refusal(claim)).toEqual([413, imageFaults.sides])
    }
  })

  test('a photo with half of its rows missing, but not one without its last bytes', async () => {
    const photo = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(photo.subarray(0, photo.length / 2))).toEqual([400, imageFaults.broken])
    for (const missing of [2, 20, 400]) {
      const cut = await renderImage(photo.subarray(0, photo.length - missing))
      expect(cut, `${missing} bytes`).toMatchObject({ width: 1200, height: 900 })
    }
  })

  test('a file that was cut off', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    for (const whole of [
      await noise.jpeg().toBuffer(),
      await noise.png().toBuffer(),
      await noise.webp().toBuffer(),
    ]) {
      expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual([400, imageFaults.broken])
      expect(await refusal(whole.subarray(0, 30))).toEqual([400, imageFaults.broken])
    }
  })
})
