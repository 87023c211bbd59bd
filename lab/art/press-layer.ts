import { bleed } from './picture.ts'
import { press, type Sheet } from './press.ts'

/** Where a layer lies on its sheet, in the sheet's pixels: left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

const [sheetWidth, sheetHeight] = [1600, 1000]
/** For what lies below all others and does not move. */
export const wholeSheet: Box = [0, 0, sheetWidth, sheetHeight]

/** To a number of which a half and three quarters are whole, so that every width of a layer has the same shape. */
const fourth = (v: number, round: (v: number) => number) => 4 * round(v / 4)

/** The smallest box around what is drawn, in the pixels of `sheet`. */
function drawnIn({ data, width, height }: Sheet): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  if (right === 0) throw new Error('A layer has nothing drawn on it.')
  const [x, y] = [fourth(left, Math.floor), fourth(top, Math.floor)]
  return [x, y, fourth(right - x, Math.ceil), fourth(bottom - y, Math.ceil)]
}

/**
 * Prints one layer of a cover on clear ground, on the same paper as the cover, and cuts it out. The box is where it lies
 * on the sheet; given, it is cut to that one.
 */
export async function pressLayer(body: string, box?: Box): Promise<{ sheet: Sheet; box: Box }> {
  const [w, h] = [sheetWidth + 2 * bleed, sheetHeight + 2 * bleed]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${w} ${h}" width="${w}" height="${h}">${body}</svg>`
  const whole = await press(svg, { from: -bleed, clear: true })
  const [left, top, width, height] = box ? [box[0] + bleed, box[1] + bleed, box[2], box[3]] : drawnIn(whole)
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    whole.data.copy(data, y * width * 4, ((top + y) * w + left) * 4, ((top + y) * w + left + width) * 4)
  return { sheet: { data, width, height, channels: 4 }, box: [left - bleed, top - bleed, width, height] }
}
