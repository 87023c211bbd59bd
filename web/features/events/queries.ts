import { queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'

const yearMs = 366 * 86_400_000
/** How far ahead the events screen and home know what changed. */
const aheadMs = 62 * 86_400_000

/** A member's coordinates in degrees. If they are not known, it is empty and the server uses the stored ones. */
export type Coordinates = { lat: number; lng: number } | Record<never, never>

/** The member's coordinates, when both are known. */
export const coordinatesOf = ({ lat, lng }: { lat: number | null; lng: number | null }): Coordinates =>
  lat === null || lng === null ? {} : { lat, lng }

/** Everything fetched of events begins with this key. */
export const eventsKey = ['events'] as const

/** Events that overlap a range of time. A recurring event appears once for each occurrence. */
export const eventsBetween = (start: Date, end: Date, place: Coordinates = {}) =>
  queryOptions({
    queryKey: [...eventsKey, 'between', start.toISOString(), end.toISOString(), place],
    queryFn: ({ signal }) =>
      call('GET /global-events', {
        query: { active_only: 'true', start: start.toISOString(), end: end.toISOString(), ...place },
        signal,
      }),
  })

/** Events of the next `days` days, counted from when they are fetched. */
export const eventsAhead = (days: number, place: Coordinates = {}) =>
  queryOptions({
    queryKey: [...eventsKey, 'ahead', days, place],
    queryFn: ({ signal }) => {
      const now = Date.now()
      const [start, end] = [now, now + days * 86_400_000].map((moment) => new Date(moment).toISOString())
      return call('GET /global-events', { query: { active_only: 'true', start, end, ...place }, signal })
    },
  })

/** All events, each once, at its next occurrence. `query` searches. */
export const allEvents = (place: Coordinates, query: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'all', place, query],
    queryFn: ({ signal }) =>
      call('GET /global-events', {
        query: { active_only: 'true', ...place, ...(query && { query }) },
        signal,
      }),
  })

/** One event, at its next occurrence. */
export const eventById = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /global-events/{id}', { params: { id }, signal }),
  })

/** The coming dates of a series, the cancelled ones too. */
export const datesOf = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'dates', id],
    queryFn: ({ signal }) => {
      const now = Date.now()
      const [start, end] = [now, now + yearMs].map((moment) => new Date(moment).toISOString())
      const limit = lengths.datesAhead
      return call('GET /global-events', { query: { id, start, end, with_cancelled: 'true', limit }, signal })
    },
  })

/** The dates in a range of the events that the member answered, the cancelled ones too. */
export const myDatesBetween = (start: Date, end: Date) =>
  queryOptions({
    queryKey: [...eventsKey, 'mine', 'between', start.toISOString(), end.toISOString()],
    queryFn: ({ signal }) => readMyDates(start.toISOString(), end.toISOString(), signal),
  })

/** The dates of the next days that the member answered, from when they are fetched. */
export const myDatesAhead = queryOptions({
  queryKey: [...eventsKey, 'mine', 'ahead'],
  queryFn: ({ signal }) => {
    const now = Date.now()
    const [start = '', end = ''] = [now, now + aheadMs].map((moment) => new Date(moment).toISOString())
    return readMyDates(start, end, signal)
  },
})

const readMyDates = (start: string, end: string, signal: AbortSignal) =>
  call('GET /global-events', { query: { answered: 'true', start, end, with_cancelled: 'true' }, signal })

/** What the organizers told those who come. */
export const messagesOf = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'messages', id],
    queryFn: ({ signal }) => call('GET /global-events/{id}/messages', { params: { id }, signal }),
  })

/** The member's RSVPs, to all events that they answered. */
export const myRsvps = queryOptions({
  queryKey: ['rsvps'],
  queryFn: ({ signal }) => call('GET /my-rsvps', { signal }),
})

/** The member's RSVPs to single dates of series. */
export const myDateRsvps = queryOptions({
  queryKey: ['rsvps', 'dates'],
  queryFn: ({ signal }) => call('GET /my-rsvps/occurrences', { signal }),
})

/** For which places the member waits, and which they got by waiting. */
export const myWaitingList = queryOptions({
  queryKey: ['rsvps', 'waiting'],
  queryFn: ({ signal }) => call('GET /my-rsvps/waiting', { signal }),
})
