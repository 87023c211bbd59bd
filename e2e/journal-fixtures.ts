import { expect, type Locator, type Page } from '@playwright/test'
import type { Body } from './api.ts'
import { makePicture } from './community-maker.ts'
import type { SignedIn } from './fixtures.ts'

/** What is written into, on the sheet of an entry. */
export const words = (page: Page): Locator => page.getByLabel('What you write')

/** Stores an entry past the screen. */
export const store = (member: SignedIn, entry: Partial<Body<'POST /journal'>>) =>
  member.call('POST /journal', {
    body: { id: crypto.randomUUID(), date: today(), body: 'Quiet.', ...entry },
  })

/** Today in the zone of the tests' browser. */
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** Opens an empty sheet. */
export async function write(page: Page): Promise<void> {
  await page.goto('/journal')
  await page.getByRole('link', { name: 'Write', exact: true }).first().click()
  await expect(words(page)).toBeFocused()
}

/** The titles of the listed entries. */
export const titles = (page: Page): Locator => page.locator('main section ul h3')

/** A picture of 640 by 480 pixels, as a file to choose. */
export const picture = async () => ({
  name: 'heron.png',
  mimeType: 'image/png',
  buffer: await makePicture({ width: 640, height: 480 }),
})
