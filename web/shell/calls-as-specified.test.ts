import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gallery } from '../features/banners/queries.ts'
import { dayBounds } from '../features/calendar/day-range.ts'
import { commentsOf, feed } from '../features/community/queries.ts'
import { allEvents, eventsAhead, eventsBetween, myRsvps } from '../features/events/queries.ts'
import { healthDay, healthHistory } from '../features/health/queries.ts'
import { dayNotes, weekGoals } from '../features/planner/queries.ts'
import { overrideStatus, themeLibrary } from '../features/themes/queries.ts'
import { clearStage, type Sent, serve, signIn } from '../test/render.tsx'

let client: QueryClient
let calls: Sent[]
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  signIn()
  calls = serve(() => [])
})
afterEach(clearStage)

/** The calls so far, each with its query, as the specification writes them. */
const made = () => calls.map(({ name, query }) => (query.size > 0 ? `${name}?${query}` : name))

test('themes, answers, planner and health are asked for by their specified calls', async () => {
  await client.fetchQuery(overrideStatus)
  await client.fetchQuery(themeLibrary(''))
  await client.fetchQuery(themeLibrary('rain'))
  await client.fetchQuery(myRsvps)
  await client.fetchQuery(dayNotes('2026-11-20'))
  await client.fetchQuery(weekGoals('2026-11-16'))
  await client.fetchQuery(healthDay('2026-11-20'))
  await client.fetchQuery(healthHistory('2026-11-20', 7))
  await client.fetchQuery(healthHistory('2026-11-20', 30))
  expect(made()).toEqual([
    'GET /themes/override/status',
    'GET /themes/library?limit=50',
    'GET /themes/library?query=rain&limit=50',
    'GET /my-rsvps',
    'GET /daily-notes/2026-11-20',
    'GET /goals/2026-11-16',
    'GET /health?from_date=2026-11-20&to_date=2026-11-20',
    'GET /health?from_date=2026-11-13&to_date=2026-11-20',
    'GET /health?from_date=2026-10-21&to_date=2026-11-20',
  ])
})

test('feed, comments and gallery are asked for a page at a time', async () => {
  const banner = (at: number) => ({ id: String(at), created_at: `2026-11-20T10:00:00.0000${at + 10}Z` })
  calls = serve(() => Array.from({ length: 20 }, (_, at) => banner(at)))
  await client.fetchInfiniteQuery(feed)
  await client.fetchInfiniteQuery(commentsOf('p1'))
  await client.fetchInfiniteQuery({ ...gallery, pages: 2 })
  expect(made()).toEqual([
    'GET /community/posts?limit=50',
    'GET /community/comments/p1?limit=100',
    'GET /banners/shared?limit=20',
    'GET /banners/shared?limit=20&cursor=2026-11-20T10%3A00%3A00.000029Z',
  ])
  expect(gallery.getNextPageParam?.([], [], undefined, [])).toBeUndefined()
})

test('events: all of them, a window ahead, and what the calendar shows, active ones only and by the place', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const place = { lat: 52.52, lng: 13.4 }
  const { start, end } = dayBounds('2026-11-16', '2026-11-22')
  await client.fetchQuery(allEvents(place, ''))
  await client.fetchQuery(eventsAhead(7, place))
  await client.fetchQuery(eventsAhead(30))
  await client.fetchQuery(eventsBetween(start, end, place))
  const [all, nearby, reminders, calendar] = calls.map(({ name, query }) => {
    expect([name, query.get('active_only')]).toEqual(['GET /global-events', 'true'])
    const days = (Date.parse(query.get('end') ?? '') - Date.parse(query.get('start') ?? '')) / 86_400_000
    return { days: Math.round(days), lat: query.get('lat'), lng: query.get('lng') }
  })
  expect(all).toEqual({ days: Number.NaN, lat: '52.52', lng: '13.4' })
  expect(nearby).toEqual({ days: 7, lat: '52.52', lng: '13.4' })
  expect(reminders).toEqual({ days: 30, lat: null, lng: null })
  // Seven days, and two more on each side for whole days of other zones.
  expect(calendar).toEqual({ days: 11, lat: '52.52', lng: '13.4' })
})
