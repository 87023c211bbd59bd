import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { imageRenderer } from './renderer.ts'

const picture = (background = '#3f6650') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/**
 * A picture of 49 megapixels, which takes about a second, because all pixels are decoded before the first row is
 * available.
 */
const slowPicture = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#3f6650' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()

let log = quietLog()
let renderer: ReturnType<typeof imageRenderer>
function open(options: Partial<Parameters<typeof imageRenderer>[0]> = {}) {
  log = quietLog()
  renderer = imageRenderer({ log, ...options })
  return renderer
}
afterEach(() => renderer.close())

async function told(bytes: Uint8Array) {
  const answer = await renderer.render(bytes)
  return answer instanceof Refusal ? [answer.status, answer.message] : [answer.width, answer.height]
}

const gone = async (pid: number) => {
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await pause(10)
}

describe('pictures are read in a process of its own', () => {
  test('that begins with the first one and is kept for the next', async () => {
    const { pids } = open()
    expect(pids()).toEqual([])
    expect(await told(await picture())).toEqual([60, 40])
    const [first] = pids()
    expect(first).not.toBe(process.pid)
    expect(await told(await picture('#400000'))).toEqual([60, 40])
    expect(pids()).toEqual([first])
  })

  test('that is ended when idle, and begun anew', async () => {
    const { pids } = open({ idleMs: 30 })
    await told(await picture())
    await gone(pids()[0] ?? 0)
    expect(await told(await picture())).toEqual([60, 40])
  })

  test('that is begun ahead of a picture which is on its way, once', async () => {
    const { prepare, pids } = open()
    prepare()
    prepare()
    const [ready] = pids()
    expect(await told(await picture())).toEqual([60, 40])
    expect(pids()).toEqual([ready])
  })

  test('that never begins for what is no picture', async () => {
    const { pids } = open()
    expect(await told(Buffer.from('<svg/>'))).toEqual([415, imageFaults.type])
    expect(pids()).toEqual([])
  })

  test('two at a time', async () => {
    const { pids } = open()
    const same = await picture()
    await Promise.all(Array.from({ length: 8 }, () => told(same)))
    expect(pids()).toHaveLength(2)
  })
})

describe('a process that dies', () => {
  test('is a refusal for its picture alone, is logged, and another one takes its place', async () => {
    const { pids } = open()
    const [slow, quick] = [await slowPicture(), await picture()]
    await told(quick)
    const dying = told(slow)
    await pause(30)
    const [culprit = 0] = pids()
    const beside = told(quick)
    process.kill(culprit, 'SIGKILL')
    expect(await dying).toEqual([503, 'The image could not be read just now. Please try again in a moment.'])
    expect(await beside).toEqual([60, 40])
    expect(await told(quick)).toEqual([60, 40])
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'A process that reads pictures ended.',
        about: { death: 'died', said: expect.any(String) },
      },
    ])
  })

  test('while it is idle is not noticed', async () => {
    const { pids } = open()
    await told(await picture())
    const [pid = 0] = pids()
    process.kill(pid, 'SIGKILL')
    await gone(pid)
    expect(await told(await picture())).toEqual([60, 40])
  })
})

describe('a picture that takes too much', () => {
  test('time is refused, and its process ended', async () => {
    const { pids } = open({ answerMs: 150 })
    const answer = told(await slowPicture())
    await pause(1)
    const [pid = 0] = pids()
    expect(await answer).toEqual([413, imageFaults.costly])
    await gone(pid)
    expect(log.lines.map(({ about }) => about)).toMatchObject([{ death: 'too slow' }])
  })

  test('memory is refused, and its process ended', async () => {
    open({ script: new URL('./fixtures/greedy-process.ts', import.meta.url) })
    expect(await told(await picture())).toEqual([413, imageFaults.costly])
    expect(log.lines.map(({ about }) => about)).toMatchObject([{ death: 'too much memory' }])
  })
})
