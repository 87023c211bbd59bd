import { expect, test } from './admin-fixtures.ts'
import { expectClean } from './clean.ts'

test('the dashboard, and its menu on a phone @phone', async ({ page, office: _, isMobile }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page)
  if (!isMobile) return
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectClean(page)
})

test('the library of themes, and the question before one is deleted @phone @thorough', async ({
  page,
  office: _,
  isMobile,
}) => {
  await page.goto('/admin/themes')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'More for Still Water' }).click()
  await expectClean(page)
  if (isMobile) await page.getByRole('menuitem', { name: 'Delete' }).click()
  else {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete Still Water' }).click()
  }
  await expectClean(page)
})

test('the form of a theme, with its faults, and the preview @phone @thorough', async ({
  page,
  office: _,
  isMobile,
}) => {
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'Edit Still Water' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('still-water')
  await page.getByLabel('Slug').fill('')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Title and slug are required')).toBeVisible()
  await expectClean(page)
  if (!isMobile) return
  await page.getByRole('button', { name: 'Preview' }).click()
  await expectClean(page)
})

test('the scheduler and its dialog @phone @thorough', async ({ page, office: _ }) => {
  await page.goto('/admin/themes?tab=schedule')
  await expect(page.getByText('Current')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Click to assign' }).last().click()
  await page.getByRole('button', { name: 'Save Schedule' }).click()
  await expectClean(page)
})
