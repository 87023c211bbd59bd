import type { Page } from '@playwright/test'
import { admin, expect, logIn, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'
import { memberScreens, officeScreens, publicScreens } from './screens.ts'

/** Below this many pixels an iPhone zooms into a field that is pressed, and the page stays enlarged. */
const leastPixels = 16

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Opens what is folded, because fields are in it. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
    for (const button of document.querySelectorAll<HTMLElement>(
      'main [aria-expanded=false]:not([aria-haspopup])',
    ))
      button.click()
  })

const smallFields = (page: Page) =>
  page.evaluate((least) => {
    const typed = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select'
    return [...document.querySelectorAll(typed)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map((field) => `${getComputedStyle(field).fontSize} ${field.outerHTML.slice(0, 200)}`)
  }, leastPixels)

async function expectLargeFields(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await quietNetwork(page)
      await unfold(page)
      expect(await smallFields(page)).toEqual([])
    })
}

/** Presses a button, for a form that opens in a dialog. */
async function expectLargeIn(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog').locator('input, textarea, select').first()).toBeAttached()
  await unfold(page)
  expect(await smallFields(page)).toEqual([])
}

test('no field of a member is so small that a phone zooms into it', async ({ page, member: _ }) => {
  test.slow()
  await expectLargeFields(page, await memberScreens())
  await expectLargeIn(page, '/health', 'Goals')
  await expectLargeIn(page, '/calendar?tab=day', 'Open Daily Planner')
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox').first()).toBeFocused()
  expect(await smallFields(page)).toEqual([])
})

test('no field before signing in, and none of the back office, is so small', async ({
  page,
  context,
  product,
  signIn,
}) => {
  test.slow()
  await expectLargeFields(page, await publicScreens())
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await smallFields(page)).toEqual([])
  await signIn(context, await logIn(product, admin))
  await expectLargeFields(page, await officeScreens())
  await expectLargeIn(page, '/admin/events', 'Create Event')
  await expectLargeIn(page, '/admin/themes', 'New Theme')
})
