import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { listEventsBetween } from './listing.ts'
import { eventsFor } from './queries.ts'
import type { Viewer } from './visibility.ts'

/** A member of Istanbul looks at the 42 days of December 2026. */
const month = { start: '2026-11-29T00:00:00Z', end: '2027-01-10T00:00:00Z' }
const range = { from: Date.parse(month.start), to: Date.parse(month.end) }
const viewer: Viewer = { seesArchived: false, place: { lat: 41.01, lng: 28.98 } }

/**
 * How long the calendar's month takes (in milliseconds, a tenth of the calls were faster) with 100 events, with 100,000,
 * and with as many of which every one lies in that month but far away. What the member sees is the same each time.
 */
export const run = () => onBothEngines(measure)

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await addNear(db)
  const few = await timeOf(db)
  await addElsewhen(db)
  const many = await timeOf(db)
  const plan = await explain(db)
  await db.deleteFrom('events').where('title', '=', 'Elsewhen').execute()
  await addElsewhere(db)
  const far = await timeOf(db)
  const farPlan = await explain(db)
  return {
    [`${engine}: month among 100 events, ms`]: few.ms,
    [`${engine}: month among 100,000 of thirty years, ms`]: many.ms,
    [`${engine}: times as long`]: Math.round((many.ms / few.ms) * 100) / 100,
    [`${engine}: month among 100,000 of that month elsewhere, ms`]: far.ms,
    [`${engine}: times as long when elsewhere`]: Math.round((far.ms / few.ms) * 100) / 100,
    [`${engine}: rows told each time`]: `${few.rows}, ${many.rows}, ${far.rows}`,
    [`${engine}: plan`]: plan,
    [`${engine}: plan when elsewhere`]: farPlan,
  }
}

async function timeOf(db: Db): Promise<{ ms: number; rows: number }> {
  await sql`vacuum analyze events`.execute(db)
  const times: number[] = []
  let rows = 0
  for (let call = 0; call < 150; call += 1) {
    const begun = performance.now()
    const { body } = await listEventsBetween(db, { viewer, search: undefined, limit: 1000 }, range)
    // The first calls warm the engine up.
    if (call >= 50) times.push(performance.now() - begun)
    rows = JSON.parse(String(body)).length
  }
  times.sort((a, b) => a - b)
  return { ms: Math.round((times[Math.floor(times.length / 10)] ?? 0) * 100) / 100, rows }
}

async function explain(db: Db): Promise<string> {
  const lines = await eventsFor(db, viewer)
    .where(sql<boolean>`span && tstzrange(${month.start}::timestamptz, ${month.end}::timestamptz)`)
    .where('recurrence', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1000)
    .explain<{ 'QUERY PLAN': string }>(undefined, sql`analyze, costs off, timing off`)
  return `\n${lines.map((line) => `    ${line['QUERY PLAN'].slice(0, 160)}`).join('\n')}`
}

type Given = {
  title: string
  start: string
  recurrence?: string
  last?: string
  lat?: string
  lng?: string
  geo: string
}

/** One event for each number n from 1; `given` says what differs, in terms of n. */
async function add(db: Db, count: number, given: Given): Promise<void> {
  // In portions: the embedded engine's statements have ten seconds.
  for (let from = 1; from <= count; from += 5000) await addSome(db, from, Math.min(count, from + 4999), given)
}

const addSome = (db: Db, from: number, to: number, given: Given) =>
  sql`insert into events (id, title, description, starts_at, ends_at, all_day, location, tags, visibility, geo_lat,
      geo_lng, geo_radius_km, currency, rsvp_required, recurrence, reminders_default, is_active, created_at,
      last_starts_at, last_ends_at, search_text, capacity)
    select uuidv7(), ${given.title}, repeat('A quiet hour by the river. ', 10), start, start + interval '1 hour', false,
      '{"type": "venue", "name": "Park", "address": "Quay 1", "lat": 41, "lng": 29}', '{walk,outdoors}',
      case when ${sql.raw(given.geo)} then 'geo' else 'all' end,
      ${sql.raw(given.lat ?? '41')}, ${sql.raw(given.lng ?? '29')}, 50, 'EUR', false,
      ${sql.raw(given.recurrence ?? 'null')}, '{1440,60}', true, start, last, last + interval '1 hour', 'A QUIET HOUR',
      case when n % 5 = 0 then 20 end
    from (select n, start, ${sql.raw(given.last ?? 'start')} as last from
      (select n, ${sql.raw(given.start)} as start from
        generate_series(${from}::int, ${to}::int) as n) as starts) as spans`.execute(db)

/** A hundred in that month and in reach, ten of which come each week. */
async function addNear(db: Db) {
  const start = `timestamptz '2026-11-29 08:00Z' + n * interval '9 hours'`
  await add(db, 90, { title: 'Near', start, geo: 'n % 2 = 0' })
  const first = `timestamptz '2026-01-01 08:00Z' + n * interval '1 day'`
  const last = `timestamptz '2076-01-01 08:00Z'`
  await add(db, 10, { title: 'Weekly', start: first, last, recurrence: `'FREQ=WEEKLY'`, geo: 'false' })
}

/** The rest of a hundred thousand, before that month and after it; every tenth recurs for a year. */
async function addElsewhen(db: Db) {
  const past = `timestamptz '2026-10-01Z' - n * interval '3 hours'`
  const recurring = `timestamptz '2025-10-01Z' - n * interval '9 hours'`
  const coming = `timestamptz '2027-02-01Z' + n * interval '3 hours'`
  await add(db, 50_000, { title: 'Elsewhen', start: past, geo: 'n % 3 = 0' })
  const last = `start + interval '364 days'`
  await add(db, 10_000, {
    title: 'Elsewhen',
    start: recurring,
    last,
    recurrence: `'FREQ=WEEKLY;COUNT=53'`,
    geo: 'n % 3 = 0',
  })
  await add(db, 39_900, { title: 'Elsewhen', start: coming, geo: 'n % 3 = 0' })
}

/** The rest of a hundred thousand within that month, each for the people around a place on land or sea far away. */
const addElsewhere = (db: Db) =>
  add(db, 99_900, {
    title: 'Elsewhere',
    start: `timestamptz '2026-11-29Z' + n * interval '36 seconds'`,
    geo: 'true',
    lat: '-80 + (n::bigint * 7919 % 15000) / 100.0',
    lng: '50 + (n::bigint * 104729 % 30000) / 100.0 - case when n::bigint * 104729 % 30000 > 13000 then 360 else 0 end',
  })
