/** Linear-light sRGB, each channel 0 to 1. */
type LinearRgb = readonly [number, number, number]

/**
 * OKLCH to linear sRGB, clipped to the gamut as a browser shows it.
 * Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4, section 10.
 * @param l lightness 0 to 1, @param c chroma, @param h hue in degrees
 */
export function oklchToLinearRgb(l: number, c: number, h: number): LinearRgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Contrast ratio 1 to 21 of two colours. Source: WCAG 2.2, "relative luminance" and "contrast ratio". */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([r, g, b]: LinearRgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
