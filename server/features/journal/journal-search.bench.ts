import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { countMonths, countTags } from './counts.ts'
import { listBin, listEntries } from './listing.ts'
import { searchQuery, searchVector } from './words.ts'

const reader = '01900000-0000-7000-8000-000000000001'
const entries = 100_000

/**
 * How long the searches and lists of a journal take (in milliseconds, half of the calls were faster) for a member with
 * 100,000 entries of about 80 words, among 20 members with 1,000 each.
 */
export const run = () => onBothEngines(measure, { durable: false })

/** Words as people use them: some in nearly every entry, most in few. */
function wordAt(seed: number): string {
  const share = (Math.imul(seed, 2654435761) >>> 0) / 2 ** 32
  const rank = Math.floor(20_000 ** share)
  return `w${rank.toString(36)}`
}

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await fill(db)
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
  for (const [name, words] of [
    ['frequent', 'W1'],
    ['rare', 'WEXYZ'],
  ] as const)
    figures[`${engine}: plan of a ${name} word`] = await explain(db, words)
  return figures
}

async function explain(db: Db, word: string): Promise<string> {
  const query = searchQuery(reader, { words: new Set([word]), tag: undefined })
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off, buffers)
    select id from journal_entries where member_id = ${reader} and deleted_at is null and search @@ ${query}::tsquery
    order by date desc, created_at desc, id desc limit 30`.execute(db)
  return `\n${rows.map((row) => `    ${row['QUERY PLAN'].slice(0, 160)}`).join('\n')}`
}

async function fill(db: Db): Promise<void> {
  const member = `('01900000-0000-7000-8000-' || lpad(to_hex(m), 12, '0'))::uuid`
  await sql`insert into members (id, email, name, password_hash, search_text)
    select ${sql.raw(member)}, 'member' || m || '@example.org', 'Member ' || m, '-', ''
    from generate_series(1, 21) as m`.execute(db)
  const owners = await db.selectFrom('members').select('id').orderBy('id').execute()
  for (const { id } of owners) {
    const count = id === reader ? entries : 1000
    for (let first = 0; first < count; first += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => {
        const body = Array.from({ length: 80 }, (_, at) => wordAt((first + n) * 80 + at + 1)).join(' ')
        const tags = [`tag ${(first + n) % 40}`]
        return { body, tags, search: searchVector(id, { title: '', body, tags }), n: first + n }
      })
      await sql`insert into journal_entries (member_id, id, date, body, tags, starred, deleted_at, created_at, search)
        select ${id}, gen_random_uuid(), date '2026-11-18' - (n / 10), body, array[tag], n % 50 = 0,
          case when n % 200 = 7 then now() end, timestamptz '2026-11-18 12:00Z' - n * interval '2 hours', search::tsvector
        from unnest(${rows.map(({ n }) => n)}::int[], ${rows.map(({ body }) => body)}::text[],
          ${rows.map(({ tags }) => tags[0] ?? '')}::text[], ${rows.map(({ search }) => search)}::text[])
          as r (n, body, tag, search)`.execute(db)
    }
  }
  await sql`vacuum analyze`.execute(db)
}
