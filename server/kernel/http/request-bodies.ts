import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { lengths } from '../../../contract/limits.ts'
import { sentence } from './errors.ts'
import { lingeringClose } from './raw-answer.ts'
import { refuse } from './refusal.ts'

/** After an answer, so much of its request's body is read over for the sake of the connection. */
const mostDrained = 3 * lengths.imageForm
const drainMs = 10_000

/** Whether a request announces a body. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the body comes in a transfer coding that is not understood here (RFC 9112 section 6.1). */
const isCoded = ({ headers }: IncomingMessage): boolean =>
  !/^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '')

/**
 * Sees to it that no body blocks a connection: one that makes no progress for `stallMs` milliseconds, or less than
 * `leastRate` bytes a second in that time, is cut off by `onStall`; what is left of one whose answer came early (wrong
 * token, wrong field, too large) is read over, so that the next request is heard, or the connection is closed once the
 * answer had time to arrive. A compressed body is refused, as nothing here would unpack it.
 */
export function watchBodies(
  app: FastifyInstance,
  options: { stallMs: number; leastRate: number; onStall: (socket: Socket) => void },
): void {
  const { stallMs, leastRate, onStall } = options
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(raw)) return done()
    // Most bodies come with their head: they are there when this packet has been read, and need no watching.
    setImmediate(() => {
      if (!raw.complete && !raw.closed) cutWhenStalled(raw, reply)
    })
    if (isCoded(raw)) return done(refuse(501, sentence(501)))
    const encoding = request.headers['content-encoding']
    const compressed = encoding !== undefined && encoding.toLowerCase() !== 'identity'
    done(
      compressed
        ? refuse(415, 'A compressed body is not understood here; send it without Content-Encoding.', {
            headers: { 'accept-encoding': 'identity' },
          })
        : undefined,
    )
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request
    if (hasBody(raw) && !raw.readableEnded) {
      // Fastify would close after each body that it refuses, and a caller who is still sending then sees no answer.
      if (isCoded(raw) || Number(raw.headers['content-length'] ?? 0) > mostDrained)
        reply.header('connection', 'close')
      else reply.removeHeader('connection')
      lingerWhereClosed(raw)
    }
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request.raw)) drain(request.raw)
    done()
  })

  function cutWhenStalled(raw: IncomingMessage, reply: FastifyReply): void {
    const { socket } = raw
    // A request that a test injects has no socket.
    if (!(socket instanceof Socket)) return
    const cut = () => {
      // It has arrived, or nobody reads it yet: the answer waits for something of ours, such as the database.
      const isOurs = raw.complete || raw.readableFlowing === null
      if (isOurs && !reply.raw.headersSent) return void socket.setTimeout(stallMs)
      clearInterval(pace)
      if (reply.raw.headersSent) socket.destroy()
      else onStall(socket)
    }
    // A body that drips counts as one that has stopped.
    let seen = socket.bytesRead
    const pace = setInterval(() => {
      if (socket.bytesRead - seen < (leastRate * stallMs) / 1_000) cut()
      seen = socket.bytesRead
    }, stallMs).unref()
    socket.setTimeout(stallMs)
    // Node tells the one that is not complete, and destroys the connection if nobody listens.
    for (const message of [raw, reply.raw]) message.on('timeout', cut)
    raw.once('close', () => clearInterval(pace))
    raw.once('end', () => {
      clearInterval(pace)
      // After the answer, the time-out is that of a connection without a request.
      if (!reply.raw.writableFinished) socket.setTimeout(0)
    })
  }
}

/** Lets the answer arrive where the connection ends with it, for the caller's options or ours, within the body. */
function lingerWhereClosed(raw: IncomingMessage): void {
  const { socket } = raw
  if (!(socket instanceof Socket)) return
  // What Node calls after the last answer of a connection.
  socket.destroySoon = () => {
    if (raw.complete) Socket.prototype.destroySoon.call(socket)
    else lingeringClose(socket)
  }
}

function drain(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const tooLong = setTimeout(() => raw.socket.destroy(), drainMs).unref()
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(tooLong))
}
