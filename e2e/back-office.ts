import sharp from 'sharp'
import { api } from './events-maker.ts'
import { admin, type Member, type Product, test as stage } from './fixtures.ts'

export { api } from './events-maker.ts'
export { admin, expect, logIn, type Member, type Product } from './fixtures.ts'

type Session = { access_token: string; user: Member['user'] & { id: string } }

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

/** A person with a new account, whose name no other test uses. */
export async function join(product: Product, name: string): Promise<Member> {
  const account = {
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '-')}-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: 'Still-water-42',
  }
  const session = await send<Session>(product, '/auth/register', JSON.stringify(account))
  return { ...account, id: session.user.id, token: session.access_token, user: session.user }
}

/** A name of nobody else. */
export const aName = (first: string): string => `${first} ${crypto.randomUUID().slice(0, 6)}`

/** Shares a person's banner, a plain picture that nobody else has. */
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

/** A banner as moderation sees it now; undefined if there is none. */
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

type Keeper = { token: string; id: string; name: string }

/** A browser in which the first administrator is signed in. */
export const test = stage.extend<{ keeper: Keeper }>({
  keeper: async ({ product, context, signIn }, use) => {
    const session = await send<Session>(product, '/auth/login', JSON.stringify(admin))
    await signIn(context, session)
    await use({ token: session.access_token, id: session.user.id, name: String(session.user.name) })
  },
})
