type Lab = [lightness: number, greenRed: number, blueYellow: number]

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

/** OKLab of `#rrggbb`. Source: B. Ottosson, "A perceptual color space for image processing", 2020. */
function labOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((c) =>
      Math.round(255 * Math.min(1, Math.max(0, gamma(c))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** An ink by moonlight: half as light, paler, and bluer the lighter it was. */
function darken(hex: string): string {
  const [lightness, a, b] = labOf(hex)
  return hexOf([0.1 + 0.46 * lightness ** 1.3, a * 0.55 - 0.012 * lightness, b * 0.5 - 0.062 * lightness])
}

/** An ink by lamplight: darker, and a little warmer the lighter it was. Paper stays paper, and blue stays blue. */
function lamplit(hex: string): string {
  const [lightness, a, b] = labOf(hex)
  return hexOf([
    0.12 + 0.66 * lightness ** 1.3,
    a * 0.8 + 0.004 * lightness,
    b * 0.78 + 0.03 * lightness ** 2,
  ])
}

const lights = { moon: darken, lamp: lamplit }
/** By which light a kind of picture is seen by night: what is outside by the moon's, what lies on a table by a lamp's. */
export type NightLight = keyof typeof lights

/** Inks that shine by night, by the inks of the day: a sun's becomes a moon's, a flame's stays. */
export type Shining = Readonly<Record<string, string>>

/** A drawing in its night palette: every ink darkened, but those that shine. The drawing itself is the same. */
export const byNight = (svg: string, shining: Shining = {}, light: NightLight = 'moon'): string =>
  svg.replace(
    /(fill|stroke)="(#[0-9a-f]{6})"/g,
    (_, part: string, ink: string) => `${part}="${shining[ink] ?? lights[light](ink)}"`,
  )
