import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOrders } from './child.ts'

/** What the bare server answers from now on, whatever is asked. */
export type BareOrder = { headers: Record<string, string>; body: Uint8Array }

let answer: BareOrder = { headers: {}, body: new Uint8Array() }
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, answer.headers).end(answer.body))
})
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

answerOrders(async (order: BareOrder) => {
  answer = order
  await listening
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
