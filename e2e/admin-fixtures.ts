import type { Page } from '@playwright/test'
import type { Body } from './api.ts'
import { admin, test as base, expect, logIn, type SignedIn } from './fixtures.ts'

export { expect } from './fixtures.ts'

/**
 * As `test`, with the administrator signed in on `page`. Restores the library's themes afterwards, because a member's
 * week depends on their number.
 */
export const test = base.extend<{ office: SignedIn }>({
  office: async ({ product, context, signIn }, use) => {
    const office = await logIn(product, admin)
    await signIn(context, office)
    const before = await office.call('GET /themes/library')
    await use(office)
    const { call } = await logIn(product, admin)
    for (const { id } of await call('GET /themes/library'))
      if (!before.some((theme) => theme.id === id))
        await call('DELETE /themes/library/{id}', { params: { id } })
  },
})

/** A theme that only this test uses. */
export const makeTheme = ({ call }: SignedIn, fields: Partial<Body<'POST /themes/library'>> = {}) =>
  call('POST /themes/library', {
    body: {
      title: 'Slow Mornings',
      slug: `slow-mornings-${crypto.randomUUID().slice(0, 8)}`,
      description: 'Tea before talk.',
      ...fields,
    },
  })

/** Demotes the administrator who is signed in on a page, without the page noticing. */
export const forbid = (page: Page, path: string) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status: 403, json: { detail: 'Only administrators may do this.' } }),
  )

/** Nothing on a page is wider than the window. */
export const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

/** The lines of the browser's console, for a test that checks them itself. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}
