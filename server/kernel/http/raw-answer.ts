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

/** How long a caller may take to read the last answer of a connection. */
const lingerMs = 1_000

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
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
