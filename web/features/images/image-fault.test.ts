import { expect, test } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { imageFault } from './image-fault.ts'

const jpg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const file = (bytes: number[], size = 64) => {
  const all = new Uint8Array(size)
  all.set(bytes)
  return new File([all], 'picture.png', { type: 'image/png' })
}

test.each([
  ['JPG', jpg],
  ['PNG', png],
  ['WebP', ascii('RIFF\0\0\0\0WEBPVP8 ')],
])('a %s may be uploaded, whatever its file is called', async (_, bytes) => {
  expect(await imageFault(file(bytes))).toBeUndefined()
})

test.each([
  ['a GIF', ascii('GIF89a')],
  ['an SVG', ascii('<svg xmlns=')],
  ['a sound in the same container', ascii('RIFF\0\0\0\0WAVEfmt ')],
  ['nothing', []],
])('%s that is called a PNG is refused', async (_, bytes) => {
  expect(await imageFault(file(bytes))).toBe('Invalid file type. Allowed: JPG, PNG, WebP')
})

test('10 MB may be uploaded, and not a byte more', async () => {
  expect(await imageFault(file(jpg, lengths.image))).toBeUndefined()
  expect(await imageFault(file(jpg, lengths.image + 1))).toBe('File too large. Maximum size is 10MB')
})
