import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { markOf } from '../../../contract/avatar-mark.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makePost } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const nobodys = '01900000-0000-7000-8000-000000000000'
const feed = async (as: Session, query = {}) => (await app.call('GET /community/posts', { as, query })).body

test('a post is told with its author, newest first, art unless said otherwise', async () => {
  const as = await makeMember(app, { name: 'Inês' })
  await makePost(app, as, { content: ' first ' })
  await makePost(app, as, { content: 'second', post_type: 'achievement' })
  const [second, first] = await feed(as)
  expect(second).toMatchObject({ content: 'second', post_type: 'achievement', user_name: 'Inês' })
  expect(first).toEqual({
    id: expect.any(String),
    post_type: 'art',
    content: 'first',
    image_url: null,
    image: null,
    user_id: as.user.id,
    user_name: 'Inês',
    avatar: { mark: markOf(as.user.id), palette: [] },
    created_at: expect.stringMatching(/^2026-11-18T12:.*\.\d{6}Z$/),
    likes: 0,
    liked: false,
    comments: 0,
    deletable: true,
    content_note: null,
    hidden: false,
  })
})

test.each(['', ' \n', '\u200b\u2060'])('content that shows nothing (%j) is refused', async (content) => {
  const as = await makeMember(app)
  const { status, problem } = await app.call('POST /community/posts', { as, body: { content } })
  expect([status, problem.detail]).toEqual([400, 'Please add some content to your post'])
})

test('liked and deletable are told to each caller of their own', async () => {
  const [author, reader, admin] = [await makeMember(app), await makeMember(app), await makeAdmin(app)]
  const { id } = await makePost(app, author)
  await app.call('POST /community/posts/{id}/like', { as: reader, params: { id } })
  const told = async (as: Session) => {
    const post = (await feed(as)).find((one) => one.id === id)
    return [post?.likes, post?.liked, post?.deletable]
  }
  expect(await told(author)).toEqual([1, false, true])
  expect(await told(reader)).toEqual([1, true, false])
  expect(await told(admin)).toEqual([1, false, true])
})

describe('reading on', () => {
  const readAll = async (as: Session, limit: number, meanwhile = async (_last: string) => {}) => {
    const read: string[] = []
    for (let last = {}; ; ) {
      const page = await feed(as, { limit, ...last })
      read.push(...page.map(({ id }) => id))
      const end = page.at(-1)
      if (!end || page.length < limit) return read
      await meanwhile(end.id)
      last = { before: end.id, before_at: end.created_at }
    }
  }

  test('neither skips nor repeats a post while others post, also within one instant', async () => {
    const as = await makeMember(app, { days: 2 })
    const there = await feed(as)
    const made: string[] = []
    for (let n = 0; n < 11; n += 1) made.push((await makePost(app, as, {}, { still: n % 2 === 0 })).id)
    const other = await makeMember(app)
    const read = await readAll(as, 3, async () => void (await makePost(app, other)))
    expect(read).toHaveLength(new Set(read).size)
    expect([...read].sort()).toEqual([...made, ...there.map(({ id }) => id)].sort())
  })

  test('goes on behind a post that was deleted meanwhile', async () => {
    const as = await makeMember(app)
    for (let n = 0; n < 4; n += 1) await makePost(app, as)
    const all = (await feed(as)).map(({ id }) => id)
    const remove = async (id: string) =>
      void (await app.call('DELETE /community/posts/{id}', { as, params: { id } }))
    expect(await readAll(as, 2, (last) => (last === all[1] ? remove(last) : Promise.resolve()))).toEqual(all)
  })

  test('knows no post that never was, nor an instant that is none', async () => {
    const as = await makeMember(app)
    const ask = (query: object) => app.call('GET /community/posts', { as, query })
    expect((await ask({ before: nobodys })).status).toBe(404)
    for (const before_at of ['0000-01-01T00:00:00Z', 'yesterday', `2026-01-01T00:00:00.${'1'.repeat(200)}Z`])
      expect((await ask({ before: nobodys, before_at })).status).toBe(400)
    expect((await ask({ limit: 101 })).status).toBe(400)
  })
})

describe('comments', () => {
  test('are told oldest first, and on behind one that was deleted', async () => {
    const [author, as] = [await makeMember(app), await makeMember(app, { name: 'Mira' })]
    const post = await makePost(app, author)
    const ids: string[] = []
    for (const content of ['one', 'two', 'three']) {
      app.clock.forward({ microseconds: 1 })
      const { body } = await app.call('POST /community/comments', { as, body: { post_id: post.id, content } })
      expect(body).toMatchObject({ user_name: 'Mira', content, deletable: true })
      ids.push(body.id)
    }
    const read = async (caller: Session, query = {}) =>
      (await app.call('GET /community/comments/{postId}', { as: caller, params: { postId: post.id }, query }))
        .body
    const [first, ...rest] = await read(author)
    expect([first, ...rest].map((one) => [one?.content, one?.deletable])).toEqual([
      ['one', false],
      ['two', false],
      ['three', false],
    ])
    expect((await read(as, { limit: 1, after: ids[0] })).map(({ content }) => content)).toEqual(['two'])
    await app.call('DELETE /community/comments/{id}', { as, params: { id: ids[0] ?? '' } })
    const on = await read(as, { after: ids[0], after_at: first?.created_at })
    expect(on.map(({ content }) => content)).toEqual(['two', 'three'])
    expect((await feed(as)).find(({ id }) => id === post.id)?.comments).toBe(2)
  })

  test('show something, and belong to a post', async () => {
    const as = await makeMember(app)
    const { id } = await makePost(app, as)
    const say = (post_id: string, content: string) =>
      app.call('POST /community/comments', { as, body: { post_id, content } })
    expect((await say(id, '\u200b')).status).toBe(400)
    expect((await say(id, 'x'.repeat(2001))).status).toBe(400)
    expect((await say(nobodys, 'Hello')).problem.detail).toBe('Post not found')
    const params = { postId: nobodys }
    expect((await app.call('GET /community/comments/{postId}', { as, params })).status).toBe(404)
  })
})

test('posts are limited to twenty an hour', async () => {
  const as = await makeMember(app, { days: 2 })
  for (let n = 0; n < 20; n += 1) await makePost(app, as)
  const post = () => app.call('POST /community/posts', { as, body: { content: 'one more' } })
  expect((await post()).status).toBe(429)
  app.clock.forward({ hours: 1 })
  expect((await post()).status).toBe(200)
})

test('comments are limited to sixty an hour, likes to a hundred and twenty a minute', async () => {
  const as = await makeMember(app, { days: 2 })
  const { id } = await makePost(app, as)
  const say = () => app.call('POST /community/comments', { as, body: { post_id: id, content: 'Lovely' } })
  const like = () => app.call('POST /community/posts/{id}/like', { as, params: { id } })
  for (const [most, act, pause] of [
    [60, say, { hours: 1 }],
    [120, like, { minutes: 1 }],
  ] as const) {
    for (let n = 0; n < most; n += 1) expect((await act()).status).toBe(200)
    expect((await act()).status).toBe(429)
    app.clock.forward(pause)
    expect((await act()).status).toBe(200)
  }
})
