import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'

/**
 * Waits until a page has asked for nothing for half a second, or for five seconds: Chromium may never say that a request
 * ended (seen on a busy machine, and then every wait for `networkidle` fails).
 */
export const quietNetwork = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: scaledLimit(5000) }).catch(() => undefined)

/**
 * Waits until a page has come to rest: then it asks who its member is by now. Whoever ends a session or takes a role away
 * before would let that call be the first to learn of it.
 */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/user/profile')),
  )
}
