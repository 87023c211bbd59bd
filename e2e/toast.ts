import type { Locator, Page } from '@playwright/test'

/** The toasts there are, or those that say something. */
export function toast(page: Page, hasText: string | RegExp = ''): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ hasText })
}
