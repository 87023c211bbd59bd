import { expect, expectFits, test } from './admin-fixtures.ts'
import { changeUser } from './back-office.ts'
import { join, logIn } from './fixtures.ts'
import { openRow, rowButton } from './profile-rows.ts'

const newPassword = 'Another-Harbour-8'

test('an administrator has a page for their name, password, sessions and colors @phone-too', async ({
  page,
  context,
  product,
  office,
  signIn,
  isMobile,
}) => {
  const curator = await join(product, 'Ines Rocha')
  await changeUser(office, curator, { role: 'admin' })
  const here = await logIn(product, curator)
  await signIn(context, here)

  await page.goto('/admin')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Ines Rocha' }).click()
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Administrator', { exact: true })).toBeVisible()
  await expectFits(page)

  // By keyboard alone.
  await rowButton(page, 'name').press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Inês Rocha')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name changed')).toBeVisible()
  await expect(rowButton(page, 'name')).toBeFocused()
  await expect(page.locator('#name')).toContainText('Inês Rocha')

  const sessions = await openRow(page, 'sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await openRow(page, 'password')
  await page.getByLabel('Current password').fill(curator.password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. Every other session has ended.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  const appearance = await openRow(page, 'appearance')
  await appearance.getByText('Dark', { exact: true }).click()
  await expect(page.locator('#appearance')).toContainText('Dark')
  await page.reload()
  await expect(page.locator('#appearance p').first()).toHaveText('Dark')
})
