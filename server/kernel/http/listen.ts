import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * Listens on every address of a host: `localhost` is two, IPv4's and IPv6's. One server with its limits serves all of
 * them. Fastify would serve the second address with a bare server. Answers how to close the addresses beside the first:
 * it resolves when their last connection has ended. The first is closed with the app.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  resolve = addressesOf,
): Promise<() => Promise<void>> {
  const addresses = host === 'localhost' ? await resolve(host) : [host]
  const [first = host, ...others] = addresses
  // Where it is open is said by the start, in words for people; Fastify would log it too.
  const { level } = app.log
  app.log.level = 'warn'
  try {
    await app.listen({ port, host: first })
  } finally {
    app.log.level = level
  }
  const opened: Server[] = []
  const bound = (app.server.address() as AddressInfo).port
  for (const address of new Set(others)) {
    const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket)
    })
    beside.maxConnections = app.server.maxConnections
    beside.listen(bound, address)
    // A machine may know an address that it does not have.
    const listening = await once(beside, 'listening').catch(() => undefined)
    if (!listening) continue
    opened.push(beside)
    app.server.once('close', () => beside.close())
  }
  return async () => {
    await Promise.all(opened.map((server) => new Promise((closed) => server.close(closed))))
  }
}
