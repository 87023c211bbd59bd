import { createHash } from 'node:crypto'
import { extractColors } from 'extract-colors'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { imageFaults, imageWidths } from '../../../contract/images.ts'
import { lengths } from '../../../contract/limits.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { turns } from '../../kernel/turns.ts'

/** An image as it will be kept: its files, widest first, and what is known of it. */
export type Rendered = {
  hash: string
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
  lqip: string
  palette: string[]
}

const quality = 82
/** The longest side that WebP can have. */
const longestSide = 16_383
const lqipSide = 24
const paletteSide = 96

// Pictures come once: libvips would only keep their pixels. Two threads for each of two pictures at a time bound
// both memory (about 110 MB a picture at worst) and the share of the machine.
sharp.cache(false)
sharp.concurrency(2)
const inTurn = turns({ atOnce: 2, mostWaiting: 40 })

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}

/**
 * Turns what somebody sent into the files that are kept, or says why not (ruling 23). Only what begins as a JPEG,
 * PNG or WebP reaches a decoder, and its pixels are counted before they are decoded. Of an animation the first
 * picture is kept. Pixels alone come through: turned as the camera meant it, in sRGB, without any metadata.
 */
export async function renderImage(sent: Uint8Array): Promise<Rendered | Refusal> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (bytes.length > lengths.image) return refuse(413, imageFaults.size)
  const format = Object.keys(signatures).find((name) => signatures[name]?.(bytes))
  if (!format) return refuse(415, imageFaults.type)
  return inTurn(async () => {
    const source = sharp(bytes, { limitInputPixels: lengths.imagePixels, failOn: 'error', pages: 1 })
    const found = await source.metadata().catch((error: Error) => error)
    if (found instanceof Error)
      return /pixel limit/.test(found.message)
        ? refuse(413, imageFaults.pixels)
        : refuse(400, imageFaults.broken)
    if (found.format !== format) return refuse(415, imageFaults.type)
    try {
      return await render(source)
    } catch (error) {
      // Whatever the decoder stumbles over is in the bytes; a lack of memory would end the process, not come here.
      if (error instanceof Error) return refuse(400, imageFaults.broken)
      throw error
    }
  })
}

async function render(source: Sharp): Promise<Rendered> {
  // Decoded once, no wider than is kept; everything else is made of these pixels.
  const pixels = await source
    .autoOrient()
    .resize({ width: imageWidths[0], height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = pixels.info
  const widths = [width, ...imageWidths.filter((narrower) => narrower < width)]
  const files: Rendered['files'] = []
  for (const wanted of widths) {
    const scaled = wanted === width ? open(pixels) : open(pixels).resize({ width: wanted })
    files.push({ width: wanted, bytes: await scaled.webp({ quality }).toBuffer() })
  }
  const hash = createHash('sha256')
    .update(files[0]?.bytes ?? '')
    .digest('hex')
  return { hash, width, height, files, lqip: await tiny(pixels), palette: await colors(pixels) }
}

type Pixels = { data: Buffer; info: OutputInfo }
const open = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** A picture of a few hundred bytes, to be shown, blurred, while the real one loads. */
async function tiny(pixels: Pixels): Promise<string> {
  const picture = await open(pixels)
    .resize({ width: lqipSide, height: lqipSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

/** The picture's colours as `#rrggbb`, most of it first; of one that is all transparent, none. */
async function colors(pixels: Pixels): Promise<string[]> {
  const { data, info } = await open(pixels)
    .resize({ width: paletteSide, height: paletteSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = await extractColors({
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
  })
  return found
    .sort((a, b) => b.area - a.area)
    .slice(0, lengths.palette)
    .map(({ hex }) => hex.toLowerCase())
}
