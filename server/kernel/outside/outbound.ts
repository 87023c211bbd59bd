import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { readBounded } from './read-bounded.ts'

/**
 * Why nothing was fetched. The address is not allowed, the server has no such file, or the file is too large. Or the
 * failure may pass: the server failed, could not be reached, or took too long.
 */
type OutboundFault = 'forbidden' | 'absent' | 'too large' | 'failed' | 'too slow'
/** Fetches a file from an address that a stranger gave. Never throws. */
export type Outbound = (address: string) => Promise<Uint8Array | { fault: OutboundFault }>

/** Which servers may be asked. Tests allow their own loopback server here. */
export type OutboundPolicy = { address(ip: string): boolean; port(port: number): boolean }
/** Every address of a name. */
export type Resolve = (name: string) => Promise<string[]>

const timeoutMs = 5_000
const mostRedirects = 3
const redirects = [301, 302, 303, 307, 308]
/** Statuses that may pass, as all from 500 on may. */
const momentary = [408, 425, 429]

/**
 * IPv6's global unicast space (RFC 4291 section 2.4, IANA). Addresses outside it are not the public internet, such as
 * ::/96, which embeds IPv4 addresses.
 */
const globalIpv6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Whether an IP address is one server on the public internet. An IPv4 address within an IPv6 one counts as itself. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  return ip instanceof ipaddr.IPv4 || ip.match(globalIpv6)
}

/**
 * The web's own ports, and their two alternatives. A server on another port is most often no web server, and ours must
 * not talk to it.
 */
const webPorts = [80, 443, 8080, 8443]

export const publicWeb: OutboundPolicy = {
  address: isPublicAddress,
  port: (port) => webPorts.includes(port),
}

/**
 * Asks the name servers directly. The system's own look-up holds a thread while a name server is silent. A few such
 * names would stop all files and pictures.
 */
export const askNameServers: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Ends a request that must not be made, or has failed. */
export class Fault extends Error {
  readonly fault: OutboundFault
  constructor(fault: OutboundFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Fetches from the public web only. A name is resolved once for each connection. All of its addresses must be public,
 * and the connection goes to those same addresses, so no answer can change in between. Every redirect is checked anew.
 * There are no cookies, no credentials, no proxy, at most `mostBytes`, and at most five seconds in all.
 */
export function outbound(options: {
  mostBytes: number
  resolve?: Resolve
  policy?: OutboundPolicy
  timeoutMs?: number
}): Outbound {
  const { mostBytes, resolve = askNameServers, policy = publicWeb } = options
  return async (address) => {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
    try {
      let url = urlOf(address)
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const answer = await get(url, { resolve, policy, mostBytes, signal: deadline })
        if (answer instanceof Uint8Array) return answer
        url = answer
      }
      return { fault: 'absent' }
    } catch (error) {
      if (error instanceof Fault) return { fault: error.fault }
      return { fault: deadline.aborted ? 'too slow' : 'failed' }
    }
  }
}

/** The address; throws a {@link Fault} for what is none. */
export function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url) throw new Fault('absent')
  return url
}

type Terms = { resolve: Resolve; policy: OutboundPolicy; mostBytes: number; signal: AbortSignal }

/**
 * Names that are never on the public internet: this machine and private networks (RFC 6761, RFC 6762, RFC 8375, and
 * `internal`, which ICANN has reserved), and `invalid`, which never resolves. Chrome names a push address that it has
 * ended `permanently-removed.invalid`.
 */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|invalid)\.*$/

/** Throws a {@link Fault} for an address that the policy does not allow, as far as it says by itself. */
export function checkAddress(url: URL, policy: OutboundPolicy): void {
  const isHttps = url.protocol === 'https:'
  if (!isHttps && url.protocol !== 'http:') throw new Fault('forbidden')
  if (url.username || url.password) throw new Fault('forbidden')
  if (!policy.port(Number(url.port) || (isHttps ? 443 : 80))) throw new Fault('forbidden')
  // A URL has its host in canonical form: 127.1, 0x7f000001 and 2130706433 read 127.0.0.1 here. Node connects to
  // an address without looking it up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 ? !policy.address(host) : innerNames.test(host)) throw new Fault('forbidden')
}

/** The look-up of one connection. The connection goes to the address that it returns. */
export const guarded =
  ({ resolve, policy }: Pick<Terms, 'resolve' | 'policy'>): LookupFunction =>
  (name, { family, all }, done) => {
    resolve(name).then(
      (found) => {
        if (!found.every((address) => policy.address(address))) return done(new Fault('forbidden'), '')
        const usable = found
          .map((address) => ({ address, family: isIP(address) }))
          .filter((entry) => !family || entry.family === Number(family))
        const [first] = usable
        if (!first) return done(new Fault('failed'), '')
        if (all) done(null, usable)
        else done(null, first.address, first.family)
      },
      () => done(new Fault('failed'), ''),
    )
  }

/** One request. Returns the body, or the address it redirects to. */
function get(url: URL, terms: Terms): Promise<Uint8Array | URL> {
  checkAddress(url, terms.policy)
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | URL>()
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    // A connection of its own. It is not shared, and it uses no proxy, which would look up the name again.
    agent: false,
    lookup: guarded(terms),
    signal: terms.signal,
    headers: {
      accept: 'image/webp,image/png,image/jpeg;q=0.9,*/*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'A-genda',
      connection: 'close',
    },
  })
  request.on('error', reject)
  request.on('response', (response) => {
    read(url, response, terms.mostBytes)
      .then(resolve, reject)
      .finally(() => request.destroy())
  })
  request.end()
  return promise
}

async function read(url: URL, response: http.IncomingMessage, mostBytes: number): Promise<Uint8Array | URL> {
  const { statusCode = 0, headers } = response
  if (redirects.includes(statusCode) && headers.location) return urlOf(headers.location, url)
  if (statusCode >= 500 || momentary.includes(statusCode)) throw new Fault('failed')
  if (statusCode !== 200) throw new Fault('absent')
  if (Number(headers['content-length']) > mostBytes) throw new Fault('too large')
  const body = await readBounded(response, mostBytes)
  if (!body) throw new Fault('too large')
  return body
}
