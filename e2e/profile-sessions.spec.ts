import type { BrowserContext } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { expect, logIn, type Member, type Product, test } from './fixtures.ts'
import { openProfile, openRow, rowButton } from './profile-rows.ts'

const newPassword = 'Another-Harbour-8'

/** The same member on a phone: another browser, signed in by the form. */
async function signInOnPhone(phone: BrowserContext, product: Product, member: Member) {
  const page = await phone.newPage()
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  return page
}
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test('a second browser is listed in words and can be signed out from the first', async ({
  page,
  member,
  product,
  browser,
}) => {
  const phone = await browser.newContext({ userAgent: android, baseURL: product.url })
  const other = await signInOnPhone(phone, product, member)
  await openProfile(page, 'sessions')
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This device')
  await expect(sessions.first()).toContainText('Active now')
  await expect(sessions.first().getByRole('button')).toHaveCount(0)
  await expect(sessions.last()).toContainText('Chrome on Android')
  await expect(sessions.last()).toContainText('Last used a few minutes ago')

  // It disappears at once, before the server has answered.
  let answer = () => {}
  await page.route('**/api/user/sessions/*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  await expect(sessions).toHaveCount(1)
  answer()
  await expect(page.getByText('Chrome on Android has been signed out')).toBeVisible()
  await other.goto(`${product.url}/mood`)
  await expect(other).toHaveURL(`${product.url}/`)
  await expect(sessions).toHaveCount(1)
  await phone.close()
})

test('a session that could not be ended comes back with a sentence @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await logIn(product, member)
  await openProfile(page, 'sessions')
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await page.route('**/api/user/sessions/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Sign out Unknown device' }).click()
  await expect(page.getByText('That session could not be ended.')).toBeVisible()
  await expect(sessions).toHaveCount(2)
})

test('one that has ended meanwhile counts as ended @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const { call } = await logIn(product, member)
  await openProfile(page, 'sessions')
  await expect(page.getByRole('button', { name: 'Sign out Unknown device' })).toBeVisible()
  await call('POST /auth/logout')
  await page.getByRole('button', { name: 'Sign out Unknown device' }).click()
  await expect(page.getByText('Unknown device has been signed out')).toBeVisible()
})

test('sessions that cannot be loaded say so @thorough', async ({ page, member: _, tolerate }) => {
  tolerate(/status of 500/)
  await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 500, json: {} }))
  await openProfile(page, 'sessions')
  await expect(page.getByText('Your sessions could not be loaded.')).toBeVisible({
    timeout: scaledLimit(15_000),
  })
  await page.unroute('**/api/user/sessions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})

test('changing the password ends every other session and this one stays @thorough', async ({
  page,
  member,
  product,
  browser,
  tolerate,
}) => {
  tolerate(/status of 400/)
  const phone = await browser.newContext({ userAgent: android, baseURL: product.url })
  const other = await signInOnPhone(phone, product, member)
  await openProfile(page, 'password')
  await expect(
    page.getByText('Changing it keeps you signed in here and ends every other session.'),
  ).toBeVisible()
  const change = page.getByRole('button', { name: 'Change password' })
  const current = page.getByLabel('Current password')
  await expect(current).toBeFocused()
  await expect(change).toBeDisabled()
  await current.fill('not the one')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await expect(page.getByText('Very Weak')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill('Another-Harbour-9')
  await expect(change).toBeDisabled()
  await page.getByLabel('Confirm new password').fill(newPassword)
  await change.click()
  await expect(current).toHaveAccessibleDescription('That is not your current password')
  await expect(current).toBeFocused()
  await current.fill(member.password)
  await page.getByLabel('Confirm new password').press('Enter')
  await expect(page.getByText('Password changed. Every other session has ended.')).toBeVisible()
  await expect(rowButton(page, 'password')).toBeFocused()
  await openRow(page, 'sessions')
  await expect(page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await other.goto(`${product.url}/mood`)
  await expect(other).toHaveURL(`${product.url}/`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  await expect(logIn(product, { ...member, password: newPassword })).resolves.toBeTruthy()
  await phone.close()
})

test('a password that could not be changed says so and keeps the form; Cancel closes it @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of (400|500)/)
  await openProfile(page, 'password')
  await page.getByLabel('Current password').fill(member.password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await page.route('**/api/user/password', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password could not be changed.')).toBeVisible()
  const weak = 'Password is too weak. Please choose a stronger password.'
  await page.route('**/api/user/password', (route) =>
    route.fulfill({ status: 400, json: { detail: weak, errors: [{ path: 'newPassword', message: weak }] } }),
  )
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(weak)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await expect(rowButton(page, 'password')).toBeFocused()
})
