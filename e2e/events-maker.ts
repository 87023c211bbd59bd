import type { RsvpStatus } from '../contract/rsvps.ts'
import type { Body } from './api.ts'
import { admin, logIn, type Member, type Product, type SignedIn } from './fixtures.ts'

const hourMs = 3_600_000

/** An instant some hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

/** An administrator who makes events. Deletes the existing ones first, so that a test sees its own only. */
export async function eventMaker(product: Product) {
  const { call } = await logIn(product, admin)
  const all = () => call('GET /global-events', { query: { active_only: 'false' } })
  const remove = (id: string) => call('DELETE /global-events/{id}', { params: { id } })
  for (const { id } of await all()) await remove(id)
  return {
    call,
    all,
    remove,
    /** An event of an hour in a park, which starts in two hours, unless `changes` say otherwise. */
    make: (changes: Partial<Body<'POST /global-events'>> = {}) =>
      call('POST /global-events', {
        body: {
          title: 'Evening yoga',
          description: 'Bring a mat.',
          start: inHours(2),
          end: inHours(3),
          location: { type: 'venue' },
          ...changes,
        },
      }),
  }
}

/** Answers an event. */
export const rsvp = ({ call }: Pick<SignedIn, 'call'>, id: string, status: RsvpStatus) =>
  call('POST /global-events/{id}/rsvp', { params: { id }, body: { status } })

/** Stores a member's location on the server. Returns the user for the browser's storage. */
export const locate = ({ call }: Member, lat = 52.52, lng = 13.4) =>
  call('PATCH /user/location', { body: { lat, lng, location_requested: true } })

/** The weeks of a series that starts in two days, as instants: its first date, and those after it. */
export const weeks = (count: number): string[] =>
  Array.from({ length: count }, (_, week) => {
    const start = new Date(inHours(48 + week * 168))
    start.setUTCMinutes(0, 0, 0)
    return start.toISOString()
  })

/** The fields of a weekly event of an hour on `weeks`. */
export const weekly = (starts: readonly string[]) => ({
  start: starts[0] ?? '',
  end: new Date(Date.parse(starts[0] ?? '') + hourMs).toISOString(),
  recurrence: `FREQ=WEEKLY;COUNT=${starts.length}`,
  timezone: 'UTC',
})
