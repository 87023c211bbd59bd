import { box, fill, grain, sheet } from '../kit.ts'

export const [width, height] = [1260, 540] as const

/** A strip of 21 : 9 with its ground. What it shows stands in the middle and on the right: a date may lie at the left. */
export const strip = (ground: string, shade: string, body: string, amount = 0.3) =>
  sheet(
    width,
    height,
    fill(box(0, 0, width, height), ground) + grain(box(0, 0, width, height), shade, 'down', amount, 2) + body,
  )
