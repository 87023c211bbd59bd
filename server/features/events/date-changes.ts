import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { type DateChange, eventChange, type seriesDate, type seriesSplit } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { changesOf } from '../audit/rules.ts'
import { everyCount } from './counting.ts'
import { changesOfDate } from './date-log.ts'
import { columnsOf, countDates, type EventValues, ruleAfter, withUntil } from './draft.ts'
import { type Draft, type EventRow, eventColumns, writtenEvent } from './fields.ts'
import { forgetCancelled, tellCancelled } from './news.ts'
import { occurrencesOf, seriesOfRow } from './occurrence-cache.ts'
import { goingTo } from './present.ts'
import {
  type Changes,
  carriedOver,
  dateOf,
  extentOf,
  hasDate,
  maxChanges,
  type SeriesDate,
  toldChange,
} from './series-dates.ts'
import { fillPlaces } from './waitlist.ts'

type TellsDate = z.output<typeof seriesDate>

const iso = (ms: number): string => new Date(ms).toISOString()
const noSuchEvent = () => notFound('Event not found')
const noSuchDate = () => notFound('This event has no such date')

const findForUpdate = (tx: Db, id: string): Promise<EventRow | undefined> =>
  tx
    .selectFrom('events')
    .select([...eventColumns, ...everyCount])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The next dates of a series and all that are different, past ones and orphans too, by their start in the series. */
export async function listDates(db: Db, id: string, now: Temporal.Instant): Promise<TellsDate[] | Refusal> {
  const row = await db
    .selectFrom('events')
    .select([...eventColumns, ...everyCount])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? tellDates(row, now) : noSuchEvent()
}

function tellDates(row: EventRow, now: Temporal.Instant): TellsDate[] {
  const series = row.recurrence === null ? undefined : seriesOfRow(row)
  if (!series) return []
  const changes = row.changes as Changes
  const from = now.epochMilliseconds
  const coming = occurrencesOf(row, from, Number.POSITIVE_INFINITY, lengths.datesAhead, true)
  const dates = new Map<number, SeriesDate>(coming.map((date) => [date.occurrence, date]))
  for (const [at, change] of Object.entries(changes))
    dates.set(Date.parse(at), dateOf(series, Date.parse(at), change))
  let [until, gone] = [Number.NEGATIVE_INFINITY, 0]
  const restFrom = (at: number) => {
    if (series.rule.count !== undefined) gone += countDates(series, until, at)
    until = at
    return ruleAfter(series, row.recurrence ?? '', gone)
  }
  return [...dates.values()]
    .sort((a, b) => a.occurrence - b.occurrence)
    .map((date) => ({
      occurrenceStart: iso(date.occurrence),
      start: iso(date.start),
      end: iso(date.end),
      change: date.change ? toldChange(date.change) : null,
      isOrphan: date.change?.isOrphan ?? false,
      going: goingTo(row, date),
      capacity: date.change?.capacity ?? row.capacity,
      recurrence: restFrom(date.occurrence),
    }))
}

/** The columns of an event that follow from what is different on its dates. */
function columnsOfDates(series: Parameters<typeof extentOf>[0], changes: Changes) {
  const extent = extentOf(series, changes)
  return {
    changes: JSON.stringify(changes),
    ...(extent && {
      last_occurrence: iso(extent.lastOccurrence),
      last_starts_at: iso(extent.last.start),
      last_ends_at: iso(extent.last.end),
      earliest_starts_at: extent.earliest === null ? null : iso(extent.earliest),
    }),
  }
}

const wrongEnd = () =>
  refuse(400, texts('An event cannot end before it starts.'), {
    errors: [{ path: 'end', message: texts('An event cannot end before it starts.') }],
  })

/**
 * Cancels, moves or changes one date of a series, or has it be as the others again (`change` is undefined). An orphan
 * can only be forgotten. Returns all dates as {@link listDates} does.
 */
export const changeDate = (
  db: Db,
  adminId: string,
  { id, occurrence, change }: { id: string; occurrence: string; change: DateChange | undefined },
  now: Temporal.Instant,
): Promise<TellsDate[] | Refusal> =>
  db.transaction().execute(async (tx) => {
    const row = await findForUpdate(tx, id)
    if (!row) return noSuchEvent()
    const series = row.recurrence === null ? undefined : seriesOfRow(row)
    const at = Date.parse(occurrence)
    const { [iso(at)]: before, ...others } = row.changes as Changes
    if (!series || !(hasDate(series, at) || (before && !change))) return noSuchDate()
    const stored = change && { ...change, isOrphan: false }
    const date = dateOf(series, at, stored)
    if (date.end < date.start) return wrongEnd()
    const changes: Changes = stored ? { ...others, [iso(at)]: stored } : others
    if (Object.keys(changes).length > maxChanges)
      return refuse(400, texts('So many dates of one event cannot be different.'))
    await tx
      .updateTable('events')
      .set({ ...columnsOfDates(series, changes), sequence: row.sequence + 1, changed_at: toStored(now) })
      .where('id', '=', id)
      .execute()
    const [was, is] = [before?.isCancelled ?? false, change?.isCancelled ?? false]
    if (is && !was && row.is_active) {
      const { start } = dateOf(series, at, before)
      const title = before?.title ?? row.title
      await tellCancelled(tx, adminId, { eventId: id, title, occurrence: at, start }, now)
    }
    if (was && !is) await forgetCancelled(tx, id, at)
    const action = change?.isCancelled ? 'date-cancelled' : change ? 'date-changed' : 'date-restored'
    await writeAudit(tx, {
      at: now,
      kind: 'event-changed',
      actor: { id: adminId },
      subjectId: id,
      details: { title: row.title, action, date: iso(at) },
      changes: changesOfDate(row, at, before, stored),
    })
    const changed = await findForUpdate(tx, id)
    const isFilled = changed?.waitlist && (await fillPlaces(tx, changed, now))
    const after = isFilled ? await findForUpdate(tx, id) : changed
    return after ? tellDates(after, now) : noSuchEvent()
  })

/**
 * The columns of a series that is about to be changed, with what is different on its dates and what was answered to
 * them. Dates that are named otherwise now keep their answers.
 */
export async function keepDates(tx: Db, row: EventRow, values: EventValues): Promise<EventValues> {
  const changes = row.changes as Changes
  const before = row.recurrence === null ? undefined : seriesOfRow(row)
  const answered = before ? await listAnsweredDates(tx, row.id) : []
  if (Object.keys(changes).length === 0 && answered.length === 0)
    return { ...values, last_occurrence: null, earliest_starts_at: null }
  const after = values.recurrence
    ? seriesOfRow({ ...row, ...values, last_occurrence: null } as EventRow)
    : undefined
  if (!after) {
    const orphans = Object.entries(changes).map(([at, change]) => [at, { ...change, isOrphan: true }])
    const alone = { last_occurrence: null, earliest_starts_at: null }
    return { ...values, ...alone, changes: JSON.stringify(Object.fromEntries(orphans)) }
  }
  const carried = carriedOver(before, after, changes, answered)
  await renameAnswers(tx, row.id, carried.moves)
  return { ...values, ...columnsOfDates(after, carried.changes) }
}

async function listAnsweredDates(tx: Db, eventId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('rsvps')
    .select('occurrence')
    .distinct()
    .where('event_id', '=', eventId)
    .where('occurrence', '>', sql<string>`'-infinity'::timestamptz`)
    .orderBy('occurrence', 'desc')
    .limit(lengths.occurrences)
    .execute()
  return rows.map(({ occurrence }) => Date.parse(occurrence))
}

/** Names the dates of answers anew, all in one statement, so that no two of them meet on the way. */
async function renameAnswers(
  tx: Db,
  eventId: string,
  moves: ReadonlyMap<number, number>,
  toEvent = eventId,
): Promise<void> {
  if (moves.size === 0) return
  const [from, to] = [[...moves.keys()], [...moves.values()]].map((list) => list.map(iso))
  await sql`
    with taken as (
      delete from rsvps using unnest(${from}::timestamptz[], ${to}::timestamptz[]) as move (was, is_now)
      where event_id = ${eventId} and occurrence = was
      returning member_id, status, updated_at, is_now)
    insert into rsvps (member_id, event_id, occurrence, status, updated_at)
    select member_id, ${toEvent}::uuid, is_now, status, updated_at from taken
    on conflict (member_id, event_id, occurrence) do nothing`.execute(tx)
}

type Split = z.output<typeof seriesSplit>

/**
 * Has a series go on as another event from one of its dates on. The old one ends before that date. Who answered the
 * series has answered the other one too, and what is different on later dates, and answered to them, goes along. The
 * same id again returns the event that was made.
 */
export const splitSeries = (
  db: Db,
  adminId: string,
  {
    id,
    zone,
    occurrenceStart,
    id2,
    change,
  }: { id: string; zone: string } & Omit<Split, 'id'> & { id2: Split['id'] },
  now: Temporal.Instant,
): Promise<EventRow | Refusal> =>
  db.transaction().execute(async (tx) => {
    const row = await findForUpdate(tx, id)
    if (!row) return noSuchEvent()
    const newId = id2 ?? randomUUIDv7()
    const made = await findForUpdate(tx, newId)
    if (made) return made
    const series = row.recurrence === null ? undefined : seriesOfRow(row)
    const at = Date.parse(occurrenceStart)
    if (!series || !hasDate(series, at)) return noSuchDate()
    if (at <= series.start) return refuse(409, texts('This is the first date. Change all of them instead.'))
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const written = writtenEvent(row)
    const plain = dateOf(series, at)
    const [ended, rest] = withUntil(series, row.recurrence ?? '', at)
    const draft = {
      ...written,
      start: iso(plain.start),
      end: iso(plain.end),
      recurrence: rest,
      ...given,
    } as Draft
    const [oldValues, newValues] = [
      columnsOf({ ...written, recurrence: ended }, zone),
      columnsOf(draft, zone),
    ]
    if (oldValues instanceof Refusal) return oldValues
    if (newValues instanceof Refusal) return newValues

    const isLater = ([when]: [string, unknown]) => Date.parse(when) >= at
    const changes = Object.entries(row.changes as Changes)
    const earlier = Object.fromEntries(changes.filter((one) => !isLater(one)))
    const oldSeries = seriesOfRow({ ...row, ...oldValues, last_occurrence: null } as EventRow)
    await tx
      .updateTable('events')
      .set({
        ...oldValues,
        ...(oldSeries && columnsOfDates(oldSeries, earlier)),
        ...{ sequence: row.sequence + 1, changed_at: toStored(now) },
      })
      .where('id', '=', id)
      .execute()

    const times = { created_at: toStored(now), changed_at: toStored(now) }
    await tx
      .insertInto('events')
      .values({ ...newValues, id: newId, ...times })
      .execute()
    await sql`insert into rsvps (member_id, event_id, status, updated_at)
      select member_id, ${newId}::uuid, status, updated_at from rsvps
      where event_id = ${id} and occurrence = '-infinity'`.execute(tx)
    const newSeries = newValues.recurrence
      ? seriesOfRow({ ...row, ...newValues, last_occurrence: null } as EventRow)
      : undefined
    const answered = (await listAnsweredDates(tx, id)).filter((when) => when >= at)
    if (newSeries) {
      const carried = carriedOver(series, newSeries, Object.fromEntries(changes.filter(isLater)), answered)
      const moves = new Map(answered.map((when) => [when, carried.moves.get(when) ?? when]))
      await renameAnswers(tx, id, moves, newId)
      await tx
        .updateTable('events')
        .set(columnsOfDates(newSeries, carried.changes))
        .where('id', '=', newId)
        .execute()
    }
    // As the dates from this one on were before.
    const whole = { ...written, start: iso(plain.start), end: iso(plain.end), recurrence: rest }
    await writeAudit(tx, {
      at: now,
      kind: 'event-changed',
      actor: { id: adminId },
      subjectId: newId,
      details: { title: row.title, action: 'series-split', date: iso(at) },
      changes: changesOf<Draft>(Object.keys(eventChange.shape), whole, draft),
    })
    return (await findForUpdate(tx, newId)) ?? noSuchEvent()
  })
