import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Server, type Socket } from 'node:net'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { texts } from '../../../contract/texts.ts'
import { acceptAll, turnOfTheLoop } from '../turn-of-the-loop.ts'
import { clientError, handleErrors, sentence } from './errors.ts'
import { answerSocket, refusalHeaders } from './raw-answer.ts'
import { refuse } from './refusal.ts'
import { watchBodies } from './request-bodies.ts'
import { securityHeaders } from './security-headers.ts'

const longestUrl = 8 * 1024
/** Enough for an image of 10 MB over the slowest useful line. A body that makes no progress is cut off much sooner. */
const wholeRequestMs = 600_000
const stalledBodyMs = 30_000
/** A twentieth of the rate of the slowest telephone line. */
const leastBodyRate = 500
/** Some hundred busy members with the six connections of a browser. Each connection holds some ten kilobytes. */
const mostConnections = 2_000

/** Whether a request names one host, as HTTP 1.1 wants it (RFC 9112 section 3.2). Of several, Node keeps the first. */
const hasItsHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean =>
  httpVersion !== '1.1' ||
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1

const leaving = new WeakSet<FastifyInstance>()

/**
 * Makes an app leave its callers, so that it can be closed without refusing or resetting a request: it accepts no more
 * connections, each answer ends its own, and what still arrives on them is answered.
 */
export async function leaveCallers(app: FastifyInstance): Promise<void> {
  leaving.add(app)
  // The system resets connections that it has taken and this process has not, so all of them are taken first.
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  await acceptAll(() => accepted)
  // The close of an HTTP server would end idle connections at once, on which a request may be on its way.
  Server.prototype.close.call(app.server)
  await turnOfTheLoop()
}

/** Ends connections on which nothing is asked, but only after reading whatever has arrived on them. */
export async function endIdleConnections(app: FastifyInstance): Promise<void> {
  await turnOfTheLoop()
  app.server.closeIdleConnections()
}

/**
 * A Fastify instance with our rules: a request id on every answer, JSON bodies only, limits of time and size, one shape
 * for every failure, security headers, and logs without content.
 */
export async function httpServer(options: {
  log: Logger
  /** The networks whose `X-Forwarded-For` is trusted. */
  trustProxy: string[]
  /** Whether the public address is https. Browsers are then told to insist on it. */
  https: boolean
  /** Longest time in ms for a whole request to arrive. */
  requestTimeout?: number
  /** The longest time in ms in which no part of a body arrives. */
  bodyTimeout?: number
  /** Bytes of a body a second, below which it is cut off. */
  leastRate?: number
  /** Connections that are open at a time. */
  maxConnections?: number
}): Promise<FastifyInstance> {
  const { requestTimeout = wholeRequestMs, bodyTimeout = stalledBodyMs, leastRate = leastBodyRate } = options
  const always = securityHeaders(options.https)
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    requestTimeout,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: 1_000,
      // Node's own refusal would have no body. Ours is below.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: clientError(always),
    // Likewise.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      const plain = reply as unknown as FastifyReply
      plain
        .code(400)
        .headers(refusalHeaders(always))
        .send({ detail: texts('The address could not be read.') })
    },
  })
  const answerRaw = (status: number) => (socket: Socket) =>
    answerSocket(socket, { status, detail: sentence(status), always })
  // Only a proxy connects (RFC 9110 section 9.3.6); without a listener, Node ends the connection without a word.
  app.server.on('connect', (_request, socket: Socket) => answerRaw(501)(socket))
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => answerRaw(417)(socket))
  app.server.maxConnections = options.maxConnections ?? mostConnections
  // At the limit, idle connections are closed to make room for new ones.
  app.server.on('drop', () => app.server.closeIdleConnections())

  handleErrors(app)

  app.removeAllContentTypeParsers()
  const json = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else json(request, String(body), done)
  })

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    // An answer may be stored only if it says so itself: one address has several spellings.
    reply.headers(always).header('x-request-id', request.id).header('cache-control', 'no-store')
    if (leaving.has(app)) reply.header('connection', 'close')
    if (closing && !leaving.has(app)) done(refuse(503, sentence(503), { headers: { 'retry-after': '5' } }))
    else if (!hasItsHost(request.raw)) done(refuse(400, sentence(400)))
    else done(request.url.length > longestUrl ? refuse(414, sentence(414)) : undefined)
  })
  watchBodies(app, { stallMs: bodyTimeout, leastRate, onStall: answerRaw(408) })
  if (options.log.isLevelEnabled('debug'))
    app.addHook('onResponse', (request, reply, done) => {
      request.log.debug(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
      done()
    })

  // A connection that gets its last answer during the close would stay open and keep the process running.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  return app
}
