import { createHash } from 'node:crypto'
import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'

/** A file as it was put into an archive: its size in bytes before compression and its SHA-256. */
export type ZippedFile = { path: string; bytes: number; sha256: string }

export type ZipWriter = {
  /** Adds a file that is compressed. It is read as fast as the archive is, and never held whole. */
  compressed(path: string, pieces: AsyncIterable<string>): Promise<ZippedFile>
  /**
   * Adds a file as it is: a picture, or one of many small texts. A compressor for each of those would take a quarter of
   * a megabyte until it is collected.
   */
  stored(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<ZippedFile>
}

const encoder = new TextEncoder()

const brokenOff = () => new Error('The archive was broken off.')

/**
 * Gives the library a stream once, and forgets it. The library keeps this function until its end, with all that it
 * closes over: so it is made apart, and of a picture nothing stays.
 */
function handedOver(body: Readable): (start: (error: null, body: Readable) => void) => void {
  let next: Readable | undefined = body
  return (start) => {
    const given = next ?? Readable.from([])
    next = undefined
    start(null, given)
  }
}

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

  /** Adds a file, and resolves when it was read. */
  async function add(
    path: string,
    pieces: AsyncIterable<string | Uint8Array>,
    compress: boolean,
  ): Promise<ZippedFile> {
    if (out.destroyed) throw brokenOff()
    const hash = createHash('sha256')
    let bytes = 0
    const hashed = async function* () {
      for await (const piece of pieces) {
        // `Buffer.from` would put it beside the names of files, which the library keeps with all that lies beside them.
        const chunk = typeof piece === 'string' ? encoder.encode(piece) : piece
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    }
    const body = Readable.from(hashed(), { objectMode: false })
    const read = finished(body)
    const stop = () => body.destroy(brokenOff())
    out.once('close', stop)
    zip.addReadStreamLazy(path, { mtime, compress }, handedOver(body))
    await read.finally(() => out.off('close', stop))
    return { path, bytes, sha256: hash.digest('hex') }
  }

  write({
    compressed: (path, pieces) => add(path, pieces, true),
    stored: (path, pieces) => add(path, pieces, false),
  }).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  )
  return out
}
