import type { Locator, Page } from '@playwright/test'
import { addDays } from '../contract/week.ts'
import type { Member, Product } from './fixtures.ts'

/** Today in the zone of the tests' browser. */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day a number of days before today. */
export const daysAgo = (days: number): string => addDays(today(), -days)

async function callAs(product: Product, member: Member, method: string, path: string, body?: unknown) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${member.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Saves an entry past the screen. */
export const saveEntry = (
  product: Product,
  member: Member,
  entry: { dateISO: string; [field: string]: unknown },
) => callAs(product, member, 'POST', '/health', entry)

/** What is stored of a day. */
export async function storedEntry(product: Product, member: Member, day: string) {
  const entries = await callAs(product, member, 'GET', `/health?from_date=${day}&to_date=${day}`)
  return (entries as Record<string, unknown>[])[0]
}

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
