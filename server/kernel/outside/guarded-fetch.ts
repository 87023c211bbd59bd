import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import {
  askNameServers,
  checkAddress,
  guarded,
  type OutboundPolicy,
  publicWeb,
  type Resolve,
  urlOf,
} from './outbound.ts'
import { readBounded } from './read-bounded.ts'

type FetchOptions = {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array | URLSearchParams | null | undefined
  signal?: AbortSignal | undefined
}

/** `fetch` as far as a library for a service of the operator needs it. Throws for whatever is no answer. */
export type GuardedFetch = (address: string, options: FetchOptions) => Promise<Response>

const timeoutMs = 10_000
const mostBytes = 512 * 1024

/** Every address and port: for a service that the operator says is in their own network. */
const ownNetwork: OutboundPolicy = { address: () => true, port: () => true }
/** As the machine itself looks up names, those of its own network included. */
const askTheMachine: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * Asks servers over https on the public web, or, if `isPrivate`, also in the operator's own network and over http. A name
 * is resolved once for each connection, and the connection goes to the addresses that were checked. There are no
 * redirects, no cookies and no proxy, at most 512 kB, and at most ten seconds in all.
 */
export function guardedFetch({ isPrivate }: { isPrivate: boolean }): GuardedFetch {
  const policy = isPrivate ? ownNetwork : publicWeb
  const resolve = isPrivate ? askTheMachine : askNameServers
  return async (address, { method, headers, body, signal }) => {
    const url = urlOf(address)
    if (url.protocol !== 'https:' && !isPrivate) throw new Error('The address is not https.')
    checkAddress(url, policy)
    const sent = body instanceof URLSearchParams ? body.toString() : (body ?? undefined)
    const deadline = AbortSignal.timeout(timeoutMs)
    const answer = await ask(url, sent, {
      method,
      agent: false,
      lookup: guarded({ resolve, policy }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        ...headers,
        ...(sent !== undefined && { 'content-length': Buffer.byteLength(sent) }),
        'user-agent': 'A-genda',
        'accept-encoding': 'identity',
        connection: 'close',
      },
    })
    const bytes = await readBounded(answer, mostBytes).finally(() => answer.destroy())
    if (!bytes) throw new Error('The answer is too long.')
    const { statusCode = 502 } = answer
    const said = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    // A response of these statuses has no body.
    const content = [204, 205, 304].includes(statusCode) ? null : Buffer.from(bytes)
    return new Response(content, { status: statusCode, headers: said })
  }
}

function ask(
  url: URL,
  body: string | Uint8Array | undefined,
  options: https.RequestOptions,
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const request = (url.protocol === 'https:' ? https : http).request(url, options)
  request.on('error', reject)
  request.on('response', resolve)
  request.end(body)
  return promise
}
