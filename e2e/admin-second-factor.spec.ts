import { addAuthenticator } from './authenticator.ts'
import { expectClean } from './clean.ts'
import { admin, expect, test } from './fixtures.ts'

test.use({ settings: { HOST: 'localhost', ADMIN_SECOND_FACTOR: 'required' } })

test('an administrator who needs a second factor sets one up first, and comes in with it', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 40[139]/)
  await addAuthenticator(page)
  const signIn = async () => {
    await page.getByLabel('Admin email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await page.goto('/admin/login')
  await signIn()
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await expectClean(page)
  // Nothing else is open, by no address and after no reload.
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(admin.password)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()

  // The passkey is the only way in now. The device picks it by itself.
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account#passkeys')
  await page.getByRole('list', { name: 'Your passkeys' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByLabel('Your password').fill(admin.password)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/Administrators need a second factor here/)).toBeVisible()
})
