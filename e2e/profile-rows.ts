import type { Locator, Page } from '@playwright/test'

/** The rows of the profile that open, by the name in their address (`/profile#reminders`). */
type Row =
  | 'banner'
  | 'reminders'
  | 'calendars'
  | 'appearance'
  | 'health-access'
  | 'blocked'
  | 'data'
  | 'name'
  | 'location'
  | 'password'
  | 'passkeys'
  | 'codes'
  | 'sessions'
  | 'ways-in'

/** The button of a row of the profile. */
export const rowButton = (page: Page, row: Row): Locator =>
  page.locator(`#${row}`).getByRole('button').first()

/** Opens a row of the profile by a press, unless it is open, and returns it. */
export async function openRow(page: Page, row: Row): Promise<Locator> {
  const button = rowButton(page, row)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return page.locator(`#${row}`)
}

/** Goes to the profile and opens a row of it. */
export async function openProfile(page: Page, row: Row): Promise<Locator> {
  await page.goto('/profile')
  return openRow(page, row)
}
