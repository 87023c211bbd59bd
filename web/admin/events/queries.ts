import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { recurrenceDraft } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Attendee } from '../../../contract/rsvps.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { call } from '../../lib/api.ts'

/** Every event, archived ones too, each once at its next occurrence. `query` searches. */
export const adminEvents = (query = '') =>
  queryOptions({
    queryKey: [...eventsKey, 'admin', query],
    queryFn: ({ signal }) =>
      call('GET /global-events', { query: { active_only: 'false', ...(query && { query }) }, signal }),
  })

/** An event, or one date of it by its start in the series, to which members come. */
export type Attended = { id: string; date: string | undefined }

/** The numbers of RSVPs. They are fetched each time they are asked for. */
export const rsvpsOf = ({ id, date }: Attended) =>
  queryOptions({
    queryKey: ['rsvps-of', id, date],
    queryFn: ({ signal }) =>
      call('GET /global-events/{id}/rsvps', {
        params: { id },
        query: date === undefined ? {} : { occurrence: date },
        signal,
      }),
    staleTime: 0,
  })

/** The coming dates of a series, and all that are different, as its organizers see them. */
export const seriesDates = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'series-dates', id],
    queryFn: ({ signal }) => call('GET /global-events/{id}/occurrences', { params: { id }, signal }),
    staleTime: 0,
  })

const occurrenceOf = (date: string | undefined) => (date ? { occurrenceStart: date } : {})

/** Who waits for a place, the first first. */
export const waitingFor = ({ id, date }: Attended) =>
  queryOptions({
    queryKey: ['waiting-for', id, date],
    queryFn: ({ signal }) =>
      call('GET /global-events/{id}/waitlist', { params: { id }, query: occurrenceOf(date), signal }),
    staleTime: 0,
  })

/** How many a message would reach. */
export const reachOf = ({ id, date }: Attended) =>
  queryOptions({
    queryKey: ['message-reach', id, date],
    queryFn: ({ signal }) =>
      call('GET /global-events/{id}/messages/reach', { params: { id }, query: occurrenceOf(date), signal }),
    staleTime: 0,
  })

/**
 * A page of the members who answered an event, those who are going first. It starts after `last`, the last one of the
 * page before.
 */
export const readAttendees = ({ id, date }: Attended, last: Attendee | undefined, signal?: AbortSignal) =>
  call('GET /global-events/{id}/attendees', {
    params: { id },
    query: {
      limit: lengths.page,
      ...(date && { occurrence: date }),
      ...(last && { after: last.id, after_status: last.status, after_answered_at: last.answered_at }),
    },
    ...(signal && { signal }),
  })

/** The cursor of the next page: the last one of a full page; undefined if there is no more. */
export const pageCursor = (page: readonly Attendee[]): Attendee | undefined =>
  page.length < lengths.page ? undefined : page.at(-1)

/** The members who answered an event, page by page. */
export const attendeesOf = (attended: Attended) =>
  infiniteQueryOptions({
    queryKey: ['attendees-of', attended.id, attended.date],
    queryFn: ({ pageParam: last, signal }) => readAttendees(attended, last, signal),
    initialPageParam: undefined as Attendee | undefined,
    getNextPageParam: pageCursor,
    staleTime: 0,
  })

/** When a recurrence that is being typed would next happen. */
export const nextDates = (draft: z.input<typeof recurrenceDraft>) =>
  queryOptions({
    queryKey: ['recurrence-preview', draft],
    queryFn: ({ signal }) => call('POST /admin/recurrence-preview', { body: draft, signal }),
    staleTime: 300_000,
  })

/** A plain map around a place, drawn by our own server. */
export const mapAround = (center: { lat: number; lng: number }) =>
  queryOptions({
    queryKey: ['map', center.lat, center.lng],
    queryFn: ({ signal }) => call('GET /admin/map', { query: center, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
