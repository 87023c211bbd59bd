import { randomUUIDv7 } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** The headers of an answer that Fastify does not write: the security headers and an id. */
export const refusalHeaders = (always: Readonly<Record<string, string>>): Record<string, string> => ({
  ...always,
  'x-request-id': randomUUIDv7(),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
})

/** What is read over of a caller who is still sending after the last answer of a connection. */
const mostLingered = 64 * 1024 * 1024
const longestLingerMs = 10_000
/** How long such a caller may be silent. */
const quietMs = 2_000

const lingering = new WeakSet<Socket>()
/** Whether a connection had its last answer, so that what still comes on it is no request. */
export const isLingering = (socket: Socket): boolean => lingering.has(socket)

/**
 * Ends our side of a connection, and reads over what the caller is still sending, within bounds. Closing at once would
 * reset the connection, and a caller who sends everything before reading would lose the answer (RFC 9112 section 9.6).
 */
export function lingeringClose(socket: Socket, last = ''): void {
  lingering.add(socket)
  let left = mostLingered
  const close = () => socket.destroy()
  const timers = [longestLingerMs, quietMs].map((ms) => setTimeout(close, ms).unref())
  // The caller may reset the connection.
  socket.on('error', close)
  socket.once('close', () => timers.forEach(clearTimeout))
  socket.end(last)
  socket.resume()
  // Node's parser has to have resumed the socket before it is taken away, or nothing is read any more.
  setImmediate(() => {
    socket.removeAllListeners('data')
    socket.on('data', (chunk) => {
      left -= chunk.length
      if (left < 0) close()
      else timers[1]?.refresh()
    })
  })
}

/** Answers on a socket whose request Fastify cannot answer, and closes the connection. */
export function answerSocket(
  socket: Socket,
  { status, detail, always }: { status: number; detail: string; always: Readonly<Record<string, string>> },
): void {
  const body = JSON.stringify({ detail })
  const headers = {
    ...refusalHeaders(always),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  lingeringClose(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
