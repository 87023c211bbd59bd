import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { listMoodDays, moodDaysOf } from './queries.ts'

const reader = '01900000-0000-7000-8000-000000000001'
const year = { from: '2026-01-01', to: '2026-12-31' }

/**
 * How long a year of the field of days takes (in milliseconds, half of the calls were faster) for a member with ten
 * years behind them, two moods on every third day, among 200 members with three years each.
 */
export const run = () => onBothEngines(measure)

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await fill(db)
  const rows = await db
    .selectFrom('moods')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(sql<string>`count(*) filter (where member_id = ${reader}::uuid)`.as('own'))
    .executeTakeFirstOrThrow()
  const times: number[] = []
  let days = 0
  for (let call = 0; call < 300; call += 1) {
    const begun = performance.now()
    const answer = await listMoodDays(db, reader, year)
    // The first calls warm the engine up.
    if (call >= 100) times.push(performance.now() - begun)
    days = JSON.parse(String(answer.body)).length
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return {
    [`${engine}: a year of days, ms`]: at(0.5),
    [`${engine}: the slowest hundredth, ms`]: at(0.99),
    [`${engine}: days told, rows of the member, rows of all`]: `${days}, ${rows.own}, ${rows.all}`,
    [`${engine}: plan`]: await explain(db),
  }
}

async function explain(db: Db): Promise<string> {
  const lines = await moodDaysOf(db, reader, year).explain<{ 'QUERY PLAN': string }>(
    undefined,
    sql`analyze, costs off, timing off, buffers`,
  )
  return `\n${lines.map((line) => `    ${line['QUERY PLAN'].slice(0, 160)}`).join('\n')}`
}

/** Day by day, as a community writes them, so that a member's rows lie far apart. */
async function fill(db: Db): Promise<void> {
  const member = `('01900000-0000-7000-8000-' || lpad(to_hex(m), 12, '0'))::uuid`
  await sql`insert into members (id, email, name, password_hash, search_text)
    select ${sql.raw(member)}, 'member' || m || '@example.org', 'Member ' || m, '-', ''
    from generate_series(1, 200) as m`.execute(db)
  for (let first = 0; first < 3650; first += 73)
    await sql`insert into moods (member_id, id, date, mood, emotion_tags, note, created_at)
      select ${sql.raw(member)}, uuidv7(), date, (array['happy','calm','anxious','sad','energetic'])[1 + (m * 7 + d * 3 + k) % 5],
        '{grateful,hopeful}', case when d % 2 = 0 then repeat('A quiet hour by the river. ', 4) end,
        date + (8 + k * 9) * interval '1 hour'
      from generate_series(${first}::int, ${first + 72}::int) as d,
        generate_series(1, case when d < 2555 then 1 else 200 end) as m,
        generate_series(0, case when d % 3 = 0 then 1 else 0 end) as k,
        lateral (select date '2026-12-31' - (3649 - d) as date) as at`.execute(db)
  await sql`vacuum analyze moods`.execute(db)
}
