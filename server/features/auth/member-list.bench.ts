import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { userSearch } from '../../../contract/admin.ts'
import type { Db } from '../../deps.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { listMembers } from './member-list.ts'

const people = 100_000

type Search = z.output<typeof userSearch>
/** What an administrator asks for: a page of everybody and the one after, what many, few and no names hold. */
const searches: Record<string, Partial<Search>> = {
  'the first page': {},
  'the next page': {},
  'a page far down': {},
  'a search that finds many': { query: 'an' },
  'a search that finds one': { query: 'person99998@' },
  'a search that finds nobody': { query: 'nobody at all' },
  'the administrators': { role: 'admin' },
  'the suspended': { suspended: 'true' },
  'members who are not suspended': { role: 'member', suspended: 'false' },
}

/** How long a page of the users screen takes among 100,000 members, in milliseconds: nine calls of ten were faster. */
export const run = () => onBothEngines(measure)

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await fill(db)
  const first = await listMembers(db, { limit: 100 })
  const after = first.at(-1)?.id
  const { id: deep } = await db
    .selectFrom('members')
    .select('id')
    .orderBy('search_text')
    .offset(people / 2)
    .limit(1)
    .executeTakeFirstOrThrow()
  const figures: Record<string, string | number> = {}
  for (const [name, search] of Object.entries(searches)) {
    const from = name === 'the next page' ? after : name === 'a page far down' ? deep : undefined
    figures[`${engine}: ${name}, ms`] = await timeOf(db, { ...search, after: from, limit: 100 })
  }
  return { ...figures, [`${engine}: plan of a search that finds nobody`]: await explain(db) }
}

async function timeOf(db: Db, search: Search): Promise<string> {
  const times: number[] = []
  let rows = 0
  for (let call = 0; call < 40; call += 1) {
    const begun = performance.now()
    rows = (await listMembers(db, search)).length
    // The first calls warm the engine up.
    if (call >= 10) times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return `${(times[Math.floor(times.length * 0.9)] ?? 0).toFixed(1)} (${rows} rows)`
}

async function explain(db: Db): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off)
    select id from members where strpos(search_text, 'NOBODY AT ALL') > 0 order by search_text, id limit 100`.execute(
    db,
  )
  return `\n${rows.map((line) => `    ${line['QUERY PLAN']}`).join('\n')}`
}

const first = sql`(array['Ana','Bora','Chloé','Deniz','Émile','Fatma','Goran','Hana','Inês','Jan','Klára','Lale'])`
const last = sql`(array['Andersson','Brun','Çelik','Demir','Evans','Fischer','García','Horvat','Ivanov','Jensen'])`

/** Made in portions: the embedded engine's statements have ten seconds. One of a thousand administers, one of fifty is suspended. */
async function fill(db: Db): Promise<void> {
  for (let from = 1; from <= people; from += 10_000) {
    await sql`insert into members (id, email, name, password_hash, role, suspended_at, search_text)
      select uuidv7(), 'person' || n || '@example.org', name, 'none',
        case when n % 1000 = 0 then 'admin' else 'member' end, case when n % 50 = 1 then now() end,
        upper(name) || chr(10) || 'PERSON' || n || '@EXAMPLE.ORG'
      from (select n, ${first}[1 + n * 7 % 12] || ' ' || ${last}[1 + n * 3 % 10] || ' ' || n % 97 as name
        from generate_series(${from}::int, ${from + 9999}::int) as n) as named`.execute(db)
  }
  // A server that does not wait for its disk, such as that of the tests, takes a moment to be sure of what it holds.
  await pause(2_000)
  await sql`vacuum analyze members`.execute(db)
}
