import type { Api } from '../contract/api.ts'
import type { Arguments, Request, Response } from '../contract/row.ts'
import { sendCall } from '../scripts/send-call.ts'

/** Makes a call of the contract, by its name. Throws if it does not succeed, with the status and the answer. */
export type Call = <K extends keyof Api>(name: K, ...sent: Arguments<Api[K]>) => Promise<Response<Api[K]>>

/** The body of a call. */
export type Body<K extends keyof Api> = NonNullable<Request<Api[K]>['body']>

/** The calls of a product at an origin, for the owner of a token, or for a visitor. */
export const caller =
  (origin: string, token?: string): Call =>
  async (name, ...[sent]) => {
    const headers = { 'time-zone': 'Europe/Berlin', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await sendCall(origin, name, sent, { headers })
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
