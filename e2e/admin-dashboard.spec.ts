import { consoleOf, expect, test } from './admin-fixtures.ts'
import { toast } from './toast.ts'

const stat = (page: import('@playwright/test').Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition')

test('the dashboard greets by name, counts, and leads to every room @phone-too', async ({ page, office }) => {
  const [users, events, themes] = await Promise.all([
    office.call('GET /admin/stats/users'),
    office.call('GET /admin/stats/events'),
    office.call('GET /admin/stats/themes'),
  ])
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Keeper')
  await expect(stat(page, 'Total Users')).toHaveText(String(users.count))
  await expect(stat(page, 'Active Events')).toHaveText(String(events.active))
  await expect(stat(page, 'Theme Library')).toHaveText(String(themes.count))
  await expect(stat(page, 'System Status')).toHaveText('Healthy')
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(page.getByText('Activity tracking will be available soon')).toBeVisible()

  const main = page.getByRole('main')
  for (const [name, words] of [
    ['Global Events', `${events.active} active event`],
    ['Weekly Themes', `${themes.count} themes`],
    ['Health Data', 'View and export'],
    ['User Management', `${users.count} user`],
  ] as const)
    await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText(words)
  for (const [name, path] of [
    ['Global Events', '/admin/events'],
    ['Weekly Themes', '/admin/themes'],
    ['Health Data', '/admin/health'],
    ['User Management', '/admin/users'],
    ['Banner Moderation', '/admin/banners'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
  }
})

test('a count shows three dots until it has come', async ({ page, office: _ }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/stats/**', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/admin')
  for (const name of ['Total Users', 'Active Events', 'Theme Library'])
    await expect(stat(page, name)).toHaveText('...')
  await expect(stat(page, 'System Status')).toHaveText('Healthy')
  answer()
  for (const name of ['Total Users', 'Active Events', 'Theme Library'])
    await expect(stat(page, name)).toHaveText(/^\d+$/)
})

test('a count that cannot be had is the length of its list, and without that 0 and only logged', async ({
  page,
  office,
  tolerate,
}) => {
  tolerate(/status of 500/, /could not be counted/)
  const { length } = await office.call('GET /themes/library')
  await page.route('**/api/admin/stats/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }))
  const logged = consoleOf(page)
  await page.goto('/admin')
  await expect(stat(page, 'Theme Library')).toHaveText(String(length))
  await expect(stat(page, 'Total Users')).toHaveText('0')
  await expect(page.getByRole('main').getByText('0 reported')).toBeVisible()
  expect(logged.some((line) => line.includes('Users could not be counted.'))).toBe(true)
  await expect(toast(page)).toHaveCount(0)
})

test('reported banners are counted where one decides to look', async ({ page, office: _ }) => {
  await page.route('**/api/admin/stats/banners', (route) =>
    route.fulfill({ json: { count: 9, autoHidden: 1, reported: 2, shared: 4 } }),
  )
  await page.goto('/admin')
  await expect(page.getByText('3 reported, 1 of them hidden')).toBeVisible()
})
