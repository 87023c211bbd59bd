import type { Theme } from '../contract/themes.ts'
import type { Member, Product } from './fixtures.ts'

/** Makes a call of the API as a member, as their browser would. */
export async function callAs<T>(
  product: Product,
  member: Member,
  name: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  body?: unknown,
): Promise<T> {
  const [method = '', path = ''] = name.split(' ')
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${member.token}`,
      'time-zone': 'Europe/Berlin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** The member's theme of this week. */
export const themeOf = (product: Product, member: Member) =>
  callAs<Theme>(product, member, 'GET /themes/current')

/** Every theme there is. */
export const libraryOf = (product: Product, member: Member) =>
  callAs<Theme[]>(product, member, 'GET /themes/library?limit=50')
