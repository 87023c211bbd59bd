import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { api } from './events-maker.ts'
import type { Member, Product } from './fixtures.ts'

/** Another person, with an account of their own. */
export async function makeNeighbour(product: Product, name: string): Promise<{ token: string; id: string }> {
  const { access_token, user } = await api<{ access_token: string; user: { id: string } }>(
    product,
    '',
    'POST',
    '/auth/register',
    { name, email: `neighbour-${crypto.randomUUID()}@example.org`, password: 'Still-water-42' },
  )
  return { token: access_token, id: user.id }
}

type PictureWish = {
  width?: number
  height?: number
  /** Its left and its right half. */
  colors?: [string, string]
  format?: 'png' | 'jpeg' | 'webp'
  /** The EXIF orientation that it is to be shown in. */
  orientation?: number
}

/** The bytes of a picture in two colours. */
export function makePicture(wish: PictureWish = {}): Promise<Buffer> {
  const { width = 320, height = 160, colors = ['#2f6f62', '#e6a23c'], format = 'png', orientation } = wish
  const [left, right] = colors
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: right } }
  const picture = sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: half, gravity: 'east' }])
    .toFormat(format)
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer()
}

export type Uploaded = { url: string; width: number; height: number; palette: string[]; lqip: string }

/** Uploads a picture as someone. */
export async function upload(
  product: Product,
  token: string,
  bytes: Buffer | Promise<Buffer>,
): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await bytes)]), 'image')
  const answer = await fetch(`${product.url}/api/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Uploaded
}

/** Shares a post as someone. */
export const share = (
  product: Product,
  { token }: Pick<Member, 'token'>,
  post: { content: string; post_type?: string; image_url?: string },
) => api<{ id: string; content: string }>(product, token, 'POST', '/community/posts', post)

/** Comments on a post as someone. */
export const comment = (
  product: Product,
  { token }: Pick<Member, 'token'>,
  post_id: string,
  content: string,
) => api<{ id: string }>(product, token, 'POST', '/community/comments', { post_id, content })

/** Gives a person a banner in the gallery, in the wanted colours. */
export async function shareBanner(
  product: Product,
  { token }: Pick<Member, 'token'>,
  { colors, ...changes }: { colors?: [string, string]; [field: string]: unknown } = {},
) {
  const { url } = await upload(product, token, makePicture(colors ? { colors } : {}))
  return api<{ url: string }>(product, token, 'PATCH', '/me/banner/share', {
    url,
    is_shared: true,
    ...changes,
  })
}

/** The post of the feed that contains a text. */
export const postOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('article').filter({ hasText: text })

/** A unique text. The tests of a worker share one feed and one gallery. */
export const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
