import type { Body } from './api.ts'
import { admin, join, logIn, type Product, type SignedIn, test as stage } from './fixtures.ts'

export { admin, expect, join, logIn, type Product, type SignedIn } from './fixtures.ts'

/** A unique name. */
export const aName = (first: string): string => `${first} ${crypto.randomUUID().slice(0, 6)}`

/** A banner as moderation sees it now; undefined if there is none. */
export const bannerOf = async ({ call }: SignedIn, { user }: SignedIn) =>
  (await call('GET /admin/banners')).find(({ user_name }) => user_name === user.name)

/** Has members report a banner, each for a reason. */
export async function report(product: Product, id: string, reasons: readonly string[]) {
  for (const reason of reasons) {
    const { call } = await join(product, aName('Rita'))
    await call('POST /banners/{id}/report', { params: { id }, body: { reason } })
  }
}

/** Changes an account's role or suspension. */
export const changeUser = ({ call }: SignedIn, { id }: SignedIn, body: Body<'PATCH /admin/users/{id}'>) =>
  call('PATCH /admin/users/{id}', { params: { id }, body })

/** A browser in which the first administrator is signed in. */
export const test = stage.extend<{ keeper: SignedIn }>({
  keeper: async ({ product, context, signIn }, use) => {
    const keeper = await logIn(product, admin)
    await signIn(context, keeper)
    await use(keeper)
  },
})
