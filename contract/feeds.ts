import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { member, rows } from './row.ts'
import { texts } from './texts.ts'
import { id as anyId, done, instant } from './values.ts'

/** What a feed shows: events that the member goes to or is interested in, their planner, or the community's events. */
export const feedKinds = ['events', 'planner', 'community'] as const
const kind = z.enum(feedKinds)
export type FeedKind = z.output<typeof kind>

/** What each kind is called. */
export const feedName = texts({
  events: 'My events',
  planner: 'My planner',
  community: 'Community events',
}) satisfies Record<FeedKind, string>

/** Said after a changed password, which ends sessions and no feeds. */
export const feedsStillWork = texts(
  '{count, plural, one {# calendar address still works, and anybody who knows it can read that calendar.} other {# calendar addresses still work, and anybody who knows them can read those calendars.}}',
)

const id = anyId.check(z.toLowerCase())

/** A secret address by which another calendar reads; the address itself is told once, when it is made. */
export const feed = z.object({
  id: z.string(),
  kind,
  made_at: instant,
  /** When it was last read, to within some minutes, and by which program. */
  last_read_at: z.nullable(instant),
  last_reader: z.nullable(z.string()),
})
export type Feed = z.infer<typeof feed>

/** The sender makes the id. The same id again gives the feed a new address, and the one before ends. */
export const newFeed = z.object({ id, kind })

export const feedWithUrl = z.extend(feed, {
  /** The address, to be read without signing in by whoever knows it. */
  url: z.string(),
})

/** The calls about calendar feeds. Part of `api.ts`. */
export const feedCalls = rows({
  'GET /feeds': member({
    summary: 'The calendar feeds that the member has, the oldest first',
    response: z.array(feed).check(z.maxLength(lengths.feeds)),
  }),
  'POST /feeds': member({
    summary: 'Make a calendar feed, or give one a new address',
    body: newFeed,
    response: feedWithUrl,
  }),
  'DELETE /feeds/{id}': member({
    summary: 'End a calendar feed',
    params: z.object({ id }),
    response: done,
  }),
})
