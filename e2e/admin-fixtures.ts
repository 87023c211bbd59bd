import type { Page } from '@playwright/test'
import { api } from './events-maker.ts'
import { admin, test as base, expect, logIn } from './fixtures.ts'

export { expect } from './fixtures.ts'

/** The back office through the API. */
type Office = {
  token: string
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>
}

/**
 * As `test`, with the administrator signed in on `page`, and their access to the API. Afterwards the library has its
 * themes back, because a member's week depends on their number.
 */
export const test = base.extend<{ office: Office }>({
  office: async ({ product, context, signIn }, use) => {
    const session = await logIn(product, admin)
    await signIn(context, session)
    const office: Office = {
      token: session.access_token,
      call: (method, path, body) => api(product, session.access_token, method, path, body),
    }
    const before = await office.call<Theme[]>('GET', '/themes/library')
    await use(office)
    const { access_token: token } = await logIn(product, admin)
    const after = await api<Theme[]>(product, token, 'GET', '/themes/library')
    for (const { id } of after.filter((theme) => !before.some(({ id }) => id === theme.id)))
      await api(product, token, 'DELETE', `/themes/library/${id}`)
  },
})

export type Theme = { id: string; title: string; slug: string }

/** A theme of the test's own, which no other test knows of. */
export const makeTheme = ({ call }: Office, fields: Record<string, unknown> = {}) =>
  call<Theme>('POST', '/themes/library', {
    title: 'Slow Mornings',
    slug: `slow-mornings-${crypto.randomUUID().slice(0, 8)}`,
    description: 'Tea before talk.',
    ...fields,
  })

/** Demotes the administrator who is signed in on a page, without the page knowing. */
export const forbid = (page: Page, path: string) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status: 403, json: { detail: 'Only administrators may do this.' } }),
  )

/** Nothing on a page is wider than the window. */
export const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

/** The log of the browser's console that a test looks at itself. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}
