// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { jpeg, makeZip } from '../fixtures/make-zip.ts'
import { openZip, zipLimits } from './zip.ts'

const utf8 = new TextEncoder()

async function lengthOf(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0
  for await (const chunk of chunks) length += chunk.length
  return length
}

/** A ZIP with other bytes, at every place where the old ones are. */
async function replaced(zip: Blob, from: Uint8Array, to: Uint8Array): Promise<Blob> {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  for (let at = 0; at + from.length <= bytes.length; at += 1)
    if (from.every((byte, place) => bytes[at + place] === byte)) bytes.set(to, at)
  return new Blob([bytes])
}

const uint32 = (number: number) => new Uint8Array(new Uint32Array([number]).buffer)

test('its files are read by their paths', async () => {
  const zip = await openZip(await makeZip({ 'a/ş.txt': 'one', 'b.jpg': jpeg, 'empty.txt': '' }))
  expect(zip.paths).toEqual(['a/ş.txt', 'b.jpg', 'empty.txt'])
  expect(await zip.text('a/ş.txt')).toBe('one')
  expect(await zip.text('empty.txt')).toBe('')
  expect((await zip.blob('b.jpg')).size).toBe(jpeg.size)
  await expect(zip.text('c.txt')).rejects.toThrow('“c.txt” is missing in the ZIP.')
})

describe('is refused', () => {
  test('when it has a password', async () => {
    const secret = await makeZip({ 'a.txt': 'one' }, { password: 'Quiet-river-71' })
    await expect(openZip(secret)).rejects.toThrow('The ZIP has a password.')
  })

  test.each(['../a.txt', 'b/../../a.txt', '..\\a.txt'])('when a file leads out of it: %s', async (path) => {
    const plain = 'x'.repeat(path.length)
    const zip = await replaced(await makeZip({ [plain]: 'one' }), utf8.encode(plain), utf8.encode(path))
    await expect(openZip(zip)).rejects.toThrow('leads out of it')
  })

  test('when it has too many files', async () => {
    const zip = await makeZip({ a: '1', b: '2', c: '3' })
    await expect(openZip(zip, { ...zipLimits, files: 2 })).rejects.toThrow('holds more than 2 files')
  })

  test.each(['no ZIP at all', 'PK\x03\x04 and nothing else'])('when it is none: %s', async (content) => {
    await expect(openZip(new Blob([content]))).rejects.toThrow('The ZIP is damaged.')
  })

  test.each([0, 6])('when its content is damaged, compressed by %i', async (level) => {
    const text = Array.from({ length: 2000 }, (_, at) => `quiet ${at * 7919}`).join()
    const zip = await makeZip({ 'a.txt': text }, { level })
    const bytes = new Uint8Array(await zip.arrayBuffer())
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
    await expect((await openZip(new Blob([bytes]))).text('a.txt')).rejects.toThrow('The ZIP is damaged.')
  })
})

describe('a bomb', () => {
  const bomb = () => makeZip({ 'bomb.txt': '\0'.repeat(64 * 1024 ** 2) })

  test('is not unpacked when the ZIP tells its size', async () => {
    const zip = await openZip(await bomb())
    await expect(lengthOf(zip.chunks('bomb.txt'))).rejects.toThrow('grows too large')
    await expect(zip.text('bomb.txt')).rejects.toThrow('grows too large')
  })

  test('is stopped on its way when the ZIP lies about its size', async () => {
    const lying = await replaced(await bomb(), uint32(64 * 1024 ** 2), uint32(1000))
    const zip = await openZip(lying)
    expect(zip.size('bomb.txt')).toBe(1000)
    let read = 0
    const reading = (async () => {
      for await (const chunk of zip.chunks('bomb.txt')) read += chunk.length
    })()
    await expect(reading).rejects.toThrow('damaged')
    expect(read).toBeLessThan(16 * 1024 ** 2)
  })

  test('is what grows past its limit, and nothing that is small', async () => {
    const zip = await openZip(await makeZip({ 'small.txt': 'a'.repeat(1024 ** 2) }))
    expect(await lengthOf(zip.chunks('small.txt'))).toBe(1024 ** 2)
  })
})
