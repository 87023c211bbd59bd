import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import {
  askNameServers,
  checkAddress,
  Fault,
  guarded,
  isPublicAddress,
  type OutboundPolicy,
  type Resolve,
  urlOf,
} from './outbound.ts'
import { readBounded } from './read-bounded.ts'

/** What a server said, without the words of its answer. `retryAfter` is in seconds. */
export type OutboundAnswer = { status: number; retryAfter: number | undefined }

/**
 * Why there is no answer: the address is not allowed, or the server could not be reached or took too long, which may
 * pass.
 */
type PostFault = { fault: 'forbidden' | 'failed' | 'too slow' }

/** Posts to an address that a stranger gave. Never throws. */
export type OutboundPost = {
  (
    address: string,
    request: { headers: Record<string, string>; body: Uint8Array },
  ): Promise<OutboundAnswer | PostFault>
  /** Whether an address may be posted to, as far as it says by itself. Its name is looked up with each connection. */
  allows(address: string): boolean
}

const timeoutMs = 10_000
/** Of an answer that is a sentence at most. */
const mostBytes = 16 * 1024
const connections = { keepAlive: true, maxSockets: 16, maxTotalSockets: 64, maxFreeSockets: 16 }

/** Only https on its own port, on the public internet. */
const publicHttps: OutboundPolicy = { address: isPublicAddress, port: (port) => port === 443 }

/**
 * Posts over https to the public web only. A name is resolved once for each connection, all of its addresses must be
 * public, and the connection goes to those same addresses. A connection is used again for the same server. Redirects are
 * not followed: their status is the answer. `ca` is for tests, which sign for themselves.
 */
export function outboundPost(
  options: { resolve?: Resolve; policy?: OutboundPolicy; timeoutMs?: number; ca?: string } = {},
): OutboundPost {
  const { resolve = askNameServers, policy = publicHttps, ca } = options
  const agent = new https.Agent({ ...connections, ...(ca && { ca }) })
  const checked = (address: string): URL => {
    const url = urlOf(address)
    if (url.protocol !== 'https:') throw new Fault('forbidden')
    checkAddress(url, policy)
    return url
  }

  const post = async (address: string, request: { headers: Record<string, string>; body: Uint8Array }) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
    try {
      const response = await send(checked(address), request, {
        agent,
        lookup: guarded({ resolve, policy }),
        signal,
      })
      // Read to its end, so that the connection can be used again.
      if (!(await readBounded(response, mostBytes))) response.destroy()
      return { status: response.statusCode ?? 0, retryAfter: secondsIn(response.headers['retry-after']) }
    } catch (error) {
      if (error instanceof Fault && ['forbidden', 'absent'].includes(error.fault))
        return { fault: 'forbidden' } as const
      return { fault: signal.aborted ? 'too slow' : 'failed' } as const
    }
  }
  return Object.assign(post, {
    allows(address: string): boolean {
      try {
        return Boolean(checked(address))
      } catch {
        return false
      }
    },
  })
}

function send(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
  options: Pick<https.RequestOptions, 'agent' | 'lookup'> & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = https.request(url, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-length': body.length, 'user-agent': 'A-genda' },
  })
  request.on('error', reject)
  request.on('response', resolve)
  request.end(body)
  return promise
}

/** The seconds of a `Retry-After` header; a date is not read. */
const secondsIn = (header: string | undefined): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined
