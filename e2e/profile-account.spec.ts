import { randomUUIDv7 } from 'node:crypto'
import { scaledLimit } from '../scripts/slowness.ts'
import { expectClean } from './clean.ts'
import { expect, logIn, test } from './fixtures.ts'
import { openProfile, openRow, rowButton } from './profile-rows.ts'

test('the account shows every row it has something for, and no other @phone-too', async ({
  page,
  member,
}) => {
  await page.goto('/profile')
  const account = page
    .getByRole('region', { name: 'Account' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Account', exact: true }) }))
  await expect(account.getByText(member.email)).toBeVisible()
  for (const absent of ['Coordinates', 'Role']) await expect(account.getByText(absent)).toHaveCount(0)
  await expect(page.getByText('You have no banner yet.')).toBeVisible()
  for (const name of ['My Banner', 'About']) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()

  const query = { timezone_str: 'Europe/Lisbon' }
  await member.call('POST /user/infer-location-from-timezone', { query })
  const user = await member.call('PATCH /user/location', { body: { lat: 38.7223, lng: -9.1393 } })
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
  await page.reload()
  await expect(account.getByText('Lisbon, Portugal')).toBeVisible()
  await expect(account.getByText('38.72, -9.14')).toBeVisible()

  await openRow(page, 'location')
  await page.getByRole('button', { name: 'Clear my location' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Clear your location?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account.getByText('Lisbon, Portugal')).toBeVisible()
  await page.getByRole('button', { name: 'Clear my location' }).click()
  await dialog.getByRole('button', { name: 'Clear location' }).click()
  await expect(page.getByText('Location cleared')).toBeVisible()
  await expect(account.getByText('Lisbon, Portugal')).toHaveCount(0)
  await page.reload()
  await expect(account.getByText(member.email)).toBeVisible()
  await expect(account.getByText('Coordinates')).toHaveCount(0)
})

test('a failed clearing says so and clears nothing @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 500/)
  await page.goto('/dashboard')
  const user = { ...member.user, city: 'Lisbon', country: 'Portugal' }
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
  const row = await openProfile(page, 'location')
  await page.route('**/api/user/location', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Clear my location' }).click()
  await page.getByRole('button', { name: 'Clear location' }).click()
  await expect(page.getByText('Your location could not be cleared.')).toBeVisible()
  await expect(row.getByText('Lisbon, Portugal')).toBeVisible()
})

test('the name is changed where it stands, by keyboard alone @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.goto('/profile')
  const opener = rowButton(page, 'name')
  const name = page.getByRole('textbox', { name: 'Name' })
  await opener.press('Enter')
  await expect(name).toBeFocused()
  await name.fill('Nobody')
  await name.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()

  await opener.press('Enter')
  await name.fill(' \u200b')
  await name.press('Enter')
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: {} }))
  await name.fill('Ayşe Demir')
  await name.press('Enter')
  await expect(page.getByText('Your name could not be changed.')).toBeVisible()
  await expect(name).toHaveValue('Ayşe Demir')
  await page.unroute('**/api/user/profile')
  await name.press('Enter')
  await expect(page.getByText('Name changed')).toBeVisible()
  await expect(opener).toBeFocused()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ayşe Demir')
})

test('a refused name is told on its field @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 400/)
  await page.goto('/profile')
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({
      status: 400,
      json: { detail: 'x', errors: [{ path: 'name', message: 'Name cannot be empty.' }] },
    }),
  )
  await openRow(page, 'name')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Other')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('Name cannot be empty.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
})

test('the appearance is chosen, kept over a reload, and given back to the system @thorough', async ({
  page,
  member: _,
}) => {
  const row = await openProfile(page, 'appearance')
  const html = page.locator('html')
  await row.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(row.getByText('Dark')).toHaveCount(2)
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Dark' }).press('ArrowLeft')
  await expect(html).toHaveAttribute('data-scheme', 'light')
  await row.getByText('System', { exact: true }).click()
  await expect(html).not.toHaveAttribute('data-scheme')
})

test('who viewed the health data is told, or that nobody did @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.goto('/profile')
  await expect(page.getByText('Nobody but you', { exact: true })).toBeVisible()
  await page.route('**/api/user/health-access', (route) =>
    route.fulfill({
      json: [
        {
          at: '2026-11-18T09:12:00.000000Z',
          by: 'Marta',
          action: 'read',
          from: '2026-10-01',
          to: '2026-10-31',
        },
        { at: '2026-09-02T14:40:00.000000Z', by: '', action: 'export', from: null, to: null },
      ],
    }),
  )
  await page.reload()
  await expect(page.getByText('2 times, last by Marta on Nov 18, 2026')).toBeVisible()
  await openRow(page, 'health-access')
  const rows = page.getByRole('list', { name: 'Who viewed my health data' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Marta viewed your entries')
  await expect(rows.first()).toContainText(/Oct 1\s–\s31, 2026/)
  await expect(rows.first()).toContainText('November 18, 2026 at 10:12 AM')
  await expect(rows.last()).toContainText('An administrator exported your entries')
  await expect(rows.last()).toContainText('all days')
  await page.route('**/api/user/health-access', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('This record could not be loaded.')).toBeVisible({
    timeout: scaledLimit(15_000),
  })
})

test('deleting the account says what goes, asks for the password, and leaves a receipt until it is closed @phone-too @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of (400|500)/)
  for (const mood of ['calm', 'happy'])
    await member.call('POST /mood', { body: { date: '2026-11-18', mood } })
  await member.call('POST /journal', {
    body: { id: randomUUIDv7(), date: '2026-11-18', title: 'A walk', body: 'Rain.' },
  })
  await page.goto('/profile')
  const opener = page.getByRole('button', { name: 'Delete my account' })
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${member.name}?` })
  await opener.click()
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await expect(dialog.getByText('your moods, health entries, notes and goals')).toBeVisible()
  await expect(
    dialog.getByText('your journal, with its private pictures, also what is in the bin'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.click()
  // What can be taken back is chosen at first.
  await expect(dialog.getByText('This cannot be undone.')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Delete it now' }).check()
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
  const go = dialog.getByRole('button', { name: 'Delete my account' })
  const password = dialog.getByLabel('Your password')
  await go.click()
  await expect(password).toHaveAccessibleDescription('Please enter your current password')
  await expect(password).toBeFocused()
  await password.fill('not the one')
  await go.click()
  await expect(password).toHaveAccessibleDescription('That is not your current password')
  await password.fill(member.password)
  await page.route('**/api/user/delete', (route) => route.fulfill({ status: 500, json: {} }))
  await go.click()
  await expect(page.getByText('Your account could not be deleted.')).toBeVisible()
  await page.unroute('**/api/user/delete')
  await password.press('Enter')
  await expect(page).toHaveURL('/receipt')
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Your account is deleted' })
  await expect(heading).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined])
  await expect(logIn(product, member)).rejects.toThrow('401')
  // It is still there after a reload, and at the members' addresses.
  for (const again of ['/receipt', '/mood']) {
    await page.goto(again)
    await expect(heading).toBeVisible()
    await expect(page.getByText('2 check-ins')).toBeVisible()
    await expect(page.getByText('1 entry of the journal')).toBeVisible()
    await expect(page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
    await expect(page.getByText(/backup/i)).toBeVisible()
  }
  await expectClean(page)
  await expect(page.getByRole('button', { name: 'Copy Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/receipt')
  await expect(page).toHaveURL('/')
})
