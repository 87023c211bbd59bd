import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { eventChange, type seriesSplit } from '../../../contract/events.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { changesOf } from '../audit/rules.ts'
import { columnsOf, type EventValues, withUntil } from './draft.ts'
import { type Draft, type EventRow, writtenEvent } from './fields.ts'
import { seriesOfRow } from './occurrence-cache.ts'
import { type Changes, carriedOver, dateOf, hasDate } from './series-dates.ts'
import {
  columnsOfDates,
  findForUpdate,
  iso,
  listAnsweredDates,
  noSuchDate,
  noSuchEvent,
  renameAnswers,
} from './series-rows.ts'

type SeriesSplit = Omit<z.output<typeof seriesSplit>, 'id'> & {
  id: string
  zone: string
  /** The id of the event that goes on; undefined for a new one. */
  newId: string | undefined
}

/** The series of a row whose columns are about to be these. */
const seriesAfter = (row: EventRow, values: EventValues) =>
  values.recurrence ? seriesOfRow({ ...row, ...values, last_occurrence: null } as EventRow) : undefined

const isFrom =
  (at: number) =>
  ([when]: [string, unknown]) =>
    Date.parse(when) >= at

/** Has the old series end before `at`, with what is different on its earlier dates. */
async function endSeries(tx: Db, row: EventRow, values: EventValues, at: number, now: Temporal.Instant) {
  const changes = Object.entries(row.changes as Changes)
  const earlier = Object.fromEntries(changes.filter((one) => !isFrom(at)(one)))
  const series = seriesAfter(row, values)
  await tx
    .updateTable('events')
    .set({
      ...values,
      ...(series && columnsOfDates(series, earlier)),
      sequence: row.sequence + 1,
      changed_at: toStored(now),
    })
    .where('id', '=', row.id)
    .execute()
}

/** Has everybody who answered a series have answered another event too. */
const copyAnswers = (tx: Db, from: string, to: string) =>
  sql`insert into rsvps (member_id, event_id, status, updated_at)
    select member_id, ${to}::uuid, status, updated_at from rsvps
    where event_id = ${from} and occurrence = '-infinity'`.execute(tx)

/** Moves what is different on the dates from `at` on, and what was answered to them, to the event that goes on. */
async function carryDates(tx: Db, row: EventRow, newId: string, values: EventValues, at: number) {
  const before = seriesOfRow(row)
  const after = seriesAfter(row, values)
  if (!before || !after) return
  const later = Object.fromEntries(Object.entries(row.changes as Changes).filter(isFrom(at)))
  const answered = (await listAnsweredDates(tx, row.id)).filter((when) => when >= at)
  const carried = carriedOver(before, after, later, answered)
  const moves = new Map(answered.map((when) => [when, carried.moves.get(when) ?? when]))
  await renameAnswers(tx, row.id, moves, newId)
  await tx.updateTable('events').set(columnsOfDates(after, carried.changes)).where('id', '=', newId).execute()
}

/**
 * Has a series go on as another event from one of its dates on. The old one ends before that date. Who answered the
 * series has answered the other one too, and what is different on later dates, and answered to them, goes along. The
 * same id again returns the event that was made.
 */
export const splitSeries = (
  db: Db,
  adminId: string,
  { id, zone, occurrenceStart, newId = randomUUIDv7(), change }: SeriesSplit,
  now: Temporal.Instant,
): Promise<EventRow | Refusal> =>
  db.transaction().execute(async (tx) => {
    const row = await findForUpdate(tx, id)
    if (!row) return noSuchEvent()
    const made = await findForUpdate(tx, newId)
    if (made) return made
    const series = row.recurrence === null ? undefined : seriesOfRow(row)
    const at = Date.parse(occurrenceStart)
    if (!series || !hasDate(series, at)) return noSuchDate()
    if (at <= series.start) return refuse(409, texts('This is the first date. Change all of them instead.'))

    const written = writtenEvent(row)
    const [ended, rest] = withUntil(series, row.recurrence ?? '', at)
    const first = dateOf(series, at)
    // As the dates from this one on were before.
    const whole = { ...written, start: iso(first.start), end: iso(first.end), recurrence: rest }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const draft = { ...whole, ...given } as Draft
    const oldValues = columnsOf({ ...written, recurrence: ended }, zone)
    if (oldValues instanceof Refusal) return oldValues
    const newValues = columnsOf(draft, zone)
    if (newValues instanceof Refusal) return newValues

    await endSeries(tx, row, oldValues, at, now)
    const times = { created_at: toStored(now), changed_at: toStored(now) }
    await tx
      .insertInto('events')
      .values({ ...newValues, id: newId, ...times })
      .execute()
    await copyAnswers(tx, id, newId)
    await carryDates(tx, row, newId, newValues, at)
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
