import * as z from 'zod/mini'
import * as banners from './banners.ts'
import * as blocks from './blocks.ts'
import * as community from './community.ts'
import * as images from './images.ts'
import { lengths } from './limits.ts'
import { reported } from './moderation.ts'
import { member, rows } from './row.ts'
import { done } from './values.ts'

/** The calls about what members share with each other: images, posts, comments, banners. Part of `api.ts`. */
export const sharing = rows({
  // Images
  'POST /upload/image': member({
    summary: 'Keep an image: JPG, PNG or WebP, at most 10 MB',
    file: true,
    response: images.uploadedImage,
    stored: 'picture',
    bodyLimit: lengths.imageForm,
  }),
  'POST /banners/extract-palette': member({
    summary: 'The colors of an image, which is fetched and kept if it lies elsewhere',
    body: banners.paletteRequest,
    response: banners.imagePalette,
    stored: 'picture',
  }),

  // Community
  'GET /community/posts': member.replicaOk({
    summary: 'The feed, newest first',
    query: community.feedPage,
    response: z.array(community.post),
  }),
  'POST /community/posts': member({
    summary: 'Share a post',
    body: community.newPost,
    response: community.post,
    stored: 'picture',
  }),
  'DELETE /community/posts/{id}': member({
    summary: "Delete one's own post, or any as an administrator",
    params: community.postId,
    response: done,
  }),
  'POST /community/posts/{id}/like': member({
    summary: 'Like a post; a second time changes nothing',
    params: community.postId,
    response: community.likes,
  }),
  'GET /community/comments/{postId}': member.replicaOk({
    summary: 'The comments of a post, oldest first',
    params: community.commentsOf,
    query: community.commentPage,
    response: z.array(community.comment),
  }),
  'POST /community/comments': member({
    summary: 'Comment on a post',
    body: community.newComment,
    response: community.comment,
    stored: 'entry',
  }),
  'DELETE /community/comments/{id}': member({
    summary: "Delete one's own comment, or any as an administrator",
    params: community.postId,
    response: done,
  }),

  // Blocking
  'POST /members/{id}/block': member({
    summary: 'Block a member: neither is told anything of the other any more; a second time changes nothing',
    params: blocks.memberId,
    response: done,
    whileFull: true,
  }),
  'DELETE /members/{id}/block': member({
    summary: 'Do not block a member any more',
    params: blocks.memberId,
    response: done,
    whileFull: true,
  }),
  'GET /user/blocks': member({
    summary: 'Whom the member blocked, newest first',
    query: blocks.blockedPage,
    response: z.array(blocks.blockedMember),
  }),

  // Banners
  'GET /banners/shared': member.replicaOk({
    summary: 'The gallery, newest first',
    query: banners.galleryPage,
    response: z.array(banners.sharedBanner),
  }),
  'POST /banners/{id}/report': member({
    summary: 'Report a banner, once',
    params: banners.bannerId,
    body: banners.report,
    response: reported,
  }),
  'GET /me/banner': member({ summary: "The member's own banner", response: banners.ownBanner }),
  'PATCH /me/banner/share': member({
    summary: "Change the member's own banner and how it is shared",
    body: banners.bannerChange,
    response: banners.ownBanner,
    stored: 'picture',
  }),
})
