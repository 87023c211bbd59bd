import { randomUUID } from 'node:crypto'
import { open, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { busy } from '../concurrency-limit.ts'
import { makeFolder } from '../start/data-folder.ts'

/** A file that is read while it is written. It ends with its reader. */
export type SpooledFile = {
  body: Readable
  /** Resolves when all is written, or when it failed or ended before. Never rejects. */
  written: Promise<void>
  breakOff(fault: Error): void
  end(): Promise<void>
}

export type Spool = {
  /** Makes room for one more file. Throws a refusal (503) if there is none. */
  makeRoom(): Promise<void>
  /**
   * Writes what is read as fast as the disk takes it, whether somebody reads the file or not. On a full disk it is sent
   * without a file, at the speed of its reader: reading goes on there (ruling 40).
   */
  add(source: Readable): Promise<SpooledFile>
  endAll(): void
}

type Bounds = {
  folder: string
  mostFiles?: number
  /** Bytes of all files together. */
  mostBytes?: number
  /** Bytes of the disk that are left to the database. */
  leastFree?: number
}

type File = { size: number; read: number; since: number; isWritten: boolean; stop(fault: Error): void }

const gigabyte = 1024 ** 3
const pieceBytes = 64 * 1024
/** How often the disk is looked at while a file grows. */
const lookBytes = 16 * 1024 * 1024
/** A reader has this long before another may take the place. */
const leastMs = 60_000

const brokenOff = () => new Error('A file was no longer sent.')

/**
 * Keeps what is sent slowly on the disk, in files without a name: they are private, and gone with the process that wrote
 * them. Where there is no room, the slowest reader makes place, so that readers who never read keep nobody out.
 */
export function spool({
  folder,
  mostFiles = 50,
  mostBytes = 20 * gigabyte,
  leastFree = gigabyte,
}: Bounds): Spool {
  const files = new Set<File>()
  const paceOf = ({ read, since }: File) => read / (performance.now() - since)

  /** Ends the slowest of the files that only wait for their reader. */
  function endSlowest(): boolean {
    const [slowest] = [...files]
      .filter(({ isWritten, since }) => isWritten && performance.now() - since >= leastMs)
      .sort((a, b) => paceOf(a) - paceOf(b))
    slowest?.stop(brokenOff())
    return slowest !== undefined
  }

  const isFull = () => [...files].reduce((sum, { size }) => sum + size, 0) >= mostBytes
  async function isDiskFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < leastFree
  }

  function passOn(source: Readable): SpooledFile {
    const written = new Promise<void>((resolve) => source.once('close', resolve))
    const file: File = {
      size: 0,
      read: 0,
      since: performance.now(),
      isWritten: false,
      stop(reason) {
        files.delete(file)
        source.destroy(reason)
      },
    }
    files.add(file)
    source.on('error', () => {})
    return { body: source, written, breakOff: file.stop, end: async () => file.stop(brokenOff()) }
  }

  return {
    async makeRoom() {
      await makeFolder(folder)
      if ((isFull() || files.size >= mostFiles) && !endSlowest()) throw busy()
    },

    async add(source) {
      if ((await isDiskFull()) && !endSlowest()) return passOn(source)
      const path = join(folder, randomUUID())
      const handle = await open(path, 'wx+', 0o600)
      await unlink(path)
      let fault: Error | undefined
      let wake = () => {}
      let more = new Promise<void>((resolve) => {
        wake = resolve
      })
      const tell = () => {
        wake()
        more = new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const file: File = {
        size: 0,
        read: 0,
        since: performance.now(),
        isWritten: false,
        stop(reason) {
          fault ??= reason
          files.delete(file)
          source.destroy()
          body.destroy(reason)
          tell()
        },
      }

      async function write(): Promise<void> {
        let looked = 0
        for await (const chunk of source as AsyncIterable<Buffer>) {
          for (let at = 0; at < chunk.length; )
            at += (await handle.write(chunk, at, chunk.length - at, file.size + at)).bytesWritten
          file.size += chunk.length
          tell()
          if (file.size - looked < lookBytes) continue
          looked = file.size
          if ((isFull() || (await isDiskFull())) && !endSlowest()) throw busy()
        }
        if (fault) throw fault
        file.isWritten = true
        file.since = performance.now()
        file.read = 0
        tell()
      }

      async function* pieces(): AsyncGenerator<Buffer> {
        for (let at = 0; ; ) {
          if (fault) throw fault
          const length = Math.min(pieceBytes, file.size - at)
          if (length > 0) {
            // Node's pool would stay as long as what else lies there, such as an archive's names.
            const piece = Buffer.allocUnsafeSlow(length)
            const { bytesRead, buffer } = await handle.read(piece, 0, length, at)
            at += bytesRead
            file.read += bytesRead
            yield buffer.subarray(0, bytesRead)
          } else if (file.isWritten) return
          else await more
        }
      }

      files.add(file)
      const body = Readable.from(pieces(), { objectMode: false })
      // Without this, a failure after the reader went away would end the process.
      body.on('error', () => {})
      const written = write().catch((error: Error) => file.stop(error))
      return {
        body,
        written,
        breakOff: file.stop,
        async end() {
          file.stop(brokenOff())
          await written
          await handle.close()
        },
      }
    },

    endAll() {
      for (const file of files) file.stop(brokenOff())
    },
  }
}
