import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../deps.ts'
import type { Queryable } from '../../kernel/database/queryable.ts'
import { testDatabase } from '../../test/database.ts'
import { countMonths, countTags } from './counts.ts'
import { listBin, listEntries } from './listing.ts'
import { searchVector } from './words.ts'

const reader = '01900000-0000-7000-8000-000000000001'
const entries = 100_000

/**
 * How long the searches and lists of a journal take (in milliseconds, half of the calls were faster) for a member with
 * 100,000 entries of about 80 words, among 20 members with 1,000 each.
 */
export async function run(): Promise<Record<string, string | number>> {
  const figures: Record<string, string | number> = {}
  for (const engine of process.env.TEST_DATABASE_URL
    ? (['embedded', 'server'] as const)
    : (['embedded'] as const)) {
    const database = await testDatabase(undefined, engine)
    // The upkeep of the embedded engine would take its turn meanwhile, for longer than others wait.
    await database.withoutTimeouts((client) => fill(client))
    if (engine === 'server') await database.pool.query('vacuum analyze')
    else await untilVacuumed(database.pool)
    Object.assign(figures, await measure(engine, database.db).finally(() => database.drop()))
  }
  return figures
}

/** Waits for the upkeep of the embedded engine, which answers nobody meanwhile. */
async function untilVacuumed(client: Queryable): Promise<void> {
  for (let seconds = 0; seconds < 300; seconds += 1) {
    await pause(1000)
    const { rows } = await client
      .query<{ done: boolean }>(
        `select relallvisible > 0 as done from pg_class where relname = 'journal_entries'`,
      )
      .catch(() => ({ rows: [] }))
    if (rows[0]?.done) return
  }
}

/** Words as people use them: some in nearly every entry, most in few. */
function wordAt(seed: number): string {
  const share = (Math.imul(seed, 2654435761) >>> 0) / 2 ** 32
  const rank = Math.floor(20_000 ** share)
  return `w${rank.toString(36)}`
}

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  const page = { limit: 30 }
  const calls: Record<string, () => Promise<unknown>> = {
    'the newest 30': () => listEntries(db, reader, page),
    'a word of nearly every entry': () => listEntries(db, reader, { ...page, query: 'w1' }),
    'a word of some thousands': () => listEntries(db, reader, { ...page, query: 'w2f' }),
    'a rare word': () => listEntries(db, reader, { ...page, query: 'wexyz' }),
    'three words': () => listEntries(db, reader, { ...page, query: 'w1 wa w5k' }),
    'a word that is nowhere': () => listEntries(db, reader, { ...page, query: 'nowhere' }),
    'the first letter of all words': () => listEntries(db, reader, { ...page, query: 'w' }),
    'a tag': () => listEntries(db, reader, { ...page, tag: 'tag 7' }),
    'a word in a month': () => listEntries(db, reader, { ...page, query: 'w2f', month: '2010-05' }),
    starred: () => listEntries(db, reader, { ...page, starred: 'true' }),
    tags: () => countTags(db, reader),
    months: () => countMonths(db, reader),
    'the bin': () => listBin(db, reader, page),
  }
  const figures: Record<string, string | number> = {}
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = []
    for (let n = 0; n < 15; n += 1) {
      const begun = performance.now()
      await call()
      if (n >= 4) times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    figures[`${engine}: ${name}, ms`] = Math.round((times[5] ?? 0) * 10) / 10
  }
  return figures
}

async function fill(client: Queryable): Promise<void> {
  const idOf = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
  // Built afterwards, as it takes a tenth of the time.
  await client.query('drop index journal_entries_search')
  for (let member = 1; member <= 21; member += 1) {
    const id = idOf(member)
    await client.query(
      `insert into members (id, email, name, password_hash, search_text) values ($1, $2, 'M', '-', '')`,
      [id, `member${member}@example.org`],
    )
    const count = id === reader ? entries : 1000
    for (let first = 0; first < count; first += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => {
        const body = Array.from({ length: 80 }, (_, at) => wordAt((first + n) * 80 + at + 1)).join(' ')
        const tags = [`tag ${(first + n) % 40}`]
        return { body, tags, search: searchVector(id, { title: '', body, tags }), n: first + n }
      })
      await client.query(
        `insert into journal_entries (member_id, id, date, body, tags, starred, deleted_at, created_at, search)
        select $1, gen_random_uuid(), date '2026-11-18' - (n / 10), body, array[tag], n % 50 = 0,
          case when n % 200 = 7 then now() end, timestamptz '2026-11-18 12:00Z' - n * interval '2 hours', search::tsvector
        from unnest($2::int[], $3::text[], $4::text[], $5::text[]) as r (n, body, tag, search)`,
        [
          id,
          rows.map(({ n }) => n),
          rows.map(({ body }) => body),
          rows.map(({ tags }) => tags[0]),
          rows.map(({ search }) => search),
        ],
      )
    }
  }
  await client.query('create index journal_entries_search on journal_entries using gin (search)')
}
