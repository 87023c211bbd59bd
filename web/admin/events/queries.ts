import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { recurrenceDraft } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { ApiError, call } from '../../lib/api.ts'

/** Whether a call was refused for the role of who made it. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/** Every event, archived ones too, each once at its next occurrence; with `query` those whose words match it. */
export const adminEvents = (query = '') =>
  queryOptions({
    queryKey: [...eventsKey, 'admin', query],
    queryFn: ({ signal }) =>
      call('GET /global-events', { query: { active_only: 'false', ...(query && { query }) }, signal }),
  })

/** How many answered an event, and how; read anew each time it is asked. */
export const rsvpsOf = (id: string) =>
  queryOptions({
    queryKey: ['rsvps-of', id],
    queryFn: ({ signal }) => call('GET /global-events/{id}/rsvps', { params: { id }, signal }),
    staleTime: 0,
  })

/** Who answered an event, a page after the other; those who come first. */
export const attendeesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['attendees-of', id],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /global-events/{id}/attendees', {
        params: { id },
        query: { limit: lengths.page, ...(after && { after }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < lengths.page ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })

/** When a recurrence that is being typed would next happen. */
export const nextDates = (draft: z.input<typeof recurrenceDraft>) =>
  queryOptions({
    queryKey: ['recurrence-preview', draft],
    queryFn: ({ signal }) => call('POST /admin/recurrence-preview', { body: draft, signal }),
    staleTime: 300_000,
  })
