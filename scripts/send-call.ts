import { addressOf } from '../contract/address.ts'
import type { Api } from '../contract/api.ts'
import type { Request } from '../contract/row.ts'

type Loose = { params?: unknown; query?: unknown; body?: unknown; file?: Blob }

/** Sends a call of the contract to a product at an origin, and gives whatever it answers. */
export function sendCall<K extends keyof Api>(
  origin: string,
  name: K,
  sent: Request<Api[K]> | undefined,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<globalThis.Response> {
  const { body, file, ...rest }: Loose = sent ?? {}
  const { method, url } = addressOf(name, rest)
  const form = new FormData()
  if (file) form.set('file', file, 'picture')
  return fetch(origin + url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: file ? form : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  })
}
