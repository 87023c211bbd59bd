import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { EngineStart, FromEngine, ToEngine } from './messages.ts'
import { microsecondClock } from './microsecond-clock.ts'
import { startParams } from './settings.ts'
import { SyncedFiles } from './synced-files.ts'

// The thread that runs PostgreSQL. While it works on a query it cannot receive messages. So the host watches it from
// outside, and replaces it.

const port = parentPort
if (!port) throw new Error('This file is run as a worker thread.')
const start: EngineStart = workerData
const files = new SyncedFiles(start.folder)
files.onPanic = () => process.exit(1)
const wall = Date.now
Date.now = microsecondClock(wall, () => performance.now())
const tell = (message: FromEngine) => port.postMessage(message)

type Bytes = Extract<ToEngine, { kind: 'bytes' }>

const sslRequest = 80877103
const terminate = 'X'.charCodeAt(0)
const tooManyConnections = packet(
  'E',
  'SFATAL\0C53300\0MThe embedded database takes one connection at a time.\0\0',
)
const outgoing: Uint8Array[] = []
let outgoingSize = 0
let readOnly = false
let current: number | undefined

/** Sends PostgreSQL's output in larger pieces than its own 8 KiB. */
function flush(connection: number) {
  if (outgoingSize === 0) return
  const bytes = new Uint8Array(outgoingSize)
  let at = 0
  for (const piece of outgoing) {
    bytes.set(piece, at)
    at += piece.length
  }
  outgoing.length = 0
  outgoingSize = 0
  port?.postMessage({ kind: 'bytes', connection, bytes } satisfies FromEngine, [bytes.buffer])
}

async function exchange(pg: PGlite, connection: number, message: Uint8Array) {
  await pg.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => {
      outgoing.push(bytes.slice())
      outgoingSize += bytes.length
      if (outgoingSize > 1 << 18) flush(connection)
    },
  })
  flush(connection)
}

/** A statement of our own, between those of the connection. */
async function quietly(pg: PGlite, sql: string) {
  await pg.execProtocolRawStream(packet('Q', `${sql}\0`), { syncToFs: false, onRawData: () => undefined })
}

/** A message of PostgreSQL's protocol: its letter, its length without that letter, its text. */
function packet(letter: string, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(`${letter}....${text}`)
  new DataView(bytes.buffer).setInt32(1, bytes.length - 1)
  return bytes
}

async function serve(pg: PGlite, { connection, bytes, readOnly: refuseWrites }: Bytes) {
  if (bytes[0] === 0) return begin(pg, connection, bytes)
  if (connection !== current) return
  if (bytes[0] === terminate) return leave(pg, connection)
  // A running transaction may finish. It is small, and stopping it frees no space.
  if (refuseWrites !== readOnly && !pg.isInTransaction()) {
    readOnly = refuseWrites
    await quietly(pg, `set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)
  }
  await exchange(pg, connection, bytes)
}

/** There is one session. A second connection would act inside the transaction of the first. */
async function begin(pg: PGlite, connection: number, packet: Uint8Array<ArrayBuffer>) {
  if (new DataView(packet.buffer).getInt32(4) === sslRequest) {
    return tell({ kind: 'bytes', connection, bytes: new Uint8Array([0x4e]) })
  }
  if (current !== undefined) return tell({ kind: 'bytes', connection, bytes: tooManyConnections })
  current = connection
  await exchange(pg, connection, packet)
}

/** The next connection gets a clean session: no open transaction, no setting, no lock. */
async function leave(pg: PGlite, connection: number) {
  if (connection !== current) return
  current = undefined
  if (pg.isInTransaction()) await quietly(pg, 'rollback')
  await quietly(pg, 'discard all')
  readOnly = false
}

async function close(pg: PGlite) {
  if (pg.isInTransaction()) await quietly(pg, 'rollback')
  await quietly(pg, 'checkpoint')
  await pg.close()
  process.exit(0)
}

async function run() {
  const pg = await PGlite.create({
    fs: files,
    startParams: startParams(start.durable),
    pgliteWasmModule: start.code,
    onStderr: (line) => {
      tell({ kind: 'said', line })
      return false
    },
  })
  let turn = Promise.resolve()
  port?.on('message', (message: ToEngine) => {
    turn = turn.then(async () => {
      if (message.kind === 'close') return close(pg)
      if (message.kind === 'gone') return leave(pg, message.connection)
      await serve(pg, message)
      tell({ kind: 'done', connection: message.connection, syncs: files.syncs, walBytes: files.walBytes })
    })
  })
  tell({ kind: 'ready' })
}

run().catch((error: unknown) => {
  // Emscripten throws failures of the engine's files as a plain object with an `errno` (ErrnoError).
  const { message, errno } = error as { message?: string; errno?: number }
  tell({ kind: 'unopened', reason: message || (errno ? `file error ${errno}` : String(error)) })
})
