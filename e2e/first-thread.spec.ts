import { expect, test } from './fixtures.ts'

test("a member finds this week's theme, saves a mood, and finds it again after a restart @phone", async ({
  page,
  member,
  product,
  tolerate,
}) => {
  // What a page fetches once it has come to rest may be on its way when the product restarts.
  tolerate(/ERR_CONNECTION_REFUSED/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${member.name}`)
  await expect(page.getByText("This Week's Theme")).toBeVisible()
  await expect(page.getByText('Weekly Affirmation')).toBeVisible()

  await page.goto('/mood')
  await page.getByRole('radio', { name: 'Calm' }).check({ force: true })
  await page.getByRole('button', { name: 'hopeful' }).click()
  await page.getByLabel('Note').fill('Rain on the window.')
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveCount(0)

  await product.restart()
  await page.reload()
  const history = page.getByRole('list', { name: 'Recent Check-ins' })
  await expect(history.getByText('Calm')).toBeVisible()
  await expect(history.getByText('hopeful')).toBeVisible()
  await expect(history.getByText('Rain on the window.')).toBeVisible()
  await expect(history.getByText('Today')).toBeVisible()
})

test('a mood must be chosen, and a failed save keeps all that was entered @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.goto('/mood')
  await expect(page.getByText('Your first check-in will appear here.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(page.getByText('Please select a mood')).toBeVisible()
  await page.getByRole('radio', { name: 'Calm' }).check({ force: true })
  await page.getByLabel('Note').fill('Still here.')
  await page.route('**/api/mood', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.getByRole('radio', { name: 'Sad' }).check({ force: true })
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(page.getByText('Failed to save mood')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Still here.')
})
