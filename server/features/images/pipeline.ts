import { createHash } from 'node:crypto'
import { extractColors } from 'extract-colors'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type imageFaults, imageWidths } from '../../../contract/images.ts'
import { lengths } from '../../../contract/limits.ts'
import type { RenderedImage } from '../../deps.ts'

const quality = 82
const lqipSide = 24
const paletteSide = 96
const formats: readonly string[] = ['jpeg', 'png', 'webp']

// No cache: each picture comes once, and libvips would only hold its pixels.
sharp.cache(false)
sharp.concurrency(2)

type Fault = { fault: Extract<keyof typeof imageFaults, 'type' | 'pixels' | 'sides' | 'broken'> }

/**
 * Turns a picture into the files that are kept, or says why not. Its sides and pixels are read from its header and
 * checked before any pixel is decoded. Of an animation the first picture is kept. Pixels alone come through: turned as
 * the camera meant it, in sRGB, without any metadata.
 *
 * Runs in a process of its own (render-process.ts): a decoder is native code, and what is sent may be made to break it.
 */
export async function renderImage(bytes: Uint8Array): Promise<RenderedImage | Fault> {
  const strict = await renderWith(bytes, 'error')
  // Cameras and messengers cut off a photo's last bytes, and every browser shows it all the same.
  return 'fault' in strict && strict.fault === 'cut' ? renderCut(bytes) : strict
}

/** Renders a photo whose end is missing, if all of its rows are there. */
async function renderCut(bytes: Uint8Array): Promise<RenderedImage | Fault> {
  const lenient = await renderWith(bytes, 'none')
  if ('fault' in lenient) return { fault: 'broken' }
  const narrow = sharp(lenient.files.at(-1)?.bytes)
  const { width, height } = await narrow.metadata()
  const rows = Math.ceil(height / 20)
  const bottom = await narrow
    .extract({ left: 0, top: height - rows, width, height: rows })
    .png()
    .toBuffer()
  const { channels } = await sharp(bottom).stats()
  // The decoder fills missing rows with one color.
  return channels.every(({ stdev }) => stdev < 1) ? { fault: 'broken' } : lenient
}

async function renderWith(
  bytes: Uint8Array,
  failOn: 'none' | 'error',
): Promise<RenderedImage | Fault | { fault: 'cut' }> {
  const source = sharp(bytes, { limitInputPixels: lengths.imagePixels, failOn, pages: 1 })
  try {
    const { format, width, height } = await source.metadata()
    if (!formats.includes(format)) return { fault: 'type' }
    // Each thread holds several copies of a row of pixels. A row of five million takes gigabytes.
    if (Math.max(width, height) > lengths.imageSide) return { fault: 'sides' }
    return await render(source)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (/premature end/.test(error.message)) return { fault: 'cut' }
    // Every other failure of the decoder is a fault of the file.
    return { fault: /pixel limit/.test(error.message) ? 'pixels' : 'broken' }
  }
}

async function render(source: Sharp): Promise<RenderedImage> {
  // Decoded once, at most as wide as it is stored. Everything else is made of these pixels.
  const pixels = await source
    .autoOrient()
    .resize({ width: imageWidths[0], height: lengths.imageSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = pixels.info
  const widths = [width, ...imageWidths.filter((narrower) => narrower < width)]
  const files: RenderedImage['files'] = []
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

/** A picture of a few hundred bytes. It is shown, blurred, while the real one loads. */
async function tiny(pixels: Pixels): Promise<string> {
  const picture = await open(pixels)
    .resize({ width: lqipSide, height: lqipSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

/** The picture's colors as `#rrggbb`, the most frequent first; none for a transparent picture. */
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
