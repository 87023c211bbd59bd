import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type Stream = { nfd: number; path?: string }
type Module = {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number
      write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number
    }
  }
}

// EIO in WASI's numbering, which is what the module's C library understands.
const ioError = 29

/**
 * PGlite's Node file system, with the sync that PGlite leaves out. When PostgreSQL syncs a file, the file is on the
 * disk before PostgreSQL continues. A failed sync is reported, and PostgreSQL stops.
 */
export class SyncedFiles extends NodeFS {
  syncs = 0
  walBytes = 0
  /** Called when PostgreSQL gives up (a PANIC). PGlite itself would continue to call it, without end. */
  onPanic: (() => void) | undefined

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const syncing = (module: Module) => {
      const operations = module.NODEFS.stream_ops
      const write = operations.write
      operations.fsync = (stream) => {
        try {
          fdatasyncSync(stream.nfd)
        } catch {
          return ioError
        }
        this.syncs += 1
        return 0
      }
      operations.write = (stream, buffer, offset, length, position) => {
        if (stream.path?.includes('/pg_wal/')) this.walBytes += length
        return write(stream, buffer, offset, length, position)
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRuns(emscriptenOpts), syncing],
        onAbort: () => this.onPanic?.(),
      },
    }
  }
}

function preRuns(options: EmscriptenOptions) {
  const { preRun } = options
  return preRun === undefined ? [] : Array.isArray(preRun) ? preRun : [preRun]
}
