import { aName, expect, join, test } from './back-office.ts'
import { expectClean } from './clean.ts'

test('an administrator makes a moderator and a curator, and each sees their part of the back office @thorough', async ({
  page,
  product,
  keeper,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await page.goto('/admin')
  const person = await join(product, aName('Moa'))
  const signInAs = async (name: string) => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/admin/login')
    await page.getByLabel('Admin email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` })).toBeVisible()
  }
  const rooms = page.getByRole('navigation', { name: 'Administration' }).first().getByRole('link')
  const keepersSession = await page.evaluate(() => ({ ...localStorage }))

  await page.goto(`/admin/users/${person.id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await expectClean(page)
  await page.getByRole('menuitem', { name: 'Make moderator' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make moderator' }).press('Enter')
  await expect(page.getByText(`${person.name} is now a moderator`)).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByText(`${keeper.user.name} made ${person.name} a moderator`)).toBeVisible()

  await signInAs(person.name)
  await expect(rooms).toHaveText(['Dashboard', 'Queue', 'Banners'])
  await expect(page.getByText('Nothing needs you').or(page.getByText('reported by members'))).toBeVisible()
  await expect(page.getByText('Total Users')).toHaveCount(0)
  await expectClean(page)
  await page.goto('/admin/themes')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('This page is only accessible to administrators.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with another account' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: 'To your dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${person.name}` })).toBeVisible()
  await page.goto('/admin/health')
  await expect(page).toHaveURL('/admin')
  await page.goto(`/admin/users/${person.id}`)
  await expect(page.getByRole('tab', { name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Audit log' })).toHaveCount(0)
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expectClean(page)

  // Who moderates is a member as before.
  await page.getByRole('link', { name: 'My own pages' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await expectClean(page)
  await page.getByRole('link', { name: 'Back office' }).click()
  await expect(page).toHaveURL('/admin')

  await page.evaluate((stored) => Object.assign(localStorage, stored), keepersSession)
  await page.goto(`/admin/users?search=${encodeURIComponent(person.name)}`)
  await page.getByRole('button', { name: `Actions for ${person.name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Make curator' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make curator' }).press('Enter')
  await expect(page.getByText(`${person.name} is now a curator`)).toBeVisible()

  await signInAs(person.name)
  await expect(rooms).toHaveText(['Dashboard', 'Themes', 'Events'])
  await expect(page.getByRole('heading', { name: 'Next event' })).toBeVisible()
  await expectClean(page)
  await page.goto('/admin/banners')
  await expect(page.getByText('Access denied. Admin role required.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/admin/themes')
  await expect(page.getByRole('heading', { level: 1, name: 'Theme Management' })).toBeVisible()
})
