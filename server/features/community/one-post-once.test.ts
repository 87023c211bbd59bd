import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember, makePost } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = (as: Session, id: string, content = 'As it was said first') =>
  app.call('POST /community/posts', { as, body: { id, content } })
const comment = (as: Session, id: string, post_id: string, content = 'As it was said first') =>
  app.call('POST /community/comments', { as, body: { id, post_id, content } })
const feed = async (as: Session) => (await app.call('GET /community/posts', { as })).body
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('a post that is sent again, as its answer was lost, is the post that is stored', async () => {
  const as = await makeMember(app, { days: 2 })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(as, id)))
  const again = await post(as, id.toUpperCase(), 'Something else')
  expect(statuses([...answers, again])).toEqual(Array(11).fill(200))
  expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  expect((await feed(as)).filter((one) => one.id === id)).toHaveLength(1)
})

test('of many members who come with the same id one gets it', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => makeMember(app)))
  const id = randomUUID()
  const answers = await Promise.all(members.map((as) => post(as, id)))
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)])
  const { id: postId } = await makePost(app, members[0] as Session)
  const comments = await Promise.all(members.map((as) => comment(as, id, postId)))
  expect(statuses(comments)).toEqual([200, ...Array(9).fill(409)])
})

test('a comment that is sent again is one comment, counted once', async () => {
  const as = await makeMember(app)
  const { id: postId } = await makePost(app, as)
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => comment(as, id, postId)))
  answers.push(await comment(as, id, postId, 'Something else'))
  expect(statuses(answers)).toEqual(Array(11).fill(200))
  expect(new Set(answers.map(({ body }) => body.content))).toEqual(new Set(['As it was said first']))
  expect((await feed(as)).find((one) => one.id === postId)?.comments).toBe(1)
})
