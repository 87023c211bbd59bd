import type { Api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { Request, Response } from '../../contract/row.ts'
import { sendCall } from '../../scripts/send-call.ts'
import type { Reply } from './ledger.ts'

/** Longer than the product allows any of its parts to take. */
const longestMs = 60_000

/** The caller, and the address they seem to call from. Limits count by that address. */
type From = { token?: string; address?: string }

export type Client = <K extends keyof Api>(
  call: K,
  sent: Request<Api[K]>,
  from?: From,
) => Promise<Reply<Response<Api[K]>>>

/** Calls the product at `url`: `client('POST /mood', { body }, { token })`. Never rejects. */
export const clientOf =
  (url: string): Client =>
  (call, sent, { token, address = '192.0.2.1' } = {}) => {
    const headers = { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) }
    return replyOf((signal) => sendCall(url, call, sent, { headers, signal }))
  }

/** The content of an answer; undefined if none comes. */
export async function replyOf<T>(
  ask: (signal: AbortSignal) => Promise<globalThis.Response>,
): Promise<Reply<T>> {
  try {
    const response = await ask(AbortSignal.timeout(longestMs))
    const body = (await response.json()) as T
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
  } catch {
    return undefined
  }
}

/** The answer to a call that must succeed. */
export async function answerOf<T>(reply: Promise<Reply<T>>): Promise<T> {
  const given = await reply
  if (given?.status === 200) return given.body
  throw new Error(`The proof could not be set up: ${given?.status} ${JSON.stringify(given?.body)}`)
}

/** The token of a sign-in or a registration. */
export const tokenOf = async (reply: Promise<Reply<Session>>) => (await answerOf(reply)).access_token
