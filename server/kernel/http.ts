import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import type { Logger } from 'pino'
import { texts } from '../../contract/texts.ts'
import { clientError, tellErrors } from './errors.ts'
import { refuse } from './refusal.ts'

const longestUrl = 8 * 1024
/** An image of 10 MB over a slow line; whoever sends nothing is cut off by the headers' own, shorter limit. */
const wholeRequestMs = 120_000

/**
 * A Fastify instance with our manners: a request id on every answer, JSON bodies only, bounded times and
 * sizes, one shape for every failure, security headers, and logs that hold no content.
 */
export async function httpServer(options: {
  log: Logger
  /** Networks whose `X-Forwarded-For` is believed. */
  trustProxy: string[]
  /** Whether the public address is https, so that browsers may be told to insist on it. */
  https: boolean
  /** Longest time in ms for a whole request to arrive. */
  requestTimeout?: number
}): Promise<FastifyInstance> {
  const { requestTimeout = wholeRequestMs } = options
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    requestTimeout,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: Math.min(10_000, requestTimeout), connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: clientError,
    return503OnClosing: true,
    frameworkErrors: (_error, _request, reply) => {
      const plain = reply as unknown as FastifyReply
      plain.code(400).send({ detail: texts('The address could not be read.') })
    },
  })

  tellErrors(app)

  app.removeAllContentTypeParsers()
  const json = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else json(request, String(body), done)
  })

  const always = securityHeaders(options.https)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done(request.url.length > longestUrl ? refuse(414, 'The address is too long.') : undefined)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
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

  // A connection whose last answer goes out while we close would be kept alive, and the process with it.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  return app
}

/** The security headers of every answer. Nothing in a request decides about them, so helmet is asked once. */
function securityHeaders(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  }
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  apply({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
