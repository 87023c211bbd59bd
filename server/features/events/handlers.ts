import { rates } from '../../../contract/rates.ts'
import { opens } from '../../../contract/roles.ts'
import { texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { listAttendees, recordExport, recordReading } from './attendees.ts'
import { changeDate, listDates } from './date-changes.ts'
import { columnsOf, nextOccurrences } from './draft.ts'
import type { Draft, EventRow } from './fields.ts'
import { listEvents, listEventsBetween } from './listing.ts'
import { countReached, listMessages, saveMessage } from './news.ts'
import { planEventJob } from './plan-notices-job.ts'
import { nextDate, toEvent } from './present.ts'
import { changeEvent, countEvents, createEvent, deleteEvent, findEvent } from './queries.ts'
import {
  findRsvpSummary,
  listDateRsvps,
  listRsvps,
  type RsvpRefusal,
  saveRsvp,
  type WaitRefusal,
  waitForPlace,
} from './rsvps.ts'
import { splitSeries } from './series-split.ts'
import type { Viewer } from './visibility.ts'
import { leaveWaitlist, listMyWaiting, listWaitingMembers } from './waitlist.ts'

const noSuchEvent = () => notFound('Event not found')

const refusals: Record<RsvpRefusal | WaitRefusal, () => Refusal> = {
  absent: noSuchEvent,
  'no such date': () => notFound('This event has no such date'),
  cancelled: () => refuse(409, 'This date was cancelled'),
  started: () => refuse(409, 'This event has already started'),
  full: () => refuse(409, 'This event is full'),
  'no waitlist': () => refuse(409, 'This event has no waiting list'),
  'goes already': () => refuse(409, 'You are going already'),
  'waitlist full': () => refuse(409, 'The waiting list is full'),
}

export const eventHandlers = ({ db, clock, jobs, limiter }: Deps) => {
  /**
   * Curators and administrators see the events of all places, unless they give coordinates. Members see those of the
   * coordinates they give, or of their stored ones.
   */
  const viewerOf = (
    { role, place }: Caller,
    { lat, lng }: { lat?: number | undefined; lng?: number | undefined } = {},
  ): Viewer => {
    const seesArchived = opens(role, 'curator')
    if (lat !== undefined && lng !== undefined) return { seesArchived, place: { lat, lng } }
    return { seesArchived, place: seesArchived ? 'anywhere' : (place ?? 'nowhere') }
  }
  const tell = (row: EventRow) => toEvent(row, nextDate(row, clock.now().epochMilliseconds))

  return handlers({
    'GET /global-events': async ({ readDb, member, query }) => {
      const { active_only = true, start, end } = query
      if (!active_only && !opens(member.role, 'curator'))
        return refuse(403, 'Only administrators see archived events.')
      const viewer: Viewer = active_only
        ? { ...viewerOf(member, query), seesArchived: false }
        : { seesArchived: true, place: 'anywhere' }
      const { id, limit } = query
      const answeredBy = query.answered ? member.id : undefined
      const options = { viewer, search: query.query, limit, id, answeredBy }
      if (start === undefined && end === undefined) return listEvents(readDb, options, clock.now())
      const from = start === undefined ? Number.NEGATIVE_INFINITY : Date.parse(start)
      const to = end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end)
      if (to < from) {
        const message = texts('The range cannot end before it starts.')
        return refuse(400, message, { errors: [{ path: 'end', message }] })
      }
      return listEventsBetween(readDb, options, { from, to, withCancelled: query.with_cancelled === 'true' })
    },

    'GET /global-events/{id}': async ({ member, params }) => {
      const row = await findEvent(db, viewerOf(member), params.id)
      return row ? tell(row) : noSuchEvent()
    },

    'POST /global-events': async ({ member, body, zone }) => {
      const values = columnsOf(body, zone)
      if (values instanceof Refusal) return values
      return tell(await createEvent(db, member.id, { ...values, id: body.id }, clock.now()))
    },

    'PATCH /global-events/{id}': async ({ member, params, body, zone }) => {
      const given = Object.entries(body).filter(([, value]) => value !== undefined)
      const change = Object.fromEntries(given) as Partial<Draft>
      const row = await changeEvent(db, member.id, { id: params.id, change, zone }, clock.now())
      if (row instanceof Refusal) return row
      return row ? tell(row) : noSuchEvent()
    },

    'DELETE /global-events/{id}': async ({ member, params }) =>
      (await deleteEvent(db, member.id, params.id, clock.now())) ? { ok: true } : noSuchEvent(),

    'GET /global-events/{id}/occurrences': async ({ params }) => listDates(db, params.id, clock.now()),

    'POST /global-events/{id}/occurrences/{occurrence}': async ({ member, params, body }) =>
      changeDate(db, member.id, { ...params, change: body }, clock.now()),

    'DELETE /global-events/{id}/occurrences/{occurrence}': async ({ member, params }) =>
      changeDate(db, member.id, { ...params, change: undefined }, clock.now()),

    'POST /global-events/{id}/split': async ({ member, params, body: { id: newId, ...split }, zone }) => {
      const row = await splitSeries(db, member.id, { ...split, id: params.id, newId, zone }, clock.now())
      return row instanceof Refusal ? row : tell(row)
    },

    'POST /global-events/{id}/rsvp': async ({ member, params, body }) => {
      const occurrence = body.occurrenceStart === undefined ? undefined : Date.parse(body.occurrenceStart)
      const { status } = body
      const options = { eventId: params.id, status, occurrence, viewer: viewerOf(member) }
      const answer = await saveRsvp(db, member.id, options, clock.now())
      if (typeof answer === 'string') return refusals[answer]()
      if (answer.isNews) await jobs.send(planEventJob, { eventId: params.id })
      return { eventId: params.id, status: answer.status }
    },

    'POST /global-events/{id}/waitlist': async ({ member, params: { id: eventId }, body }) => {
      const occurrence = body.occurrenceStart === undefined ? undefined : Date.parse(body.occurrenceStart)
      const options = { eventId, occurrence, viewer: viewerOf(member) }
      const outcome = await waitForPlace(db, member.id, options, clock.now())
      if (typeof outcome === 'string') return refusals[outcome]()
      if (outcome.isNews) await jobs.send(planEventJob, { eventId })
      return { eventId, is: outcome.is }
    },

    'DELETE /global-events/{id}/waitlist': async ({ member, params, query }) => {
      await leaveWaitlist(db, member.id, params.id, query.occurrenceStart)
      return { ok: true }
    },

    'GET /global-events/{id}/rsvps': async ({ params, query }) =>
      (await findRsvpSummary(db, params.id, query.occurrence)) ?? noSuchEvent(),

    'GET /global-events/{id}/attendees': async ({ readDb, member, params, query }) => {
      const attendees = await listAttendees(readDb, params.id, query)
      if (!query.after) await unlessReadOnly(recordReading(db, member.id, params.id, clock.now()))
      return attendees
    },

    'POST /global-events/{id}/attendees/export': async ({ member, params, body }) =>
      (await recordExport(db, member.id, params.id, body.entries, clock.now()))
        ? { ok: true }
        : noSuchEvent(),

    'POST /admin/recurrence-preview': async ({ body }) => {
      const next = nextOccurrences(body, clock.now())
      return next instanceof Refusal ? next : { next }
    },

    'GET /admin/stats/events': async ({ readDb }) => countEvents(readDb),

    'GET /my-rsvps': async ({ member }) => listRsvps(db, member.id),

    'GET /global-events/{id}/messages': async ({ member, params }) => listMessages(db, params.id, member),

    'POST /global-events/{id}/messages': async ({ member, params, body }) => {
      const limited = await limiter.take(rates.eventMessages, member.id)
      if (limited) return limited
      return (await saveMessage(db, member.id, params.id, body, clock.now())) ? { ok: true } : noSuchEvent()
    },

    'GET /global-events/{id}/messages/reach': async ({ params, query }) =>
      countReached(db, params.id, query.occurrenceStart),

    'GET /global-events/{id}/waitlist': async ({ member, params, query }) => {
      const waiting = await listWaitingMembers(db, params.id, query.occurrenceStart)
      if (!(waiting instanceof Refusal) && waiting.length > 0)
        await unlessReadOnly(recordReading(db, member.id, params.id, clock.now()))
      return waiting
    },

    'GET /my-rsvps/waiting': async ({ member }) => listMyWaiting(db, member.id),

    'GET /my-rsvps/occurrences': async ({ member }) => listDateRsvps(db, member.id, clock.now()),
  })
}
