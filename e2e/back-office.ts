import sharp from 'sharp'
import { api } from './events-maker.ts'
import { admin, join, logIn, type Member, type Product, type SignedIn, test as stage } from './fixtures.ts'

export { api } from './events-maker.ts'
export { admin, expect, join, logIn, type Member, type Product } from './fixtures.ts'

async function send<T>(product: Product, path: string, body: BodyInit, token?: string): Promise<T> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** A name of nobody else. */
export const aName = (first: string): string => `${first} ${crypto.randomUUID().slice(0, 6)}`

/** Shares a banner of somebody, a plain picture that is no one else's. */
export async function shareBanner(product: Product, { token }: Member, wish: Record<string, unknown> = {}) {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  const picture = await sharp({ create: { width: 800, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'banner.png')
  const { url } = await send<{ url: string }>(product, '/upload/image', form, token)
  await api(product, token, 'PATCH', '/me/banner/share', { url, is_shared: true, ...wish })
}

type AdminBanner = { id: string; user_name: string; is_shared: boolean; report_count: number }

/** A banner as moderation sees it now; undefined when there is none. */
export async function bannerOf(product: Product, token: string, { name }: Member) {
  const banners = await api<AdminBanner[]>(product, token, 'GET', '/admin/banners')
  return banners.find(({ user_name }) => user_name === name)
}

/** Has members report a banner, each for a reason. */
export async function report(product: Product, bannerId: string, reasons: readonly string[]) {
  for (const reason of reasons) {
    const { token } = await join(product, aName('Rita'))
    await api(product, token, 'POST', `/banners/${bannerId}/report`, { reason })
  }
}

type Keeper = SignedIn & { name: string }

/** A browser in which the first administrator is signed in. */
export const test = stage.extend<{ keeper: Keeper }>({
  keeper: async ({ product, context, signIn }, use) => {
    const keeper = await logIn(product, admin)
    await signIn(context, keeper)
    await use({ ...keeper, name: keeper.user.name })
  },
})
