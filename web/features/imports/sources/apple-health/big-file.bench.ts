import { createWriteStream, openAsBlob, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bigHealthFile } from '../../fixtures/big-health-file.ts'
import { readFile } from '../read-file.ts'

const megabyte = 1024 ** 2

/** How long 170 MB of Apple Health take to read, and how much of the heap they need at the most. */
export async function run(): Promise<Record<string, string | number>> {
  const path = join(tmpdir(), `a-genda-health-${process.pid}.xml`)
  try {
    await pipeline(Readable.from(bigHealthFile(170 * megabyte)), createWriteStream(path))
    globalThis.gc?.()
    const before = process.memoryUsage()
    let heap = 0
    let outside = 0
    const watch = setInterval(() => {
      const now = process.memoryUsage()
      heap = Math.max(heap, now.heapUsed - before.heapUsed)
      outside = Math.max(outside, now.arrayBuffers - before.arrayBuffers)
    }, 20)
    const begun = performance.now()
    const processor = process.cpuUsage()
    const reading = await readFile(await openAsBlob(path), 'export.xml', {
      zone: 'Europe/Berlin',
      language: 'en',
      moodNames: {},
      now: new Date(),
      signal: new AbortController().signal,
      progress: () => undefined,
    })
    const took = performance.now() - begun
    const { user, system } = process.cpuUsage(processor)
    clearInterval(watch)
    return {
      'Apple Health, MB': Math.round(statSync(path).size / megabyte),
      'days found': reading.summary({}).counts.health ?? 0,
      seconds: Math.round(took / 100) / 10,
      'seconds of the processor': Math.round((user + system) / 100_000) / 10,
      'heap at the most, uncollected garbage included, MB': Math.round(heap / megabyte),
      'buffers at the most, MB': Math.round(outside / megabyte),
    }
  } finally {
    rmSync(path, { force: true })
  }
}
