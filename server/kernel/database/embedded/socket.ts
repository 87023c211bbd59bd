import { Duplex } from 'node:stream'

/** What a socket needs of the host: to be connected when the engine runs, to send, and to be released. */
export type EngineLink = {
  attach(socket: EngineSocket): void
  send(socket: EngineSocket, bytes: Uint8Array<ArrayBuffer>): void
  detach(socket: EngineSocket): void
}

let last = 0

/** The `stream` of a pg client: looks like a TCP socket to it, and leads to the engine's thread. */
export class EngineSocket extends Duplex {
  readonly connection = ++last
  readonly #line: EngineLink

  constructor(line: EngineLink) {
    super()
    this.#line = line
  }

  /** Like net.Socket's: 'connect' is emitted when the engine runs. */
  connect(): this {
    this.#line.attach(this)
    return this
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A fresh copy, since it is handed over to the thread whole and pg's buffers are pooled.
    this.#line.send(this, new Uint8Array(chunk))
    done()
  }

  // pg corks the messages of a query. They travel together, up to the one that asks for an answer.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const bytes = new Uint8Array(chunks.reduce((size, { chunk }) => size + chunk.length, 0))
    let at = 0
    for (const { chunk } of chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    this.#line.send(this, bytes)
    done()
  }

  override _final(done: () => void): void {
    this.#line.detach(this)
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.detach(this)
    done(error)
  }
}
