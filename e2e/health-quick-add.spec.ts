import { expect, test } from './fixtures.ts'
import { card, saveEntry, screen, storedEntry, today } from './health-day.ts'
import { toast } from './toast.ts'

test('a quick add saves at once and leaves other edits alone @phone-too', async ({
  page,
  member,
  product,
}) => {
  await saveEntry(product, member, { dateISO: today(), waterMl: 500, notes: 'Stored.' })
  await page.goto('/health')
  const { water, steps, notes, unsaved, saved } = screen(page)
  await expect(water).toHaveValue('500')
  await page.getByRole('button', { name: '+250ml' }).click()
  await expect(water).toHaveValue('750')
  await expect(saved).toBeVisible()
  await expect.poll(async () => (await storedEntry(product, member, today()))?.waterMl).toBe(750)
  await notes.fill('Typed.')
  await page.getByRole('button', { name: '+1000 Steps' }).click()
  await expect(steps).toHaveValue('1000')
  await expect
    .poll(() => storedEntry(product, member, today()))
    .toMatchObject({ waterMl: 750, steps: 1000, notes: 'Stored.' })
  await expect(notes).toHaveValue('Typed.')
  await expect(unsaved).toBeVisible()
})

test('a row of quick adds ends with all of them', async ({ page, member, product }) => {
  await page.goto('/health')
  const { water, saved } = screen(page)
  await expect(saved).toBeVisible()
  const small = page.getByRole('button', { name: '+250ml' })
  const large = page.getByRole('button', { name: '+500ml' })
  for (const button of [small, large, small, large, small]) await button.click()
  await expect(water).toHaveValue('1750')
  await expect.poll(async () => (await storedEntry(product, member, today()))?.waterMl).toBe(1750)
  await expect(water).toHaveValue('1750')
})

test('a quick add that fails is taken back with a word', async ({ page, member, product, tolerate }) => {
  tolerate(/status of 500/)
  await saveEntry(product, member, { dateISO: today(), waterMl: 500 })
  await page.goto('/health')
  const { water, notes } = screen(page)
  await expect(water).toHaveValue('500')
  await notes.fill('Typed.')
  await page.route('**/api/health', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.getByRole('button', { name: '+250ml' }).click()
  await expect(page.getByText('Failed to save health data')).toBeVisible()
  await expect(water).toHaveValue('500')
  await expect(notes).toHaveValue('Typed.')
})

test("today's progress follows the goals and stops at 100 @phone-too", async ({ page, member, product }) => {
  await saveEntry(product, member, { dateISO: today(), waterMl: 500, steps: 9000 })
  await page.goto('/health')
  const progress = card(page, "Today's Progress")
  await expect(progress.getByText('500 of 2,000 ml · 25%')).toBeVisible()
  await expect(progress.getByText('9,000 of 8,000 · 100%')).toBeVisible()
  await expect(progress.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('value', '100')
  await page.getByRole('button', { name: '+500ml' }).click()
  await expect(progress.getByText('1,000 of 2,000 ml · 50%')).toBeVisible()
})

test('goals are set in their dialog and measured against at once @phone-too', async ({
  page,
  member,
  product,
}) => {
  await saveEntry(product, member, { dateISO: today(), waterMl: 500 })
  await page.goto('/health')
  await expect(screen(page).water).toHaveValue('500')
  const open = page.getByRole('button', { name: 'Goals', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Health Goals' })
  await expect(dialog.getByLabel('Daily Water (ml)')).toHaveValue('2000')
  await expect(dialog.getByLabel('Daily Steps')).toHaveValue('8000')
  const weight = dialog.getByLabel('Weight Target (kg) - Optional')
  await expect(weight).toHaveValue('')
  await expect(weight).toHaveAttribute('placeholder', 'Leave empty if not tracking')
  const sleep = dialog.getByRole('textbox', { name: 'Sleep Target (hours)' })
  await expect(sleep).toHaveValue('7')
  await sleep.press('ArrowUp')
  await expect(sleep).toHaveValue('7.5')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(open).toBeFocused()
  await open.click()
  await expect(sleep).toHaveValue('7')
  await dialog.getByLabel('Daily Water (ml)').fill('1000')
  await weight.fill('62,5')
  await dialog.getByRole('button', { name: 'Save Goals' }).click()
  await expect(page.getByText('Health goals updated!')).toBeVisible()
  await expect(page.getByText('500 of 1,000 ml · 50%')).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.user).healthGoals)).toEqual({
    ...{ dailyWaterMl: 1000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: 62.5 },
  })
})

test('goals that cannot be saved stay in their dialog', async ({ page, member: _, tolerate }) => {
  tolerate(/status of (400|500)/)
  await page.goto('/health')
  await page.getByRole('button', { name: 'Goals', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Health Goals' })
  const water = dialog.getByLabel('Daily Water (ml)')
  const save = dialog.getByRole('button', { name: 'Save Goals' })
  await water.fill('')
  await save.click()
  await expect(dialog.getByText('Please enter a number')).toBeVisible()
  await expect(water).toBeFocused()
  await water.fill('90000')
  await save.click()
  await expect(page.getByText('Failed to update goals')).toBeVisible()
  await expect(water).toHaveAccessibleDescription('Water should be between 0 and 20000 ml')
  await water.fill('2100')
  await page.route('**/api/user/health-goals', (route) => route.fulfill({ status: 500, json: {} }))
  await toast(page).getByRole('button', { name: 'Close notification' }).first().click()
  await save.click()
  await expect(page.getByText('Failed to update goals').last()).toBeVisible()
  await expect(water).toHaveValue('2100')
})
