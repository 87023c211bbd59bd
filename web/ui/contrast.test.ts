// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { starterThemes } from '../../content/library.ts'

/** Linear-light sRGB, each channel 0 to 1. */
type LinearRgb = readonly [number, number, number]

/**
 * OKLCH to linear sRGB, clipped to the gamut as a browser shows it.
 * Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4, section 10.
 * @param l lightness 0 to 1, @param c chroma, @param h hue in degrees
 */
function oklchToLinearRgb(l: number, c: number, h: number): LinearRgb {
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

/** The contrast ratio of two colors, 1 to 21. Source: WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([r, g, b]: LinearRgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const token =
  /--([a-z-]+): light-dark\(oklch\(([^)]*(?:\(--hue\))?[^)]*)\), oklch\(([^)]*(?:\(--hue\))?[^)]*)\)\);/g
const tokens = new Map([...css.matchAll(token)].map(([, name, light, dark]) => [name, { light, dark }]))

type Scheme = 'light' | 'dark'

function colour(name: string, scheme: Scheme, hue: number) {
  const written = tokens.get(name)?.[scheme]
  if (written === undefined) throw new Error(`tokens.css has no --${name}`)
  const [l, c, h] = written.replace('var(--hue)', String(hue)).split(' ').map(Number) as [
    number,
    number,
    number,
  ]
  return oklchToLinearRgb(l, c, h)
}

const everyHue = Array.from({ length: 360 }, (_, hue) => hue)

/** The lowest contrast of the pair over all hues. */
const lowest = (front: string, back: string, scheme: Scheme, hues = everyHue) =>
  Math.min(...hues.map((hue) => contrast(colour(front, scheme, hue), colour(back, scheme, hue))))

const grounds = ['paper', 'surface', 'hollow']
const tinted = [...grounds, 'accent-soft']
const text: [string, string[]][] = [
  ['ink', [...tinted, 'good-soft', 'warn-soft', 'danger-soft', 'clay-soft', 'honey-soft']],
  ['ink-soft', [...tinted, 'clay-soft', 'honey-soft']],
  ['accent', tinted],
  ['accent-strong', tinted],
  ['accent-ink', ['accent', 'accent-strong']],
  ['good', [...grounds, 'good-soft']],
  ['surface', ['good']],
  ['warn', [...grounds, 'warn-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['danger-ink', ['danger']],
  ['clay', [...grounds, 'clay-soft']],
]
const shapes: [string, string[]][] = [
  ['edge', grounds],
  ['focus', [...tinted, 'clay-soft', 'honey-soft']],
  ...['water', 'steps', 'sleep', 'weight'].map((name): [string, string[]] => [
    name,
    ['surface', 'hollow', 'honey-soft'],
  ]),
]

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'text %s on %s has 4.5:1 at every hue',
    (front, back) => expect(lowest(front, back, scheme)).toBeGreaterThanOrEqual(4.5),
  )
  test.each(shapes.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'shape %s on %s has 3:1 at every hue',
    (front, back) => expect(lowest(front, back, scheme)).toBeGreaterThanOrEqual(3),
  )
})

test.each(starterThemes)('$title tints the app within the contrast it needs', ({ hue }) => {
  expect(everyHue).toContain(hue)
  for (const scheme of ['light', 'dark'] as const) {
    for (const [front, backs] of text)
      for (const back of backs) expect(lowest(front, back, scheme, [hue])).toBeGreaterThanOrEqual(4.5)
    for (const [front, backs] of shapes)
      for (const back of backs) expect(lowest(front, back, scheme, [hue])).toBeGreaterThanOrEqual(3)
  }
})

test('the conversion meets known colours', () => {
  const srgb = (linear: number) =>
    Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
  expect(oklchToLinearRgb(0.627955, 0.257683, 29.2339).map(srgb)).toEqual([255, 0, 0])
  expect(oklchToLinearRgb(0.519752, 0.176858, 142.4953).map(srgb)).toEqual([0, 128, 0])
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21)
})
