import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { refuse } from '../../http/refusal.ts'
import { checkedKey, type Storage } from '../storage.ts'

const timeoutMs = 30_000

/** Files in a bucket of any S3-compatible store. While it cannot be reached, callers are refused with a 503. */
export function s3Storage(options: {
  /** The bucket's address. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  onFailure: (error: unknown) => void
}): Storage {
  const { onFailure, ...access } = options
  const bucket = new S3mini({ ...access, requestAbortTimeout: timeoutMs })

  async function asked<T>(key: string, work: (key: string) => Promise<T>): Promise<T | undefined> {
    const checked = checkedKey(key)
    try {
      return await work(checked)
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      onFailure(error)
      throw refuse(503, 'Images cannot be reached right now. Please try again in a moment.', {
        headers: { 'retry-after': '5' },
      })
    }
  }

  return {
    destination: new URL(options.endpoint).host,
    id: new URL(options.endpoint).href.replace(/\/+$/, ''),

    async put(key, bytes) {
      // A missing bucket answers 404 too, and would otherwise pass for a success.
      const response = await asked(key, (name) => bucket.putObject(name, bytes, 'application/octet-stream'))
      if (!response) throw new Error('The bucket of S3_ENDPOINT does not exist.')
      await response.body?.cancel()
    },

    async get(key, range) {
      const response = await asked(key, (name) =>
        range ? bucket.getObjectRaw(name, false, range.start, range.end + 1) : bucket.getObjectRaw(name),
      )
      if (!response) return undefined
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
      const size = Number(whole ?? response.headers.get('content-length'))
      const body = response.body
        ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
        : Readable.from([], { objectMode: false })
      return { size, body }
    },

    size: (key) => asked(key, (name) => bucket.getContentLength(name)),

    async delete(key) {
      await asked(key, (name) => bucket.deleteObject(name))
    },
  }
}

/** s3mini puts the status on the error or on its cause. */
function statusOf(error: unknown): number | undefined {
  const { status, cause } = error as { status?: number; cause?: { status?: number } }
  return status ?? cause?.status
}
