import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fixed answer of a bare server, and the work it does before each answer. */
export type BareAnswer = { headers: Record<string, string>; body: Uint8Array; before?: () => Promise<void> }

/** A server without a framework. Returns a function that sets its answer, and its origin. */
export function bareServer(): (answer: BareAnswer) => Promise<string> {
  let answer: BareAnswer = { headers: {}, body: new Uint8Array() }
  const server = createServer((request, response) => {
    const { headers, body, before } = answer
    const end = () => response.writeHead(200, headers).end(body)
    request.resume().on('end', () => {
      if (before) before().then(end, (error) => response.destroy(error))
      else end()
    })
  })
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return async (next) => {
    answer = next
    await listening
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
}
