import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { QueueEntry } from '../../../contract/cases.ts'
import type { Role } from '../../../contract/roles.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeBanner, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'
import { pageOfCases } from './queue.ts'

let app: TestApp
let admin: Session
let m: ReturnType<typeof moderating>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  m = moderating(app, admin)
})
afterAll(() => app.close())

/** All entries of the queue, read on a page of three at a time. */
async function readOn(query: { state: 'open' | 'decided' }): Promise<QueueEntry[]> {
  const all: QueueEntry[] = []
  for (let last: QueueEntry | undefined; ; ) {
    const place = last && { after: last.id, after_at: last.at }
    const { body } = await app.call('GET /admin/queue', {
      as: admin,
      query: { ...query, ...place, limit: 3 },
    })
    all.push(...body)
    last = body.at(-1)
    if (body.length < 3) return all
  }
}

test('everything that waits is in one queue, the longest waiting first, and decided things the latest first', async () => {
  const [author, as] = [await makeMember(app), await makeMember(app)]
  const waiting: string[] = []
  for (let n = 0; n < 4; n += 1) {
    const post = await makePost(app, author)
    const comment = await m.comment(author, post.id, `Word ${n}`)
    await m.report(as, 'post', post.id)
    app.clock.forward({ seconds: 1 })
    await m.report(as, 'comment', comment.id)
    waiting.push(post.id, comment.id)
  }
  app.clock.forward({ seconds: 1 })
  await m.report(as, 'member', author.user.id, { reason: 'spam' })
  app.clock.forward({ seconds: 1 })
  const banner = await makeBanner(app, author, { caption: 'Dawn' })
  await app.call('POST /banners/{id}/report', { as, params: { id: banner.id }, body: { reason: 'Dark' } })
  waiting.push(author.user.id, banner.id)
  expect((await readOn({ state: 'open' })).map(({ id }) => id)).toEqual(waiting)
  expect(
    (await m.queue({ kind: 'banner' })).map(({ kind, excerpt, reports }) => [kind, excerpt, reports]),
  ).toEqual([['banner', 'Dawn', 1]])
  expect((await m.queue({ kind: 'member' })).map(({ excerpt }) => excerpt)).toEqual([author.user.name])
  expect(await m.queue({ kind: 'comment' })).toHaveLength(4)

  const decided: string[] = []
  for (const id of waiting.slice(0, 8).filter((_, n) => n % 2 === 0)) {
    app.clock.forward({ seconds: 1 })
    await m.decide('hide', 'post', id)
    decided.unshift(id)
  }
  expect((await readOn({ state: 'decided' })).map(({ id, decision }) => [id, decision?.action])).toEqual(
    decided.map((id) => [id, 'hide']),
  )
  // The specified moderation of banners takes theirs out.
  const reinstate = { params: { id: banner.id }, body: { action: 'reinstate' as const } }
  await app.call('POST /admin/banners/{id}/action', { as: admin, ...reinstate })
  expect(await m.queue({ kind: 'banner' })).toEqual([])
  const unknown = { after: '01900000-0000-7000-8000-000000000000' }
  expect((await app.call('GET /admin/queue', { as: admin, query: unknown })).status).toBe(404)
})

test('a case comes with what is around it, who said what, the history of its author, and notes', async () => {
  const [author, as, other] = [
    await makeMember(app, { name: 'Ida' }),
    await makeMember(app, { name: 'Ben', days: 30 }),
    await makeMember(app, { name: 'Cleo' }),
  ]
  const before = await makePost(app, author, { content: 'An older post' })
  await m.report(as, 'post', before.id)
  await m.decide('message', 'post', before.id, 'Please mind the tone.')
  const post = await makePost(app, other, { content: 'My garden in June' })
  const said: string[] = []
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    app.clock.forward({ seconds: 1 })
    said.push((await m.comment(other, post.id, words)).content)
  }
  app.clock.forward({ seconds: 1 })
  const comment = await m.comment(author, post.id, 'Ugly!')
  await m.report(as, 'comment', comment.id, { reason: 'unkind', words: 'It hurt her.' })
  const params = { kind: 'comment', id: comment.id } as const
  await app.call('POST /admin/queue/{kind}/{id}/notes', {
    as: admin,
    params,
    body: { words: 'Talked to Ida.' },
  })
  const { body } = await m.caseOf('comment', comment.id)
  expect(body).toMatchObject({
    content: 'Ugly!',
    author: { name: 'Ida' },
    around: { author: 'Cleo', content: 'My garden in June' },
    said: [{ reporter: { name: 'Ben' }, reason: 'unkind', words: 'It hurt her.', counts: true }],
    history: [{ action: 'message', words: 'Please mind the tone.', actor: { name: 'Ada' } }],
    notes: [{ words: 'Talked to Ida.', actor: { name: 'Ada' } }],
  })
  expect(body.around?.comments.map(({ content }) => content)).toEqual(said.slice(1))
  await app.call('DELETE /community/comments/{id}', { as: author, params: { id: comment.id } })
  const gone = await m.caseOf('comment', comment.id)
  expect([gone.status, gone.problem.detail]).toEqual([
    404,
    'This case is gone: what it was about is deleted.',
  ])
  expect((await m.caseOf('post', before.id)).body.history[0]?.excerpt).toBe('An older post')
  await app.call('POST /user/erase', { as: author, body: { kind: 'community', password: goodPassword } })
  const kept = await app.db
    .selectFrom('decisions')
    .select('excerpt')
    .where('member_id', '=', author.user.id)
    .execute()
  expect(kept).toEqual([{ excerpt: '' }])
})

test('a page of the queue costs the same however much was decided: it reads its index', async () => {
  const { user } = await makeMember(app)
  await sql`insert into cases (subject_kind, subject_id, member_id, opened_at, closed_at)
    select case n % 2 when 0 then 'post' else 'comment' end, gen_random_uuid(), ${user.id},
      '2026-01-01'::timestamptz + n * interval '1 minute',
      case when n % 4 = 0 then null else '2026-02-01'::timestamptz + n * interval '1 minute' end
    from generate_series(1, 4000) as n`.execute(app.db)
  await sql`analyze`.execute(app.db)
  const plan = async (place: Parameters<typeof pageOfCases>[2], role: Role) =>
    (await pageOfCases(app.db, { id: admin.user.id, role }, place).explain())
      .map((line) => Object.values(line as object)[0])
      .join('\n')
  const after = { id: user.id, limit: 50 }
  for (const [place, index] of [
    [{ state: 'open', kind: undefined, at: '2026-01-02T00:00:00Z', ...after }, 'cases_open'],
    [{ state: 'open', kind: 'post', at: '2026-01-02T00:00:00Z', ...after }, 'cases_open'],
    [{ state: 'decided', kind: undefined, at: '2026-02-03T00:00:00Z', ...after }, 'cases_closed'],
    [{ state: 'decided', kind: 'comment', at: '2026-02-03T00:00:00Z', ...after }, 'cases_closed'],
  ] as const) {
    for (const role of ['admin', 'moderator'] as const) {
      const lines = await plan(place, role)
      expect(lines).toContain(`using ${index}`)
      expect(lines).toMatch(/Limit[^\n]*\n *-> +Index Scan (Backward )?using cases_/)
      expect(lines).not.toContain('Seq Scan on cases')
    }
  }
})
