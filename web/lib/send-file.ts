import type * as z from 'zod/mini'
import { addressOf } from '../../contract/address.ts'
import type { Api } from '../../contract/api.ts'
import type { Response } from '../../contract/row.ts'
import { withAddedFields } from './added-fields.ts'
import { ApiError, callHeaders, type FileCall, refused } from './api.ts'
import { session } from './session.ts'

type Sent<K extends FileCall> = {
  file: Blob
  params?: Api[K] extends { params: infer S extends z.ZodMiniType } ? z.input<S> : never
  /** The query of the call, if it has one. */
  query?: Api[K] extends { query: infer S extends z.ZodMiniType } ? z.input<S> : never
  /** How much has left the browser, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** The answer's JSON; undefined if it is none. */
function answerOf(request: XMLHttpRequest): Record<string, unknown> | undefined {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return undefined
  }
}

/**
 * Makes a call of the contract that sends a file. It does not use fetch, which cannot report progress. Throws as
 * `call` does, and the signal's reason when it is aborted.
 */
export function sendFile<K extends FileCall>(
  name: K,
  { file, params, query, onProgress, signal }: Sent<K>,
): Promise<Response<Api[K]>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const token = session.token()
    const request = new XMLHttpRequest()
    const { method, url } = addressOf(name, { params, query })
    request.open(method, url)
    for (const [header, value] of Object.entries(callHeaders(token))) request.setRequestHeader(header, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = answerOf(request)
      if (request.status >= 200 && request.status < 300)
        return answer === undefined
          ? reject(new ApiError(0, {}))
          : resolve(withAddedFields(name, answer) as Response<Api[K]>)
      const headers = new Headers()
      for (const header of ['retry-after', 'x-request-id']) {
        const value = request.getResponseHeader(header)
        if (value) headers.set(header, value)
      }
      reject(refused(request.status, answer ?? {}, headers, token))
    }
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })

    const form = new FormData()
    // The name of the file on the member's device is not sent.
    form.append('file', file, 'image')
    request.send(form)
  })
}
