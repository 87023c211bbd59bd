import { type RawBuilder, sql } from 'kysely'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { toStored } from '../../kernel/clock.ts'

/** The occurrence of an answer to the whole of an event. Other answers name their date. */
export const whole = sql<string>`'-infinity'::timestamptz`

/**
 * For each date of a series, how many more or fewer go to it than to the whole series, as a JSON object. `other` narrows who is
 * counted, by the answers `d` to dates and `s` to the series.
 */
export const goingByDate = (eventId: RawBuilder<unknown>, other = sql`true`) => sql<Record<
  string,
  number
> | null>`
  (select jsonb_object_agg(to_char(occurrence at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), more) from (
    select d.occurrence,
      sum((d.status = 'going')::int - coalesce((s.status = 'going')::int, 0))::int as more
    from rsvps d left join rsvps s
      on s.member_id = d.member_id and s.event_id = d.event_id and s.occurrence = ${whole}
    where d.event_id = ${eventId} and d.occurrence > ${whole} and ${other} group by d.occurrence) as said)`

const countsIf = (isCounted: RawBuilder<unknown>) => {
  const going = sql<number>`case when ${isCounted} then (select count(*) from rsvps
    where event_id = events.id and occurrence = '-infinity' and status = 'going') else 0 end`
  const goingOn = sql<Record<string, number> | null>`case when recurrence is not null and ${isCounted} then
    ${goingByDate(sql`events.id`)} end`
  return [going.as('going'), goingOn.as('going_on')] as const
}

/** What is counted of the answers to an event for its readers: only where there may be too many. */
export const counts = countsIf(sql`(capacity is not null or changes <> '{}')`)
/** The counts of an event for its organizers, who see how many go to each date. */
export const everyCount = countsIf(sql`true`)

/** What a member answered. Of a series: how many dates it is of, and the first, if it is of single dates only. */
type Answer = {
  member_id: string
  status: RsvpStatus
  updated_at: string
  only_on: string | null
  only_dates: number
}

/**
 * The answers to an event, one of each member. To a date of a series: those to the date, and to the series of who said
 * none. To all dates: the best that a member said, to the series rather than to single dates. Staying away from a date only
 * is no answer to all of them.
 */
export const answersTo = (eventId: string, date: string | undefined) =>
  (date === undefined
    ? sql<Answer>`(select distinct on (member_id) * from (
        select member_id, status, max(updated_at) as updated_at,
          case when bool_or(occurrence = ${whole}) then null else min(occurrence) end as only_on,
          case when bool_or(occurrence = ${whole}) then 0 else count(*)::integer end as only_dates
        from rsvps where event_id = ${eventId} group by member_id, status) as said
        where only_dates = 0 or status <> 'not_going'
        order by member_id, status)`
    : sql<Answer>`(select distinct on (member_id) member_id, status, updated_at,
        null::timestamptz as only_on, 0 as only_dates
        from rsvps where event_id = ${eventId}
          and occurrence in (${whole}, ${toStored(Temporal.Instant.from(date))})
        order by member_id, occurrence desc)`
  ).as('rsvps')

/** The answers to an event that name no date. */
export const answersToWhole = (eventId: string) =>
  sql<Answer>`(select member_id, status, updated_at, null::timestamptz as only_on, 0 as only_dates
    from rsvps where event_id = ${eventId} and occurrence = ${whole})`.as('rsvps')
