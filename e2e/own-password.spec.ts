import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'

const run = promisify(execFile)

// The command line finds the product by its data folder.
test.use({ settings: { DATABASE_URL: '' } })

test('an administrator of the command line chooses a password before the back office opens @phone-too', async ({
  page,
  product,
}) => {
  const { stdout } = await run(
    process.execPath,
    ['server/agenda.ts', 'create-admin', 'olga@example.org', 'Olga'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: product.dataDir },
    },
  )
  const printed = /with the password (\S+)/.exec(stdout)?.[1] ?? ''
  await page.goto('/admin/login')
  await page.getByLabel('Admin email').fill('olga@example.org')
  await page.getByLabel('Password', { exact: true }).fill(printed)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome, Admin Olga!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your own password')
  await expectClean(page)
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your own password')

  await page.getByLabel('Current password', { exact: true }).fill(printed)
  await page.getByLabel('New password', { exact: true }).fill('A-calmer-harbour-9')
  await page.getByLabel('Confirm new password', { exact: true }).fill('A-calmer-harbour-9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
})
