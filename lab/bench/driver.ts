import { randomUUID } from 'node:crypto'
import { Client } from 'undici'
import { answerOrders } from './child.ts'
import { runRepeatedly } from './figures.ts'

/**
 * A request, as it is sent. `{uuid}` in a body is a new one each time, `{post}` in a path is one of the order's posts.
 */
export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Makes requests over a number of connections. Each has its own member, and sends the next request after an answer. */
export type DriveOrder = {
  origin: string
  seconds: number
  connections: number
  /** What each member sends. */
  requests: Sent[]
  posts: string[]
}

function send(client: Client, request: Sent, posts: string[]): Promise<void> {
  const { headers } = request
  const path = request.path.replace('{post}', () => posts[Math.floor(Math.random() * posts.length)] ?? '')
  const body = request.body?.replace('{uuid}', () => randomUUID()) ?? null
  return new Promise((resolve, reject) => {
    let status = 0
    const problem: Buffer[] = []
    client.dispatch(
      { method: request.method as 'GET', path, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, code) {
          status = code
        },
        onResponseData(_controller, chunk) {
          if (status !== 200) problem.push(chunk)
        },
        onResponseEnd() {
          if (status === 200) resolve()
          else reject(new Error(`${request.method} ${path}: ${status} ${Buffer.concat(problem)}`))
        },
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}

answerOrders(async ({ origin, seconds, connections, requests, posts }: DriveOrder) => {
  const clients = Array.from({ length: connections }, () => new Client(origin))
  try {
    return await runRepeatedly({ lanes: connections, seconds }, async (lane) => {
      const [client, request] = [clients[lane], requests[lane % requests.length]]
      if (client && request) await send(client, request, posts)
    })
  } finally {
    await Promise.all(clients.map((client) => client.close()))
  }
})
