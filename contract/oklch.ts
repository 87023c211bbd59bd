/**
 * Hue in degrees and chroma of an sRGB color `#rrggbb` in OKLCH.
 * Source: B. Ottosson, "A perceptual color space for image processing", 2020.
 */
export function oklchOf(hex: string): { hue: number; chroma: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    hue: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360,
    chroma: Math.hypot(greenRed, blueYellow),
  }
}

/** Below this chroma in OKLCH an eye sees gray, and the hue means nothing. */
const leastChroma = 0.04

/** The hue in degrees that a cover gives its week: that of the first color that is not gray. Null for a gray cover. */
export function hueOfPalette(palette: readonly string[]): number | null {
  const coloured = palette.map(oklchOf).find(({ chroma }) => chroma >= leastChroma)
  return coloured ? Math.round(coloured.hue) % 360 : null
}
