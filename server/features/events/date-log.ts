import type { AuditChange } from '../../../contract/audit.ts'
import { type DateChange, dateChange } from '../../../contract/events.ts'
import { changesOf } from '../audit/rules.ts'
import { type EventRow, writtenEvent } from './fields.ts'
import { seriesOfRow } from './occurrence-cache.ts'
import { dateOf, type StoredChange } from './series-dates.ts'

/** What the log says of a date besides whether it takes place, which is its sentence. */
const toldOfDates = Object.keys(dateChange.shape).filter((field) => field !== 'isCancelled')

/** What a change of one date of a series changed, from what it was to what it is now. */
export const changesOfDate = (
  row: EventRow,
  at: number,
  before: StoredChange | undefined,
  after: StoredChange | undefined,
): AuditChange[] => changesOf<DateChange>(toldOfDates, asItIs(row, at, before), asItIs(row, at, after))

/** A date as it takes place, with what it has of the series. */
function asItIs(row: EventRow, at: number, change: StoredChange | undefined): Partial<DateChange> {
  const series = seriesOfRow(row)
  const { title, description, location, capacity } = writtenEvent(row)
  const { start, end } = series ? dateOf(series, at, change) : { start: at, end: at }
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    title: change?.title ?? title,
    description: change?.description ?? description,
    location: change?.location ?? location,
    capacity: change?.capacity ?? capacity,
  }
}
