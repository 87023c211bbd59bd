import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../deps.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { vacuum } from '../../test/vacuum.ts'
import { feedFor, listPosts } from './posts.ts'

/** The embedded engine is for communities of a smaller size, and has one connection to fill it by. */
const many = {
  server: Number(process.env.BENCH_POSTS ?? 1_000_000),
  embedded: Number(process.env.BENCH_POSTS_EMBEDDED ?? 100_000),
}
const few = 1_000
const likesOfPost = 10
const likesOfMember = 1_000
const reader = {
  id: '01900000-0000-7000-8000-000000000001',
  role: 'member' as const,
  zone: undefined,
  place: undefined,
  language: null,
  hasRecentWrite: false,
  mustChangePassword: false,
  mustSetSecondFactor: false,
  isLeaving: false,
}

/**
 * How long the feed's first page of fifty takes (in milliseconds, a tenth of the calls were faster) with a thousand posts
 * and with many, each liked ten times, of which every third has an image.
 * The reader blocked every tenth member, up to a thousand, and was blocked by as many.
 */
export const run = () => onBothEngines(measure, { durable: false })

async function measure(
  engine: 'server' | 'embedded',
  db: Db,
  pool: pg.Pool,
): Promise<Record<string, string | number>> {
  await fill(db, pool, 0, few)
  const before = await timeOf(db)
  await fill(db, pool, few, many[engine])
  const after = await timeOf(db)
  const deep = await timeOf(db, Math.floor(many[engine] / 2))
  const words = (posts: number) =>
    `${posts.toLocaleString('en')} posts and ${(posts * likesOfPost).toLocaleString('en')} likes`
  return {
    [`${engine}: first page of ${words(few)}, ms`]: before,
    [`${engine}: first page of ${words(many[engine])}, ms`]: after,
    [`${engine}: times as long`]: Math.round((after / before) * 100) / 100,
    [`${engine}: a page half-way down, ms`]: deep,
    [`${engine}: plan of the first page`]: await explain(db),
  }
}

/** The nth of something: ids that can be worked out again need not be looked up. */
const nth = (n: string) => sql.raw(`('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`)

/** Adds posts until there are `to`, with their likes, and members enough to have liked so much. */
async function fill(db: Db, pool: pg.Pool, from: number, to: number) {
  const likers = (posts: number) => Math.max(100, Math.ceil((posts * likesOfPost) / likesOfMember))
  await inPortions(from === 0 ? 0 : likers(from), likers(to), 5_000, (n) =>
    sql`
    insert into members (id, email, name, password_hash, search_text)
    select ${nth('n')}, 'member' || n || '@example.org', 'Member ' || n, '', '' from ${n} as n`.execute(db),
  )
  const blocked = Math.min(1_000, Math.floor(likers(to) / 10))
  for (const [column, other, rest] of [
    ['member_id', 'blocked_id', 3],
    ['blocked_id', 'member_id', 7],
  ] as const)
    await sql`
      insert into blocks (${sql.ref(column)}, ${sql.ref(other)}, at)
      select ${reader.id}, ${nth(`n * 10 + ${rest}`)}, now() from generate_series(0, ${blocked}::int - 1) as n
      on conflict do nothing`.execute(db)
  await sql`insert into images (hash, width, height, widths, lqip)
    select lpad(to_hex(n), 64, '0'), 1600, 1000, '{1600,800,400}', repeat('x', 400) from generate_series(1, 300) as n
    on conflict do nothing`.execute(db)
  await inPortions(from, to, 20_000, (n) =>
    sql`
    insert into posts (member_id, id, post_type, content, image_hash, likes, comments, created_at)
    select ${nth(`n % ${likers(to)} + 1`)}, ${nth('n')}, 'art', repeat('A quiet hour by the river. ', 8),
      case when n % 3 = 0 then lpad(to_hex(n % 300 + 1), 64, '0') end, ${likesOfPost}, 0,
      timestamptz '2026-01-01Z' + n * interval '10 seconds'
    from ${n} as n`.execute(db),
  )
  // Each member likes posts that lie all over the feed: ten of a hundred like each of the newest, ten of ten thousand.
  const perMember = Math.ceil(((to - from) * likesOfPost) / likers(to))
  await inPortions(0, likers(to), Math.max(1, Math.floor(100_000 / perMember)), (n) =>
    sql`
    insert into post_likes (member_id, post_id)
    select ${nth('n')}, ${nth(`(n * 7919 + k * 10007) % ${to - from} + ${from} + 1`)}
    from ${n} as n, generate_series(0, ${perMember}::int - 1) as k
    on conflict do nothing`.execute(db),
  )
  await vacuum(pool, 'members', 'images', 'posts', 'post_likes', 'blocks')
}

/** In portions, as statements have thirty seconds, and the embedded engine's ten. */
async function inPortions(
  from: number,
  to: number,
  size: number,
  insert: (numbers: RawBuilder<unknown>) => Promise<unknown>,
) {
  for (let first = from + 1; first <= to; first += size)
    await insert(sql`generate_series(${first}::bigint, ${Math.min(to, first + size - 1)}::bigint)`)
}

/** Of the first page, or of the one behind the nth post. */
async function timeOf(db: Db, nthPost?: number): Promise<number> {
  const before =
    nthPost === undefined ? undefined : `01900000-0000-7000-8000-${nthPost.toString(16).padStart(12, '0')}`
  const times: number[] = []
  for (let call = 0; call < 300; call += 1) {
    const begun = performance.now()
    const page = await listPosts(db, reader, { limit: 50, before })
    if (page.length !== 50) throw new Error(`A page of ${page.length} posts.`)
    // The first calls warm the engine up.
    if (call >= 100) times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return Math.round((times[Math.floor(times.length / 10)] ?? 0) * 100) / 100
}

async function explain(db: Db): Promise<string> {
  const lines = await feedFor(db, reader)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(50)
    .explain<{ 'QUERY PLAN': string }>(undefined, sql`analyze, costs off, timing off, buffers`)
  return `\n${lines.map((line) => `    ${line['QUERY PLAN'].slice(0, 160)}`).join('\n')}`
}
