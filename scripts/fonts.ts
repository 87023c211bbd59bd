/**
 * Cuts the two typefaces down to what the app sets and writes them to web/ui/fonts, which is committed.
 * Run it (`node scripts/fonts.ts`) only after raising a @fontsource-variable version.
 *
 * Newsreader keeps its optical-size axis and loses its weights: the serif speaks in one weight and takes
 * emphasis from size and italic. That is 45 kB instead of 132. What a member writes may be bold: for that it has one
 * more cut, at the size of reading, fetched where it is used. Figtree keeps its weights.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜‐–—‘’‚“”„•…‹›€™−←↑→↓✓★`
const latinExt = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e9e)}Ə₣₤₦₩₫₱₹₺₽`

const serifAxes = { wght: 400, opsz: { min: 16, max: 72 } }
const boldAxes = { wght: 600 }
const italicAxes = { wght: 400, opsz: 36 }

const cuts = [
  ['newsreader', 'latin', 'opsz-normal', 'normal', latin, serifAxes],
  ['newsreader', 'latin-ext', 'opsz-normal', 'normal', latinExt, serifAxes],
  ['newsreader', 'latin', 'wght-normal', 'bold', latin, boldAxes],
  ['newsreader', 'latin-ext', 'wght-normal', 'bold', latinExt, boldAxes],
  ['newsreader', 'latin', 'opsz-italic', 'italic', latin, italicAxes],
  ['newsreader', 'latin-ext', 'opsz-italic', 'italic', latinExt, italicAxes],
  ['figtree', 'latin', 'wght-normal', 'normal', latin, { wght: { min: 400, max: 700 } }],
  ['figtree', 'latin-ext', 'wght-normal', 'normal', latinExt, { wght: { min: 400, max: 700 } }],
] as const

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../web/ui/fonts/', import.meta.url)
await mkdir(target, { recursive: true })

for (const [family, letters, file, look, text, variationAxes] of cuts) {
  const source = await readFile(new URL(`${family}/files/${family}-${letters}-${file}.woff2`, packages))
  const font = await subsetFont(source, text, { targetFormat: 'woff2', noLayoutClosure: true, variationAxes })
  const name = `${family}-${letters}-${look}.woff2`
  await writeFile(new URL(name, target), font)
  console.log(`${String(font.length).padStart(7)} ${fileURLToPath(new URL(name, target))}`)
}
