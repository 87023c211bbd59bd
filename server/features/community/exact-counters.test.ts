import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember, makePost } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const like = (as: Session, id: string) => app.call('POST /community/posts/{id}/like', { as, params: { id } })
const comment = (as: Session, post_id: string) =>
  app.call('POST /community/comments', { as, body: { post_id, content: 'Lovely' } })
const uncomment = (as: Session, id: string) =>
  app.call('DELETE /community/comments/{id}', { as, params: { id } })
const members = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(app)))

/** The counters of a post, and the counted rows. */
async function counted(id: string) {
  const told = await app.db
    .selectFrom('posts')
    .select(['likes', 'comments'])
    .where('id', '=', id)
    .executeTakeFirst()
  const likes = await app.db.selectFrom('post_likes').select('member_id').where('post_id', '=', id).execute()
  const comments = await app.db.selectFrom('comments').select('id').where('post_id', '=', id).execute()
  return { told, there: { likes: likes.length, comments: comments.length } }
}
async function expectExact(id: string, wanted: { likes: number; comments: number }) {
  expect(await counted(id)).toEqual({ told: wanted, there: wanted })
}

test('a member likes a post once, however often and fast they press', async () => {
  const [author, as] = [await makeMember(app), await makeMember(app)]
  const { id } = await makePost(app, author)
  const answers = await Promise.all(Array.from({ length: 30 }, () => like(as, id)))
  expect(answers.map(({ body }) => body)).toEqual(Array(30).fill({ likes: 1, liked: true }))
  await expectExact(id, { likes: 1, comments: 0 })
})

test('likes and comments that come and go at the same time are all counted', async () => {
  const author = await makeMember(app)
  const { id } = await makePost(app, author)
  const many = await members(25)
  const early = await Promise.all(many.map((as) => comment(as, id)))
  await Promise.all([
    ...many.map((as) => like(as, id)),
    ...many.map((as) => comment(as, id)),
    // Each is deleted twice, and one of the two calls is too late.
    ...many.flatMap((as, n) => [
      uncomment(as, early[n]?.body.id ?? ''),
      uncomment(as, early[n]?.body.id ?? ''),
    ]),
  ])
  await expectExact(id, { likes: 25, comments: 25 })
})

test('a post that is deleted while it is liked and commented on leaves nothing behind', async () => {
  const author = await makeMember(app)
  const many = await members(20)
  const { id } = await makePost(app, author)
  const answers = await Promise.all([
    ...many.slice(0, 10).flatMap((as) => [like(as, id), comment(as, id)]),
    app.call('DELETE /community/posts/{id}', { as: author, params: { id } }),
    app.call('DELETE /community/posts/{id}', { as: author, params: { id } }),
    ...many.slice(10).flatMap((as) => [like(as, id), comment(as, id)]),
  ])
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect(await counted(id)).toEqual({ told: undefined, there: { likes: 0, comments: 0 } })
})

describe('when a member leaves', () => {
  const leave = (as: Session) => app.call('POST /user/delete', { as, body: { password: goodPassword } })

  test('what they wrote and liked goes, what was said below it too, and the posts of others count again', async () => {
    const [leaver, stayer] = await members(2)
    if (!leaver || !stayer) throw new Error('Two were made.')
    const own = await makePost(app, leaver)
    const other = await makePost(app, stayer)
    for (const as of [leaver, stayer])
      for (const { id } of [own, other]) await Promise.all([like(as, id), comment(as, id), comment(as, id)])
    await expectExact(other.id, { likes: 2, comments: 4 })
    expect((await leave(leaver)).status).toBe(200)
    await expectExact(other.id, { likes: 1, comments: 2 })
    expect(await counted(own.id)).toEqual({ told: undefined, there: { likes: 0, comments: 0 } })
  })

  test('in the midst of things, with others, nobody waits in a circle and the counters stay exact', async () => {
    const many = await members(8)
    const posts = await Promise.all(many.map((as) => makePost(app, as)))
    const acts = many.flatMap((as) => posts.flatMap(({ id }) => [like(as, id), comment(as, id)]))
    const leavers = many.slice(0, 4)
    const answers = await Promise.all([...acts, ...leavers.map(leave)])
    expect(answers.filter(({ status }) => ![200, 401, 404].includes(status))).toEqual([])
    expect(answers.slice(-4).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { id } of posts.slice(0, 4))
      expect(await counted(id)).toEqual({ told: undefined, there: { likes: 0, comments: 0 } })
    for (const { id } of posts.slice(4)) {
      const { told, there } = await counted(id)
      expect(told).toEqual(there)
      expect(there.likes).toBe(4)
    }
  }, 120_000)
})
