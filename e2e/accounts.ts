import type { Session } from '../contract/auth.ts'
import type { User } from '../contract/profile.ts'
import { type Call, caller } from './api.ts'
import type { Product } from './product.ts'

/** Somebody with a live session, by whose `token` they `call`. */
export type SignedIn = { id: string; token: string; user: User; call: Call }

/** The same with what they sign in by. */
export type Member = SignedIn & { name: string; email: string; password: string }

/** Signs an account in through the API, for a test that needs a second session or the admin's. */
export async function logIn(product: Product, { email, password }: Pick<Member, 'email' | 'password'>) {
  return signedIn(product, await caller(product.url)('POST /auth/login', { body: { email, password } }))
}

/**
 * Somebody new with an account of their own, past the screen. They have been asked where they are, unless `isAsked` is false:
 * a dialog in the middle of another journey would take the focus.
 */
export async function join(product: Product, name: string, { isAsked = true } = {}): Promise<Member> {
  const email = `${name.replace(/\W+/g, '-').slice(0, 20)}-${crypto.randomUUID()}@example.org`.toLowerCase()
  const account = { name, email, password: 'Still-water-42' }
  const session = await caller(product.url)('POST /auth/register', { body: account })
  const member = { ...account, ...signedIn(product, session) }
  if (!isAsked) return member
  const user = await member.call('PATCH /user/location', { body: { location_requested: true } })
  return { ...member, user }
}

const signedIn = ({ url }: Product, { access_token: token, user }: Session): SignedIn => ({
  id: user.id,
  token,
  user,
  call: caller(url, token),
})
