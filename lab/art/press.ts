import sharp from 'sharp'

const tile = 512

/** A tile is laid back and forth, so that no seam shows. */
const mirrored = (v: number) => {
  const at = v % (2 * tile)
  return at < tile ? at : 2 * tile - 1 - at
}

/** A tile of noise, each channel its own. */
async function noise(frequency: number, octaves: number, seed: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}"><filter id="n" x="0" y="0" width="${tile}" height="${tile}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/></filter><rect width="${tile}" height="${tile}" filter="url(#n)"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

const plates = Promise.all([noise(0.014, 2, 3), noise(0.5, 1, 9), noise(0.72, 2, 21)])

export interface Sheet {
  data: Buffer
  width: number
  height: number
}

/**
 * Prints a drawing: renders the SVG, then lays ink on paper. A slow noise moves the edges as a hand would, a
 * fine one makes them dry, and the paper's tooth shows through the colour. `hand` scales the movement (1 suits
 * a sheet of 1600 px). The noise is feTurbulence, rendered once as a tile: as filters inside each picture the
 * same look took forty times as long.
 */
export async function press(svg: string, hand = 1, tooth = 1): Promise<Sheet> {
  const [slow, fine, paper] = await plates
  const { data: ink, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#f4ecdc' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const out = Buffer.allocUnsafe(ink.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (mirrored(y) * tile + mirrored(x)) * 3
      const j = (mirrored(y + 170) * tile + mirrored(x * 2)) * 3
      const dx = (((slow[k] ?? 0) - 128) * 13 + ((fine[k] ?? 0) - 128) * 3.4) * hand
      const dy = (((slow[k + 1] ?? 0) - 128) * 13 + ((fine[k + 1] ?? 0) - 128) * 3.4) * hand
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx / 255)))
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy / 255)))
      const from = (sy * width + sx) * 3
      const to = (y * width + x) * 3
      const shade = 1 + (((paper[k] ?? 128) - 128) / 255) * 0.17 * tooth
      const fleck = Math.max(0, (paper[j + 2] ?? 0) - 172) * 0.5 * tooth
      for (let c = 0; c < 3; c++)
        out[to + c] = Math.min(255, Math.max(0, (ink[from + c] ?? 0) * shade + fleck))
    }
  }
  return { data: out, width, height }
}
