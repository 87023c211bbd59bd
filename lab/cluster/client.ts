import type { Session } from '../../contract/auth.ts'
import type { Reply } from './ledger.ts'

/** Longer than the product allows any of its parts to take. */
const longestMs = 60_000

export type Client = (
  call: string,
  more?: {
    token?: string | undefined
    body?: object | undefined
    /** The client address. Rate limits count by it. */
    address?: string
  },
) => Promise<Reply>

/** Calls the product at `url`: `client('POST /api/mood', { body, token })`. Rejects never. */
export const clientOf =
  (url: string): Client =>
  async (call, { token, body, address = '192.0.2.1' } = {}) => {
    const [method = '', path] = call.split(' ')
    const isForm = body instanceof FormData
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        body: isForm ? body : body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(longestMs),
      })
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.json(),
      }
    } catch {
      return undefined
    }
  }

/** The answer of a call that must succeed. */
export async function answerOf<T>(reply: Promise<Reply>): Promise<T> {
  const given = await reply
  if (given?.status === 200) return given.body as T
  throw new Error(`The proof could not be set up: ${given?.status} ${JSON.stringify(given?.body)}`)
}

/** Signs in, or up, and returns the token. */
export const tokenOf = async (client: Client, call: string, body: object, address?: string) =>
  (await answerOf<Session>(client(call, { body, ...(address ? { address } : {}) }))).access_token
