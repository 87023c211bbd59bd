/**
 * Renders web/public/favicon.svg to the PNG icons beside it, and the README's pictures of home to the screenshots of the
 * manifest. Both are committed. Run after changing either.
 */
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

// A launcher cuts any shape out of it, whose safe part is a circle of four fifths (W3C manifest, maskable icons).
const safe = square
  .toString()
  .replace('<g ', '<g transform="translate(3.2 3.2) scale(.8)"><g ')
  .replace('</g>', '</g></g>')
await sharp(Buffer.from(safe), { density: 72 * (512 / 32) })
  .resize(512)
  .png({ compressionLevel: 9, palette: true })
  .toFile(fileURLToPath(new URL('icon-maskable-512.png', folder)))

for (const [picture, name, width, height] of [
  ['dashboard-phone', 'screenshot-phone', 390, 844],
  ['dashboard', 'screenshot-wide', 1280, 800],
] as const)
  await sharp(fileURLToPath(new URL(`../docs/pictures/${picture}.webp`, import.meta.url)))
    .resize(width, height, { fit: 'cover', position: 'top' })
    .webp({ quality: 60, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)))
