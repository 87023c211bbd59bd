import sharp from 'sharp'

const tile = 512

/** A tile is laid back and forth, so that no seam shows. */
const mirrored = (v: number) => {
  const at = ((v % (2 * tile)) + 2 * tile) % (2 * tile)
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
  /** Four for a layer, whose ground is clear. */
  channels: 3 | 4
}

interface PressOptions {
  /** Scales the movement of the edges; 1 suits a sheet of 1600 px. */
  hand?: number
  /** Where the drawing's corner lies on the sheet, so that a layer has the paper of the picture that it is part of. */
  from?: number
  /** How many pixels a unit of the drawing takes. */
  scale?: number
  /** Leaves the ground clear in place of paper. */
  clear?: boolean
}

/**
 * Prints a drawing: renders the SVG, then lays ink on paper. A slow noise moves the edges as a hand would, a
 * fine one makes them dry, and the paper's tooth shows through the colour. The noise is feTurbulence, rendered once
 * as a tile: as filters inside each picture the same look took forty times as long.
 */
export async function press(
  svg: string,
  { hand = 1, from = 0, scale = 1, clear = false }: PressOptions = {},
): Promise<Sheet> {
  const [slow, fine, paper] = await plates
  const drawn = sharp(Buffer.from(svg), { unlimited: true, density: 72 * scale })
  const { data: ink, info } = await (clear
    ? drawn.ensureAlpha()
    : drawn.flatten({ background: '#f4ecdc' }).removeAlpha()
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = clear ? 4 : 3
  const out = Buffer.allocUnsafe(ink.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (mirrored(y + from) * tile + mirrored(x + from)) * 3
      const j = (mirrored(y + from + 170) * tile + mirrored((x + from) * 2)) * 3
      const dx = (((slow[k] ?? 0) - 128) * 13 + ((fine[k] ?? 0) - 128) * 3.4) * hand
      const dy = (((slow[k + 1] ?? 0) - 128) * 13 + ((fine[k + 1] ?? 0) - 128) * 3.4) * hand
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx / 255)))
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy / 255)))
      const at = (sy * width + sx) * channels
      const to = (y * width + x) * channels
      const shade = 1 + (((paper[k] ?? 128) - 128) / 255) * 0.17
      const fleck = Math.max(0, (paper[j + 2] ?? 0) - 172) * 0.5
      for (let c = 0; c < 3; c++) out[to + c] = Math.min(255, Math.max(0, (ink[at + c] ?? 0) * shade + fleck))
      if (clear) out[to + 3] = ink[at + 3] ?? 0
    }
  }
  return { data: out, width, height, channels }
}
