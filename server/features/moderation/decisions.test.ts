import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeImage, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'

let app: TestApp
let admin: Session
let m: ReturnType<typeof moderating>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  m = moderating(app, admin)
})
afterAll(() => app.close())

async function reported() {
  const [author, as] = [await makeMember(app), await makeMember(app)]
  const post = await makePost(app, author)
  const comment = await m.comment(author, post.id)
  await m.report(as, 'post', post.id)
  await m.report(as, 'comment', comment.id)
  return { author, as, post, comment }
}
const told = async (as: Session, id: string) => (await m.feed(as)).find((one) => one.id === id)
const isOpen = async (kind: 'post' | 'comment', id: string) => (await m.caseOf(kind, id)).body.open
/** A post's counter of comments, and the comments that a stranger is told. */
async function counted(postId: string) {
  const stranger = await makeMember(app)
  const post = await told(stranger, postId)
  return [post?.comments, (await m.comments(stranger, postId)).body.length]
}

test('each decision closes the case, does what it says, and undoing it restores all of it exactly', async () => {
  const other = await makeMember(app)
  for (const action of ['dismiss', 'hide', 'remove', 'message'] as const) {
    const { author, post, comment } = await reported()
    expect(await counted(post.id)).toEqual([1, 1])
    const { body } = await m.decide(action, 'comment', comment.id)
    const isKept = action === 'dismiss' || action === 'message'
    expect(await counted(post.id), action).toEqual(isKept ? [1, 1] : [0, 0])
    const seen = (await m.comments(author, post.id)).body.map(({ id }) => id)
    expect(seen, action).toEqual(action === 'remove' ? [] : [comment.id])
    expect(await isOpen('comment', comment.id)).toBe(false)
    const [outcome] = (await m.caseOf('comment', comment.id)).body.said.map((one) => one.outcome)
    expect(outcome).toBe(action === 'dismiss' ? 'dismissed' : 'upheld')
    const decision = await m.decide(action, 'post', post.id)
    expect((await told(other, post.id)) !== undefined, action).toBe(isKept)
    expect((await told(author, post.id)) !== undefined, action).toBe(action !== 'remove')
    expect((await m.undo(...body.decisions, ...decision.body.decisions)).status).toBe(200)
    // A second time changes nothing.
    expect((await m.undo(...body.decisions)).status).toBe(200)
    expect(await counted(post.id), action).toEqual([1, 1])
    expect(await isOpen('comment', comment.id)).toBe(true)
    const said = (await m.caseOf('comment', comment.id)).body.said
    expect(said.map((one) => one.outcome)).toEqual([null])
  }
})

test('decisions that are undone in any order leave what the others say', async () => {
  const { post, comment, as } = await reported()
  const hidden = (await m.decide('hide', 'comment', comment.id)).body.decisions
  app.clock.forward({ minutes: 1 })
  await m.undo(...hidden)
  const removed = (await m.decide('remove', 'comment', comment.id)).body.decisions
  app.clock.forward({ minutes: 1 })
  expect(await counted(post.id)).toEqual([0, 0])
  // Three more reports do not reach what is removed, and its author deletes nothing that is not theirs to see.
  expect((await m.report(await makeMember(app), 'comment', comment.id)).status).toBe(404)
  await m.undo(...removed)
  expect(await counted(post.id)).toEqual([1, 1])
  const later = (await m.decide('hide', 'comment', comment.id)).body.decisions
  expect(await counted(post.id)).toEqual([0, 0])
  await app.call('DELETE /community/comments/{id}', { as: admin, params: { id: comment.id } })
  expect(await counted(post.id)).toEqual([0, 0])
  const gone = await m.undo(...later)
  expect([gone.status, gone.problem.detail]).toEqual([
    409,
    'This cannot be undone any more: what it was about is deleted.',
  ])
  expect((await m.report(as, 'comment', comment.id)).status).toBe(404)
})

test('of two administrators who decide at the same time one does, and of several cases those are decided that are open', async () => {
  const { post, comment } = await reported()
  const answers = await Promise.all([
    m.decide('hide', 'post', post.id),
    m.decide('dismiss', 'post', post.id),
    m.decide('remove', 'post', post.id),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe(
    'Somebody else decided this meanwhile, or it is deleted.',
  )
  const more = await reported()
  await m.decide('dismiss', 'comment', comment.id)
  const { body } = await m.decide('hide', 'comment', [comment.id, more.comment.id])
  expect([body.decisions.length, body.skipped]).toEqual([1, 1])
  expect((await m.decide('hide', 'member', admin.user.id)).status).toBe(400)
  expect((await m.decide('message', 'post', more.post.id, ' ')).status).toBe(400)
})

test('deciding, undoing, reporting and deleting at the same time never wait in a circle, and counts stay exact', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { author, post, comment } = await reported()
    const [one, two, three] = await m.trusted(3)
    if (!one || !two || !three) throw new Error('Members were made.')
    const answers = await Promise.all([
      m.decide('hide', 'comment', comment.id).then(({ body }) => m.undo(...(body.decisions ?? []))),
      m.decide('dismiss', 'post', post.id),
      ...[one, two, three].map((as) => m.report(as, 'comment', comment.id)),
      m.comment(two, post.id),
      app.call('DELETE /community/comments/{id}', { as: author, params: { id: comment.id } }),
      ...(round > 2
        ? [app.call('POST /user/delete', { as: author, body: { password: 'Quiet-Harbour-7' } })]
        : []),
    ])
    for (const answer of answers) if ('status' in answer) expect(answer.status).toBeLessThan(500)
    const row = await app.db
      .selectFrom('posts')
      .select('comments')
      .where('id', '=', post.id)
      .executeTakeFirst()
    const rows = await app.db
      .selectFrom('comments')
      .select('id')
      .where('post_id', '=', post.id)
      .where('hidden_at', 'is', null)
      .where('removed_at', 'is', null)
      .execute()
    expect(row?.comments ?? 0).toBe(row ? rows.length : 0)
  }
})

test('what is removed is deleted after thirty days, with its picture, and not before', async () => {
  const author = await makeMember(app)
  const image_url = await makeImage(app)
  const post = await makePost(app, author, { image_url })
  await m.report(await makeMember(app), 'post', post.id)
  await m.decide('remove', 'post', post.id)
  const isStored = async () =>
    (await app.db.selectFrom('posts').select('id').where('id', '=', post.id).execute()).length
  const sweep = { name: 'delete-removed', retries: 0, seconds: 300 }
  app.clock.forward({ hours: 24 * 29 })
  await app.run(sweep)
  expect(await isStored()).toBe(1)
  app.clock.forward({ hours: 25 })
  await app.run(sweep)
  expect(await isStored()).toBe(0)
})

test('everything that administrators decide is in the audit log, and what reports decide as well', async () => {
  // The sweep's month ended all sessions.
  admin = await makeAdmin(app)
  m = moderating(app, admin)
  const director = await makeAdmin(app)
  const mine = moderating(app, director)
  const { post, comment } = await reported()
  const { decisions } = (await mine.decide('hide', 'post', post.id)).body
  await mine.undo(...decisions)
  await mine.decide('remove', 'post', post.id)
  await mine.decide('dismiss', 'comment', comment.id)
  await app.call('POST /admin/queue/{kind}/{id}/notes', {
    as: director,
    params: { kind: 'post', id: post.id },
    body: { words: 'Second time this month.' },
  })
  await app.call('PATCH /admin/flagged-words', { as: director, body: { add: ['snake oil'] } })
  const { body } = await app.call('GET /admin/audit', { as: admin, query: { actor: director.user.id } })
  expect(body.map(({ kind }) => kind).sort()).toEqual(
    [
      'case-noted',
      'content-hidden',
      'content-removed',
      'decision-undone',
      'flagged-words-changed',
      'report-dismissed',
    ].sort(),
  )
  expect(JSON.stringify(body)).not.toMatch(/Second time|Please be kind|snake/)
  const more = await makePost(app, await makeMember(app))
  for (const as of await m.trusted(3)) await m.report(as, 'post', more.id)
  const { body: all } = await app.call('GET /admin/audit', {
    as: admin,
    query: { kind: 'content-hidden', limit: 1 },
  })
  expect(all[0]).toMatchObject({ actor: null, details: { automatic: true, id: more.id } })
})
