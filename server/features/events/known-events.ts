import type { Compilable, SelectQueryBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import { globalEvent } from '../../../contract/events.ts'
import type { Db } from '../../deps.ts'
import { compiledQuery, type Shape } from '../../kernel/database/compiled-query.ts'
import { jsonWriter } from '../../kernel/http/json-writer.ts'
import type { Tables } from '../../tables.ts'
import { counts } from './counting.ts'
import type { EventRow } from './fields.ts'
import { goingTo, toEvent } from './present.ts'
import type { eventsFor } from './queries.ts'
import type { SeriesDate } from './series-dates.ts'

export type Events = ReturnType<typeof eventsFor>
/** Events, and what of each is selected. */
export type Selected<O> = SelectQueryBuilder<Tables, 'events', O>
/** What is asked for of an event that is known: its revision, and what is counted of other rows. */
type Mark = Pick<EventRow, 'revision' | 'going' | 'going_on'>

/** The most bytes that are kept of rows, and as many of what is told of them. */
const mostBytes = 8_000_000

// Every change of a row gives it another revision, so no entry is ever out of date.
const rows = new LRUCache<string, EventRow>({
  maxSize: mostBytes,
  sizeCalculation: (row) => JSON.stringify(row).length,
})
const told = new LRUCache<string, Buffer>({
  maxSize: mostBytes,
  sizeCalculation: (json) => json.length,
})

/**
 * A query for events that most readers share. It asks for their marks, and for whole rows only if one of them is not
 * known. `build` puts every selection of events through `select`.
 */
export function knownEvents<V extends Record<string, unknown>, S extends Shape>(
  build: <O>(db: Db, values: V, shape: S, select: (events: Events) => Selected<O>) => Compilable<O>,
) {
  const marks = compiledQuery((db: Db, values: V, shape: S) => build(db, values, shape, marksOf))
  const whole = compiledQuery((db: Db, values: V, shape: S) => build(db, values, shape, (events) => events))
  return async (...asked: Parameters<typeof marks>): Promise<EventRow[]> => {
    const known = rowsOf(await marks(...asked))
    if (known) return known
    const found = await whole(...asked)
    for (const row of found) rows.set(row.revision, row)
    return found
  }
}

const marksOf = (events: Events): Selected<Mark> => events.clearSelect().select('revision').select(counts)

/** The rows of marks; undefined if one of them is not known. */
function rowsOf(marks: Mark[]): EventRow[] | undefined {
  const found: EventRow[] = []
  for (const { revision, going, going_on } of marks) {
    const row = rows.get(revision)
    if (!row) return undefined
    const isSame = row.going === going && row.going_on === null && going_on === null
    found.push(isSame ? row : { ...row, going, going_on })
  }
  return found
}

const write = jsonWriter(globalEvent)

/** The JSON of {@link toEvent}. */
export function eventAsJson(row: EventRow, date: SeriesDate): Buffer {
  const { start, end, occurrence, change } = date
  const key = `${row.revision} ${start} ${end} ${occurrence} ${goingTo(row, date)} ${Boolean(change)}`
  const known = told.get(key)
  if (known) return known
  const json = Buffer.from(write(toEvent(row, date)))
  told.set(key, json)
  return json
}
