import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An answer as it was received. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** A connection on which a test can send invalid requests. */
export type RawConnection = {
  socket: Socket
  send(...parts: (string | Uint8Array)[]): void
  /** The next answer; undefined if the connection ends before it. */
  answer(): Promise<RawAnswer | undefined>
  /** Resolves when the other side has closed. */
  closed(): Promise<void>
}

export function rawConnection(port: number, host = '127.0.0.1'): RawConnection {
  const socket = connect(port, host)
  const news = new EventEmitter()
  let received = ''
  let over = false
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    received += text
    news.emit('more')
  })
  // A reset ends a connection too.
  socket.on('error', () => {})
  for (const end of ['end', 'close'])
    socket.on(end, () => {
      over = true
      news.emit('more')
    })

  /** Takes the first complete answer from what was received. */
  function take(): RawAnswer | undefined {
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const [first = '', ...lines] = received.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    )
    const length = Number(headers['content-length'] ?? 0)
    if (received.length < end + 4 + length) return undefined
    const body = received.slice(end + 4, end + 4 + length)
    received = received.slice(end + 4 + length)
    return { status: Number(first.split(' ')[1]), headers, body }
  }

  return {
    socket,
    send: (...parts) => {
      for (const part of parts) socket.write(part)
    },
    async answer() {
      for (;;) {
        const answer = take()
        if (answer || over) return answer
        await once(news, 'more')
      }
    },
    async closed() {
      while (!over) await once(news, 'more')
    },
  }
}

/** A request as it is sent. `length` is a wrong `Content-Length`. */
export function rawRequest(
  line: string,
  {
    headers = {},
    body = '',
    length,
  }: { headers?: Record<string, string>; body?: string; length?: number } = {},
): string {
  const said = length ?? Buffer.byteLength(body)
  const all = { host: 'a', ...(said > 0 && { 'content-length': String(said) }), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
