/**
 * Renders what a browser, a phone and a chat show of the product from outside, as `lab/art/share` draws it, into web/public:
 * the icons, and the picture of a shared link. All are committed. Run after drawing any anew.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { press } from '../lab/art/press.ts'
import { drawAppIcon, drawMonochromeIcon } from '../lab/art/share/app-icon.ts'
import { drawShareCard } from '../lab/art/share/landing.ts'
import { shortcutIcons } from '../lab/art/share/shortcuts.ts'

const out = (name: string) => fileURLToPath(new URL(`../web/public/${name}`, import.meta.url))
const doubled = (svg: string) =>
  svg.replace(
    /width="(\d+)" height="(\d+)"/,
    (_, width, height) => `width="${width * 2}" height="${height * 2}"`,
  )
const icon = (svg: string, size: number) =>
  sharp(Buffer.from(doubled(svg)))
    .resize(size)
    .png({ compressionLevel: 9, palette: true, colours: 48, dither: 0 })

const app = drawAppIcon()
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const)
  await icon(app, size).toFile(out(`${name}.png`))
await icon(drawMonochromeIcon(), 512).toFile(out('icon-monochrome-512.png'))
for (const [name, svg] of Object.entries(shortcutIcons))
  await icon(svg, 192).toFile(out(`shortcut-${name}.png`))

// For browsers that know no SVG here, and ask for this name unasked. An icon file may hold a PNG: 6 bytes that it is one, 16
// that say what is in it.
const small = await icon(app, 48).toBuffer()
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(48, 6)
head.writeUInt8(48, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(small.length, 14)
head.writeUInt32LE(head.length, 18)
await writeFile(out('favicon.ico'), Buffer.concat([head, small]))

// Pressed at twice the size, so that the edges of the letters stay smooth. JPEG, because not every chat reads WebP.
const { data, ...raw } = await press(doubled(drawShareCard()), { hand: 0.7 })
await sharp(data, { raw })
  .resize(1200)
  .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toFile(out('share.jpg'))
