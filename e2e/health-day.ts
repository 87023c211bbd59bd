import type { Locator, Page } from '@playwright/test'
import { addDays } from '../contract/week.ts'
import type { Body } from './api.ts'
import type { SignedIn } from './fixtures.ts'

/** Today in the zone of the tests' browser. */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day this many days before today. */
export const daysAgo = (days: number): string => addDays(today(), -days)

/** Saves an entry through the API. */
export const saveEntry = ({ call }: SignedIn, body: Body<'POST /health'>) => call('POST /health', { body })

/** The stored entry of a day. */
export const storedEntry = async ({ call }: SignedIn, day: string) =>
  (await call('GET /health', { query: { from_date: day, to_date: day } }))[0]

/** The parts of the health screen that tests touch. */
export const screen = (page: Page) => ({
  water: page.getByLabel('Water (ml)', { exact: true }),
  steps: page.getByRole('textbox', { name: 'Steps' }),
  sleep: page.getByLabel('Sleep (hours)', { exact: true }),
  weight: page.getByLabel('Weight (kg)', { exact: true }),
  notes: page.getByLabel('Notes', { exact: true }),
  save: page.getByRole('button', { name: 'Save Health Data' }),
  saved: page.getByText('✓ All changes saved'),
  unsaved: page.getByText('• Unsaved changes'),
  previous: page.getByRole('button', { name: 'Previous day' }),
  next: page.getByRole('button', { name: 'Next day' }),
  question: page.getByRole('alertdialog', { name: 'Leave without saving?' }),
  label: page.getByRole('navigation', { name: 'Day' }).getByRole('heading'),
})

/** A card by its title. */
export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

/** Opens a section of the day, if it is closed. */
export async function open(page: Page, title: string) {
  const button = page.getByRole('button', { name: title, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** Opens every section of the day. */
export async function openAll(page: Page) {
  for (const title of ['Hydration & Activity', 'Body Metrics', 'Vital Signs', 'Medications', 'Notes'])
    await open(page, title)
}
