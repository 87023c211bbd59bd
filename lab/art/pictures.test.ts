import { expect, test } from 'vitest'
import { kinds, listPictures, loadPicture } from './gallery.ts'

const entries = await listPictures()

test('every picture is a whole SVG of its kind’s size with five colours and no broken number', async () => {
  for (const entry of entries) {
    const picture = await loadPicture(entry)
    const svg = picture.draw()
    expect(svg, entry.key).toMatch(new RegExp(`^<svg [^>]*width="${kinds[entry.kind].widths[0]}"`))
    expect(svg.endsWith('</svg>'), entry.key).toBe(true)
    expect(/NaN|undefined|Infinity/.test(svg), entry.key).toBe(false)
    expect(
      picture.palette.filter((colour) => /^#[0-9a-f]{6}$/.test(colour)),
      entry.key,
    ).toHaveLength(5)
  }
}, 60_000)

test('a picture is the same each time it is drawn', async () => {
  for (const key of ['cover/rain', 'tarot/the-moon', 'exercise/rubbing', 'landing/desk']) {
    const entry = entries.find((candidate) => candidate.key === key)
    if (!entry) throw new Error(`${key} is not drawn`)
    const picture = await loadPicture(entry)
    const [first, again] = [picture.draw(), picture.draw()]
    expect(first === again, key).toBe(true)
  }
})

test('the deck holds all twenty-two major arcana, and a back for them', () => {
  const deck = entries.flatMap(({ kind, key }) => (kind === 'tarot' ? key : []))
  expect(deck).toHaveLength(23)
  expect(deck).toContain('tarot/back')
})
