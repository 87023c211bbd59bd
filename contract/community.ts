import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { image, imageAddressOrNone } from './images.ts'
import { lengths } from './limits.ts'
import { cursor, id, instant, pageLimit, text, visibleText, wholeNumber } from './values.ts'

/** The types of a post (specification, Member 9), the default first. */
export const postTypes = ['art', 'reflection', 'achievement'] as const

export const newPost = z.object({
  /** The sender makes the id. A post whose answer was lost can be sent again and stays one post. */
  id: z.optional(id),
  post_type: z._default(z.enum(postTypes), 'art'),
  content: visibleText(lengths.post, 'Please add some content to your post'),
  image_url: z._default(imageAddressOrNone, null),
  /** What its author says before it. It is folded until a reader unfolds it. */
  content_note: z.optional(z.nullable(text(lengths.contentNote))),
})

export const post = z.object({
  id,
  post_type: z.enum(postTypes),
  content: z.string(),
  /** Our own copy, relative to the API's base. */
  image_url: z.nullable(z.string()),
  image: z.nullable(image),
  /** Who wrote it. */
  user_id: z.optional(id),
  user_name: z.string(),
  avatar: z.optional(avatar),
  created_at: instant,
  likes: z.number(),
  /** Whether the caller likes it. */
  liked: z.boolean(),
  comments: z.number(),
  /** Whether the caller may delete it: their own, or any as an administrator. */
  deletable: z.boolean(),
  /** What its author says before it, which folds it; null or absent without. */
  content_note: z.optional(z.nullable(z.string())),
  /** Whether only its author sees it, by a decision or by reports. */
  hidden: z.optional(z.boolean()),
})
export type Post = z.infer<typeof post>

/**
 * Newest first. `before` is the id of the last post of the page before. With `created_at` beside it, reading on works
 * even if that post has been deleted.
 */
export const feedPage = z.object({
  limit: z._default(wholeNumber(1, lengths.page), 50),
  before: z.optional(id),
  before_at: z.optional(cursor('a post')),
})
export const postId = z.object({ id })
export const likes = z.object({ likes: z.number(), liked: z.literal(true) })

export const newComment = z.object({
  /** As with a post. */
  id: z.optional(id),
  post_id: id,
  content: visibleText(lengths.comment, 'Please write a comment first'),
})
export const comment = z.object({
  id,
  /** Who wrote it. */
  user_id: z.optional(id),
  user_name: z.string(),
  avatar: z.optional(avatar),
  content: z.string(),
  created_at: instant,
  deletable: z.boolean(),
  /** As of a post. */
  hidden: z.optional(z.boolean()),
})
export type Comment = z.infer<typeof comment>

/** Oldest first. `after` is the id of the last comment of the page before, `after_at` its `created_at`. */
export const commentPage = z.object({
  limit: pageLimit,
  after: z.optional(id),
  after_at: z.optional(cursor('a comment')),
})
export const commentsOf = z.object({ postId: id })
