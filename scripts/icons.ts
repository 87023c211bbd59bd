/** Renders web/public/favicon.svg to the PNG icons beside it, which are committed. Run after changing it. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../web/public/', import.meta.url)
const svg = await readFile(new URL('favicon.svg', folder), 'utf8')
// Phones cut the corners themselves.
const square = Buffer.from(svg.replace('rx="8"', 'rx="0"'))

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await sharp(square, { density: 72 * (size / 32) })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`${name}.png`, folder)))
}
