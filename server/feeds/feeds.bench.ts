import { sql } from 'kysely'
import type { FeedKind } from '../../contract/feeds.ts'
import type { Db } from '../deps.ts'
import { onBothEngines } from '../test/both-engines.ts'
import { textsIn } from '../texts.ts'
import { feedText } from './serve.ts'

const memberId = '01900000-0000-7000-8000-000000000001'
const now = Temporal.Instant.from('2026-11-18T12:00:00Z')

/**
 * What one reading of a feed costs (in milliseconds, half of the readings were faster): 500 events once and two each
 * week, all of which the member goes to; and a planner with three items on each of 400 days and four that repeat daily.
 */
export const run = () => onBothEngines(measure)

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await fill(db)
  const figures: Record<string, string | number> = {}
  for (const kind of ['events', 'community', 'planner'] as const) {
    const { ms, cpu, bytes, entries } = await costOf(db, kind)
    figures[`${engine}: ${kind}, ms`] = ms
    figures[`${engine}: ${kind}, ms of a processor`] = cpu
    figures[`${engine}: ${kind}, entries and bytes`] = `${entries}, ${bytes}`
  }
  return figures
}

async function costOf(db: Db, kind: FeedKind) {
  const deps = {
    db,
    clock: { now: () => now },
    texts: textsIn({}),
    publicUrl: () => 'https://agenda.example.org',
  }
  const reader = { memberId, id: memberId, kind, zone: 'Europe/Berlin', language: null }
  const times: { ms: number; cpu: number }[] = []
  let text = ''
  for (let reading = 0; reading < 30; reading += 1) {
    const [begun, before] = [performance.now(), process.cpuUsage()]
    text = await feedText(deps, reader)
    const { user, system } = process.cpuUsage(before)
    // The first readings warm the engine up.
    if (reading >= 10) times.push({ ms: performance.now() - begun, cpu: (user + system) / 1000 })
  }
  const middle = (of: 'ms' | 'cpu') =>
    Math.round((times.map((time) => time[of]).sort((a, b) => a - b)[times.length >> 1] ?? 0) * 10) / 10
  return {
    ms: middle('ms'),
    cpu: middle('cpu'),
    bytes: text.length,
    entries: text.split('BEGIN:VEVENT').length - 1,
  }
}

async function fill(db: Db): Promise<void> {
  await sql`insert into members (id, email, name, password_hash, search_text)
    values (${memberId}, 'mira@example.org', 'Mira', '-', '')`.execute(db)
  const event = (n: string) => sql`('01900000-0000-7000-9000-' || lpad(to_hex(${sql.raw(n)}), 12, '0'))::uuid`
  await sql`insert into events (id, title, description, starts_at, ends_at, all_day, location, tags, visibility, currency,
      rsvp_required, recurrence, reminders_default, is_active, created_at, last_starts_at, last_ends_at, search_text)
    select ${event('n')}, 'Walk ' || n, repeat('Along the river, slowly. ', 20), at, at + interval '1 hour', false,
      '{"type":"venue","name":"The old mill","address":null,"lat":null,"lng":null}', '{walk,outdoors}', 'all', 'EUR', false,
      case when n > 500 then 'FREQ=WEEKLY' end, '{1440,60}', true, at,
      at + case when n > 500 then interval '300 days' else interval '0' end,
      at + case when n > 500 then interval '300 days 1 hour' else interval '1 hour' end, ''
    from (select n, '2026-11-01T10:00:00Z'::timestamptz + n * interval '15 hours' as at
      from generate_series(1, 502) as n) as numbered`.execute(db)
  await sql`insert into rsvps (member_id, event_id, status, updated_at)
    select ${memberId}, id, 'going', created_at from events`.execute(db)
  await sql`insert into daily_notes (member_id, date, items, version)
    select ${memberId}, '2026-10-20'::date + n, (select jsonb_agg(jsonb_build_object('id', n || '-' || k, 'text',
      'Bread and tea', 'type', 'task', 'time', '09:00', 'color', 'gray', 'reminder', k = 1, 'completed', false,
      'createdAt', '2026-10-01T08:00:00Z')) from generate_series(1, 3) as k), 1
    from generate_series(0, 400) as n`.execute(db)
  await sql`insert into repeating_items (member_id, id, item, repeat, starts_on, created_at)
    select ${memberId}, ${event('n')}, '{"text":"Stretch","type":"task","time":"07:00","color":"gray","reminder":false}',
      '{"every":"day","interval":1}', '2026-01-01', '2026-01-01' from generate_series(1, 4) as n`.execute(db)
  await sql`insert into repeat_versions (member_id, version) values (${memberId}, 1)`.execute(db)
}
