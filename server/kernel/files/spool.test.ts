import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { spool } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'a-genda-spool-')), 'downloads')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const piece = Buffer.alloc(100_000, 'x')
const of = (count: number) =>
  Readable.from(
    Array.from({ length: count }, () => piece),
    { objectMode: false },
  )
const minutesPass = (count: number) => {
  const { now } = performance
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + count * 60_000)
  onTestFinished(() => clock.mockRestore())
}

test('writes at full speed without a reader, reads all of it afterwards, and its folder shows no file', async () => {
  const all = spool({ folder })
  await all.makeRoom()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const file = await all.add(of(50))
  await file.written
  expect(await readdir(folder)).toEqual([])
  expect((await buffer(file.body)).equals(Buffer.concat(Array.from({ length: 50 }, () => piece)))).toBe(true)
  await file.end()
})

test('is read while it is written, and fails as what it is written from fails', async () => {
  const all = spool({ folder })
  let next = (_: Buffer | null) => {}
  const source = new Readable({ read: () => {} })
  next = (chunk) => void source.push(chunk)
  const file = await all.add(source)
  const read = file.body[Symbol.asyncIterator]()
  for (const text of ['one', 'two']) {
    next(Buffer.from(text))
    const { value } = await read.next()
    expect(String(value)).toBe(text)
    // A piece of Node's pool would keep the rest of the pool, and an archive's names would keep the piece's.
    expect(value.buffer.byteLength).toBe(value.length)
  }
  source.destroy(new Error('The store is away.'))
  await expect(read.next()).rejects.toThrow('The store is away.')
  await file.written
  await file.end()
})

test('refuses more files than there is room for, and ends the slowest reader of a minute for the next', async () => {
  const all = spool({ folder, mostFiles: 2 })
  const files = [await all.add(of(20)), await all.add(of(20))]
  await Promise.all(files.map(({ written }) => written))
  await expect(all.makeRoom()).rejects.toMatchObject({ status: 503 })
  await files[0]?.body[Symbol.asyncIterator]().next()
  minutesPass(2)
  await all.makeRoom()
  expect(files.map(({ body }) => body.destroyed)).toEqual([false, true])
  for (const file of files) await file.end()
})

test('bounds the bytes of all files, and breaks off what would fill the disk', async () => {
  const all = spool({ folder, mostBytes: 5_000_000 })
  const first = await all.add(of(60))
  await first.written
  await expect(all.makeRoom()).rejects.toMatchObject({ status: 503 })
  await first.end()
  await all.makeRoom()
  const endless = await all.add(
    Readable.from(
      (function* () {
        for (;;) yield piece
      })(),
      { objectMode: false },
    ),
  )
  await endless.written
  await expect(buffer(endless.body)).rejects.toThrow()
  await endless.end()
})

test('sends without a file on a full disk, at the speed of the reader', async () => {
  const full = spool({ folder, leastFree: Number.MAX_SAFE_INTEGER })
  await full.makeRoom()
  let read = 0
  const source = Readable.from(
    (function* () {
      for (; read < 50; read += 1) yield piece
    })(),
    { objectMode: false },
  )
  const file = await full.add(source)
  await file.body[Symbol.asyncIterator]().next()
  await sleep(300)
  expect(read).toBeLessThan(10)
  full.endAll()
  await file.written
  const whole = await full.add(of(50))
  expect(await buffer(whole.body)).toHaveLength(50 * piece.length)
  await whole.end()
})

test('ends every file when the process ends', async () => {
  const all = spool({ folder })
  const file = await all.add(of(1000))
  all.endAll()
  await file.written
  expect(file.body.destroyed).toBe(true)
  await file.end()
})
