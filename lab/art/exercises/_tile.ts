import { box, fill, grain, sheet } from '../kit.ts'

/** The colours of the exercise drawings, the same box of paints for all. */
export const paint = {
  paper: '#f6eedf',
  ink: '#263a31',
  sage: '#94ab8a',
  moss: '#55765b',
  clay: '#c8704e',
  rose: '#e3ac97',
  honey: '#e4ad58',
  water: '#7fa6a6',
  sky: '#c3d5cd',
  sand: '#ecd9b8',
  wood: '#b98a5e',
} as const

/** A square of 480 with its ground; the drawing keeps 40 clear at the edges. */
export const tile = (ground: string, body: string, shade: string = paint.clay) =>
  sheet(
    480,
    480,
    fill(box(0, 0, 480, 480), ground) + grain(box(0, 0, 480, 480), shade, 'rim', 0.05, 2) + body,
  )

/** A sheet of paper lying on the ground with its shadow. */
export const paperSheet = (x: number, y: number, w: number, h: number, colour: string = paint.paper) =>
  fill(box(x + 8, y + 10, w, h, 6), paint.ink, 0.18) + fill(box(x, y, w, h, 6), colour)
