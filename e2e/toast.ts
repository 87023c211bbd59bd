import type { Locator, Page } from '@playwright/test'

/** The visible toasts, or those that contain a text. */
export function toast(page: Page, hasText: string | RegExp = ''): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ hasText })
}
