import type { Locator, Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

const saveMood = (page: Page) => page.getByRole('button', { name: 'Save Mood' })
const noMood = 'Please select a mood'

/** Whether one covers the other. */
async function covers(one: Locator, other: Locator) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not there.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Opens the goals above the health page, and lets their save be refused. */
async function refusedGoals(page: Page): Promise<Locator> {
  await page.route('**/api/user/health-goals', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/health')
  await page.getByRole('button', { name: 'Goals' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Daily Water (ml)' }).fill('2100')
  await dialog.getByRole('button', { name: 'Save Goals' }).click()
  await expect(toast(page, 'Failed to update goals')).toBeVisible()
  return dialog
}

test('a toast hides no title, no menu and nothing of a dialog @phone', { tag: '@thorough' }, async ({
  page,
  member: _,
  tolerate,
}) => {
  test.slow()
  tolerate(/status of 500/)
  await page.goto('/mood')
  await saveMood(page).click()
  await expect(toast(page, noMood)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Open menu' })
  const links = page.getByRole('navigation', { name: 'Main' })
  const bar = (await menu.isVisible()) ? menu : links
  for (const shown of [page.getByRole('heading', { level: 1 }), bar])
    expect(await covers(toast(page, noMood), shown)).toBe(false)
  await expectClean(page)
  await page.goto('/forgot-password')

  const dialog = await refusedGoals(page)
  expect(await covers(toast(page, 'Failed to update goals'), dialog)).toBe(false)
  await expectClean(page)
})

test('a toast waits while one points at it, and goes a while after @thorough', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  await page.goto('/mood')
  await saveMood(page).click()
  await toast(page, noMood).hover()
  await page.clock.runFor(30_000)
  await expect(toast(page, noMood)).toBeVisible()
  await page.mouse.move(5, 500)
  await page.clock.runFor(8000)
  await expect(toast(page)).toHaveCount(0)
})

test('Escape and the close button take a toast away, and the focus is where it was @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/mood')
  const elsewhere = page.getByRole('button', { name: 'At another time' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => toast(page).getByRole('button', { name: 'Close notification' }).press('Enter'),
    () => toast(page).getByRole('button', { name: 'Close notification' }).click(),
  ]) {
    await saveMood(page).click()
    await expect(toast(page, noMood)).toBeVisible()
    await elsewhere.focus()
    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await expect(toast(page)).toBeFocused()
    await close()
    await expect(toast(page)).toHaveCount(0)
    await expect(elsewhere).toBeFocused()
  }
  await saveMood(page).click()
  await toast(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeFocused()
})

test('in a dialog, Escape closes the toast that has the focus, and then the dialog @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const dialog = await refusedGoals(page)
  const water = dialog.getByRole('textbox', { name: 'Daily Water (ml)' })
  await water.focus()
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await expect(toast(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(water).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a toast outlives the dialog it was told in, and is swept away by a finger @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const dialog = await refusedGoals(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast(page, 'Failed to update goals')).toBeVisible()
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('It is not there.')
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y - 20, { steps: 4 })
  await page.mouse.move(box.x + 60, box.y - 60, { steps: 4 })
  await page.mouse.up()
  await expect(toast(page)).toHaveCount(0)
})
