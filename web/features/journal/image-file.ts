import { queryOptions } from '@tanstack/react-query'
import { apiBase } from '../../../contract/address.ts'
import { ApiError, callHeaders, refused } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { keptPicture } from './kept-pictures.ts'
import { keepForReading, readKept } from './pictures-for-reading.ts'

async function fetchImage(id: string, width: number, signal: AbortSignal): Promise<Blob> {
  const token = session.token()
  const response = await fetch(`${apiBase}/journal/images/${id}?width=${width}`, {
    headers: callHeaders(token),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError(0, {})
  })
  if (!response.ok)
    throw refused(response.status, await response.json().catch(() => ({})), response.headers, token)
  return response.blob()
}

/** From the server, or without a connection as it was seen last on this device. */
async function readImage(id: string, width: number, signal: AbortSignal): Promise<Blob> {
  const state = session.get()
  const memberId = 'user' in state ? state.user.id : ''
  try {
    const file = await fetchImage(id, width, signal)
    void keepForReading(memberId, { id, width, file })
    return file
  } catch (error) {
    const kept = error instanceof ApiError && error.status === 0 && (await readKept(memberId, id))
    if (kept) return kept
    throw error
  }
}

/**
 * A private picture, at least so many pixels wide. It comes with the member's token, never by an address alone, and
 * never changes.
 */
export const imageFile = (id: string, width: number) =>
  queryOptions({
    queryKey: ['journal', 'image', id, width],
    queryFn: ({ signal }) => readImage(id, width, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A picture that is kept on this device; null if it is not there any more. */
export const keptFile = (memberId: string, id: string) =>
  queryOptions({
    queryKey: ['journal', 'image', id, 'here'],
    queryFn: async () => (await keptPicture(memberId, id)) ?? null,
    // Another one may be chosen in its place.
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
