import type { Page } from '@playwright/test'
import { expect, test } from './admin-fixtures.ts'
import { admin } from './fixtures.ts'
import { atRest } from './quiet-network.ts'

const creating = (page: Page) => page.getByRole('dialog', { name: 'Create New Theme' })
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function startNew(page: Page) {
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'New Theme' }).click()
  return creating(page)
}

test('what was typed survives a reload, and leaving it asks once', async ({ page, office: _ }) => {
  page.on('dialog', (question) => question.accept())
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Half a thought')
  await form.getByRole('button', { name: 'Add Step to exercise 1' }).click()
  await form.getByLabel('Exercise 1, step 2').fill('and then')
  await page.reload()
  await expect(form.getByText('What you had not saved is still here.')).toBeVisible()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half a thought')
  await expect(form.getByLabel('Exercise 1, step 2')).toHaveValue('and then')

  await page.keyboard.press('Escape')
  await expect(leaving(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await leaving(page).getByRole('button', { name: 'Stay' }).click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half a thought')
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'New Theme' }).click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
})

test('what was typed survives a session that ends @thorough', async ({ page, office, tolerate }) => {
  tolerate(/status of 401/)
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Not lost')
  await form.getByLabel('Slug').fill('not-lost')
  await atRest(page)
  await office.call('POST /auth/logout')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(
    page.getByRole('alertdialog').or(page.getByRole('heading', { name: 'Admin Portal' })),
  ).toBeVisible()
  if (await leaving(page).isVisible()) throw new Error('who was signed out is not asked whether to stay')
  await page.getByLabel('Admin email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Weekly Themes' }).click()
  await page.getByRole('button', { name: 'New Theme' }).click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Not lost')
})
