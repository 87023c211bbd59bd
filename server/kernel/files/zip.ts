import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'

/** A file as it was put into an archive: its size in bytes before compression and its SHA-256. */
export type ZippedFile = { path: string; bytes: number; sha256: string }

export type ZipWriter = {
  /** Adds a file that is compressed. It is read as fast as the archive is, and never held whole. */
  stream(path: string, chunks: AsyncIterable<string>): Promise<ZippedFile>
  /**
   * Adds a file as it is: a picture, or one of many small texts. A compressor for each of those would take a quarter of
   * a megabyte until it is collected.
   */
  whole(path: string, content: Uint8Array): Promise<ZippedFile>
}

const brokenOff = () => new Error('The archive was broken off.')

/**
 * A ZIP archive that is written while it is read; `write` adds its files one after the other, and waits for the reader.
 * When `write` fails, so does the stream. Its list of files stands at the end, so what was broken off is no archive.
 * Past 4 GB or 65,535 files it is ZIP64.
 */
export function zipArchive(write: (zip: ZipWriter) => Promise<void>, mtime: Date): Readable {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as PassThrough
  // Without this, a failure after the stream was destroyed would end the process.
  out.on('error', () => {})
  zip.on('error', (error: Error) => out.destroy(error))

  const roomInOut = async () => {
    if (out.destroyed) throw brokenOff()
    if (!out.writableNeedDrain) return
    const gone = new AbortController()
    const stop = () => gone.abort(brokenOff())
    out.once('close', stop)
    await once(out, 'drain', { signal: gone.signal }).finally(() => out.off('close', stop))
  }

  write({
    async stream(path, chunks) {
      await roomInOut()
      const hash = createHash('sha256')
      let bytes = 0
      const hashed = async function* () {
        for await (const text of chunks) {
          const chunk = Buffer.from(text)
          bytes += chunk.length
          hash.update(chunk)
          yield chunk
        }
      }
      const body = Readable.from(hashed(), { objectMode: false })
      const stop = () => body.destroy(brokenOff())
      out.once('close', stop)
      zip.addReadStream(body, path, { mtime, compress: true })
      await finished(body).finally(() => out.off('close', stop))
      return { path, bytes, sha256: hash.digest('hex') }
    },
    async whole(path, content) {
      await roomInOut()
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      zip.addBuffer(bytes, path, { mtime, compress: false })
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
  }).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  )
  return out
}
