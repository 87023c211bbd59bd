import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

test.use({ rateLimits: 'on' })

test('too many tries are told with how long to wait', async ({ page, tolerate }) => {
  tolerate(/status of 4\d\d/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  for (let n = 0; n < 11; n += 1) {
    const answered = page.waitForResponse('**/api/auth/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await answered
  }
  const told = 'That was a little too often. Please try again in 15 minutes.'
  await expect(toast(page, told)).toBeVisible()
  await expect(page.locator('form').getByText(told)).toBeVisible()
})
