import { type Rate, rates } from '../../../contract/rates.ts'
import { isStaff } from '../../../contract/roles.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { asJson } from '../../kernel/database/serialized-json.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { isNewcomer } from '../auth/queries.ts'
import { removeImages } from '../images/jobs.ts'
import { importImage } from '../images/store.ts'
import { createComment, deleteComment, getComment, listComments } from './comments.ts'
import { editPost } from './edits.ts'
import { findHolder } from './locks.ts'
import { createPost, deletePost, getPost, likePost, listPosts } from './posts.ts'

const noSuchPost = () => notFound('Post not found')
const idTaken = () => refuse(409, 'This id is in use already. Please try again.')

const slowDown = (refusal: Refusal, text: Text) => refuse(429, text, { headers: { ...refusal.headers } })

export const communityHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs } = deps

  /** The hash of a post's image; null without one. */
  async function adopt(address: string | null): Promise<string | null | Refusal> {
    if (address === null) return null
    const image = await importImage(deps, address)
    if (!(image instanceof Refusal)) return image.hash
    const { status, message } = image
    return status < 500 ? refuse(status, message, { errors: [{ path: 'image_url', message }] }) : image
  }

  /** An account's first day is slower, so that nobody floods a community that they have just joined. */
  async function takeFirst(member: Caller, rate: Rate, text: Text): Promise<Refusal | undefined> {
    if (isStaff(member.role) || !(await isNewcomer(db, member.id, clock.now()))) return undefined
    const limited = await limiter.take(rate, member.id)
    return limited && slowDown(limited, text)
  }

  return handlers({
    'GET /community/posts': async ({ readDb, member, query }) =>
      asJson(await listPosts(readDb, member, query)),

    'POST /community/posts': async ({ member, body }) => {
      const limited = await limiter.take(rates.posts, member.id)
      if (limited) return limited
      const { id, post_type, content } = body
      // Checked before its image is looked up, which may be gone by now.
      const holder = id && (await findHolder(db, 'posts', id))
      if (id && holder) return holder === member.id ? getPost(db, member, id) : idTaken()
      const slowed = await takeFirst(
        member,
        rates.firstPosts,
        texts(
          'In your first day you can share five posts an hour. Please take a breath, and share this one later.',
        ),
      )
      if (slowed) return slowed
      const image_hash = await adopt(body.image_url)
      if (image_hash instanceof Refusal) return image_hash
      const content_note = body.content_note?.trim() || null
      const draft = { id, post_type, content, image_hash, content_note }
      const post = await createPost(db, member.id, draft, clock.now())
      return post === 'taken' ? idTaken() : getPost(db, member, post.id)
    },

    'PATCH /community/posts/{id}': async ({ member, params, body }) => {
      const answer = await editPost(db, member.id, params.id, body, clock.now())
      if (answer === 'changed') return getPost(db, member, params.id)
      if (answer === 'absent') return noSuchPost()
      return answer === 'again'
        ? refuse(409, 'You have changed this post already.')
        : refuse(409, 'A post can be changed once, after it was hidden or an administrator wrote about it.')
    },

    'DELETE /community/posts/{id}': async ({ member, params }) => {
      const gone = await deletePost(db, member, params.id, clock.now())
      if (!gone) return noSuchPost()
      await removeImages(jobs, gone.images)
      return { ok: true }
    },

    'POST /community/posts/{id}/like': async ({ member, params }) => {
      const limited = await limiter.take(rates.likes, member.id)
      if (limited) return limited
      const likes = await likePost(db, member, params.id, clock.now())
      return likes === undefined ? noSuchPost() : { likes, liked: true }
    },

    'GET /community/comments/{postId}': async ({ readDb, member, params, query }) =>
      listComments(readDb, member, params.postId, query),

    'POST /community/comments': async ({ member, body }) => {
      const limited = await limiter.take(rates.comments, member.id)
      if (limited) return limited
      const slowed = await takeFirst(
        member,
        rates.firstComments,
        texts(
          'In your first day you can write twenty comments an hour. Please take a breath, and write this one later.',
        ),
      )
      if (slowed) return slowed
      const { id, post_id, content } = body
      const comment = await createComment(db, member, { id, post_id, content }, clock.now())
      if (comment === 'taken') return idTaken()
      return comment === 'absent' ? noSuchPost() : getComment(db, member, comment.id)
    },

    'DELETE /community/comments/{id}': async ({ member, params }) =>
      (await deleteComment(db, member, params.id, clock.now()))
        ? { ok: true }
        : notFound('Comment not found'),
  })
}
