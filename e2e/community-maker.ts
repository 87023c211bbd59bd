import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Body } from './api.ts'
import type { SignedIn } from './fixtures.ts'

type PictureOptions = {
  width?: number
  height?: number
  /** The colors of its left and its right half. */
  colors?: [string, string]
  format?: 'png' | 'jpeg' | 'webp'
  /** Its EXIF orientation. */
  orientation?: number
}

/** The bytes of a picture in two colors. */
export function makePicture(wish: PictureOptions = {}): Promise<Buffer> {
  const { width = 320, height = 160, colors = ['#2f6f62', '#e6a23c'], format = 'png', orientation } = wish
  const [left, right] = colors
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: right } }
  const picture = sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: half, gravity: 'east' }])
    .toFormat(format)
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer()
}

/** Uploads a picture as a member. */
export const upload = async ({ call }: SignedIn, bytes: Buffer | Promise<Buffer>) =>
  call('POST /upload/image', { file: new Blob([new Uint8Array(await bytes)]) })

/** Shares a post as a member. */
export const share = ({ call }: SignedIn, body: Body<'POST /community/posts'>) =>
  call('POST /community/posts', { body })

/** Comments on a post as a member. */
export const comment = ({ call }: SignedIn, post_id: string, content: string) =>
  call('POST /community/comments', { body: { post_id, content } })

/** Gives a member a banner in the gallery, in the given colors. */
export async function shareBanner(
  member: SignedIn,
  { colors, ...changes }: Body<'PATCH /me/banner/share'> & Pick<PictureOptions, 'colors'> = {},
) {
  const { url } = await upload(member, makePicture(colors ? { colors } : {}))
  return member.call('PATCH /me/banner/share', { body: { url, is_shared: true, ...changes } })
}

/** The post of the feed that contains a text. */
export const postOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('article').filter({ hasText: text })

/** A unique text. The tests of a worker share one feed and one gallery. */
export const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
