import { t } from '../../../../contract/t.ts'
import { formatLocale } from '../../../lib/locale.ts'
import { moodLook } from '../mood-look.ts'
import { pebbleParts, pebbleTurn, seedOf } from '../pebble-outline.ts'
import { boundsOf, type FieldRow } from './field-range.ts'
import { shortMonth, yearsOf } from './labels.ts'

/** Where things stand on the sheet, in pixels; a third larger than a sheet of A4 on a screen. */
const sheet = { width: 1600, height: 940, left: 150, top: 216, pitch: 43.8 }
const rowHeight = 50

/** The colors and letters of the page, as the picture is drawn with them. */
function paintBox() {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const colourOf = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const box = {
    paper: colourOf('var(--surface)'),
    ink: colourOf('var(--ink)'),
    soft: colourOf('var(--ink-soft)'),
    dot: colourOf('var(--edge)'),
    pebble: (mood: string) => {
      probe.dataset.mood = mood
      return colourOf('var(--pebble)')
    },
    serif: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    sans: getComputedStyle(document.body).fontFamily,
    done: () => probe.remove(),
  }
  return box
}

/**
 * The months of a field as a picture, in the colors of the page. Pebbles and their legend alone: no note, no tag, no
 * name of anybody.
 */
export function fieldPicture(
  rows: readonly FieldRow[],
  today: string,
  moodsOn: (day: string) => readonly string[],
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width
  canvas.height = sheet.height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  const box = paintBox()
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  const lay = (moods: readonly string[], x: number, y: number, size: number, seed: number) => {
    pen.save()
    pen.translate(x, y)
    pen.scale(size / 48, size / 48)
    pen.rotate((pebbleTurn(seed) * Math.PI) / 180)
    for (const { mood, outline } of pebbleParts(moods)) {
      pen.fillStyle = box.pebble(mood)
      pen.fill(new Path2D(outline))
    }
    pen.restore()
  }
  pen.fillStyle = box.paper
  pen.fillRect(0, 0, sheet.width, sheet.height)
  const { left, top, pitch } = sheet
  write(yearsOf(...boundsOf(rows)), left - 70, 118, `400 72px ${box.serif}`, box.ink)
  write(t('The weather you came through'), left - 68, 162, `400 26px ${box.serif}`, box.soft)
  for (const [line, row] of rows.entries()) {
    const y = top + line * rowHeight
    write(shortMonth(row.first), left - 68, y + 7, `500 20px ${box.sans}`, box.soft)
    for (const [column, day] of row.days.entries()) {
      if (day > today) break
      const x = left + 34 + column * pitch
      const moods = moodsOn(day)
      if (moods.length > 0) lay(moods, x, y, 38, seedOf(day))
      else {
        pen.fillStyle = box.dot
        pen.beginPath()
        pen.arc(x, y, 2.6, 0, 2 * Math.PI)
        pen.fill()
      }
    }
  }
  const seen = [...new Set(rows.flatMap(({ days }) => days.flatMap((day) => moodsOn(day))))]
  let x = left - 56
  const y = top + 12 * rowHeight + 40
  for (const mood of seen.sort((one, other) => one.localeCompare(other, formatLocale()))) {
    lay([mood], x, y, 30, 0)
    write(moodLook(mood).name, x + 26, y + 8, `400 22px ${box.sans}`, box.soft)
    x += 70 + pen.measureText(moodLook(mood).name).width
  }
  pen.textAlign = 'right'
  write('A-genda', sheet.width - 82, y + 8, `400 26px ${box.serif}`, box.soft)
  box.done()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
