import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makePost } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const deletePost = (as: Session, id: string) =>
  app.call('DELETE /community/posts/{id}', { as, params: { id } })
const deleteComment = (as: Session, id: string) =>
  app.call('DELETE /community/comments/{id}', { as, params: { id } })
const commentOn = async (as: Session, post_id: string) =>
  (await app.call('POST /community/comments', { as, body: { post_id, content: 'Mine' } })).body.id
const audited = () =>
  app.db
    .selectFrom('audit_log')
    .select(['kind', 'actor_id', 'subject_id', 'details'])
    .where('kind', 'in', ['post-deleted', 'comment-deleted'])
    .orderBy('id')
    .execute()

test("a member deletes what is their own, and learns nothing of others'", async () => {
  const [author, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await makePost(app, author)
  const comment = await commentOn(author, id)
  expect((await deletePost(other, id)).problem).toEqual({ detail: 'Post not found' })
  // Not even on one's own post.
  const below = await commentOn(other, id)
  expect((await deleteComment(author, below)).problem).toEqual({ detail: 'Comment not found' })
  expect((await deleteComment(other, comment)).status).toBe(404)
  expect((await deleteComment(author, comment)).status).toBe(200)
  expect((await deleteComment(author, comment)).status).toBe(404)
  expect((await deletePost(author, id)).status).toBe(200)
  expect((await deletePost(author, id)).problem).toEqual({ detail: 'Post not found' })
  expect(await audited()).toEqual([])
})

test("an administrator deletes anybody's, which is recorded; their own is nobody's business", async () => {
  const [author, admin] = [await makeMember(app), await makeAdmin(app)]
  const { id } = await makePost(app, author)
  const own = await makePost(app, admin)
  const comment = await commentOn(author, id)
  const ownComment = await commentOn(admin, id)
  const page = { as: admin, params: { postId: id }, query: {} }
  const comments = (await app.call('GET /community/comments/{postId}', page)).body
  expect(comments.map(({ deletable }) => deletable)).toEqual([true, true])
  expect((await deleteComment(admin, ownComment)).status).toBe(200)
  expect((await deletePost(admin, own.id)).status).toBe(200)
  expect((await deleteComment(admin, comment)).status).toBe(200)
  expect((await deletePost(admin, id)).status).toBe(200)
  const by = { actor_id: admin.user.id, subject_id: author.user.id }
  const lines = await audited()
  expect(lines).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      { kind: 'comment-deleted', ...by, details: { post: id, comment } },
      { kind: 'post-deleted', ...by, details: { post: id } },
    ]),
  )
})
