import type * as z from 'zod/mini'
import type { DateChange, seriesDate } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { everyCount } from './counting.ts'
import { changesOfDate } from './date-log.ts'
import { countDates, ruleAfter } from './draft.ts'
import { type EventRow, eventColumns } from './fields.ts'
import { forgetCancelled, tellCancelled } from './news.ts'
import { occurrencesOf, seriesOfRow } from './occurrence-cache.ts'
import { goingTo } from './present.ts'
import { type Changes, dateOf, hasDate, maxChanges, type SeriesDate, toldChange } from './series-dates.ts'
import { columnsOfDates, findForUpdate, iso, noSuchDate, noSuchEvent } from './series-rows.ts'
import { fillPlaces } from './waitlist.ts'

type TellsDate = z.output<typeof seriesDate>

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
