import { imageFaults } from '../../../contract/images.ts'
import { lengths } from '../../../contract/limits.ts'
import type { ImageRenderer } from '../../deps.ts'
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts'
import type { DatabaseLog } from '../../kernel/database/log.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { WorkerDied, type WorkerFailure, workerProcesses } from '../../kernel/processes/worker-processes.ts'
import type { renderImage } from './pipeline.ts'

/** Ten times the duration of the costliest picture within the bounds on a small machine. */
const answerMs = 30_000
/** Long enough for a member who chooses one picture after another. */
const idleMs = 20_000

const signatures: ((bytes: Buffer) => boolean)[] = [
  // JPEG, PNG, WebP.
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
]

const statuses = { type: 415, size: 413, pixels: 413, sides: 413, costly: 413, broken: 400 } as const
const refused = (fault: keyof typeof statuses): Refusal => refuse(statuses[fault], imageFaults[fault])

/**
 * Turns an upload into the files that are stored, or returns why it is refused (ruling 23). Only a file that begins as
 * a JPEG, PNG or WebP reaches a decoder, which runs in a separate process. A picture that needs too much time or
 * memory, or that crashes its decoder, is refused without harm to others. `atOnce` pictures are decoded at a time.
 */
export function imageRenderer({
  log,
  atOnce = 2,
  script = new URL('./render-process.ts', import.meta.url),
  ...times
}: {
  log: DatabaseLog
  atOnce?: number
  script?: URL
  answerMs?: number
  idleMs?: number
}): ImageRenderer & { pids(): number[]; close(): void } {
  const limited = concurrencyLimit({ atOnce, mostWaiting: 40, mostWaitMs: 30_000 })
  const processes = workerProcesses<Uint8Array, Awaited<ReturnType<typeof renderImage>>>({
    script,
    answerMs,
    idleMs,
    ...times,
  })

  async function render(sent: Uint8Array): ReturnType<ImageRenderer['render']> {
    const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
    if (bytes.length > lengths.image) return refused('size')
    if (!signatures.some((matches) => matches(bytes))) return refused('type')
    return limited(async () => {
      try {
        const answer = await processes.ask(sent)
        return 'fault' in answer ? refused(answer.fault) : answer
      } catch (error) {
        if (!(error instanceof WorkerDied)) throw error
        log.warn({ death: error.death, said: error.said }, 'A process that reads pictures ended.')
        return afterDeath(error.death)
      }
    })
  }
  const { prepare, pids, close } = processes
  return { render, prepare, pids, close }
}

/** If the process died by itself, the picture may be fine: another process may have used up the machine's memory. */
const afterDeath = (death: WorkerFailure): Refusal =>
  death === 'died'
    ? refuse(503, 'The image could not be read just now. Please try again in a moment.', {
        headers: { 'retry-after': '5' },
      })
    : refused('costly')
