import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy that uses the ports of `targets` in turn. It skips one that refuses the connection. If a connection is lost
 * later, the caller's connection is closed too, because the outcome of the request is unknown.
 */
export async function startProxy(targets: () => readonly number[]) {
  let turn = 0

  const forward = (port: number, from: IncomingMessage, body: Buffer, to: ServerResponse) =>
    new Promise<'answered' | 'refused'>((resolve) => {
      const { method, url: path, headers } = from
      const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
        answer.on('error', () => to.destroy())
        answer.on('end', () => resolve('answered'))
      })
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve('refused')
        to.destroy()
        resolve('answered')
      })
      onward.end(body)
    })

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const ports = targets()
    const first = turn++ % ports.length
    for (const port of [...ports.slice(first), ...ports.slice(0, first)])
      if ((await forward(port, request, body, response)) === 'answered') return
    response.destroy()
  })
  // Longer than any client keeps a connection open. A connection that is closed while a client uses it again looks like
  // a lost answer.
  server.keepAliveTimeout = 72_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
