import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { admin, aName, changeUser, expect, join, logIn, type SignedIn, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'

const userOf = async ({ call }: SignedIn, { id }: SignedIn) =>
  (await call('GET /admin/users', { query: { id } }))[0]

/** Opens the menu of a member and chooses an action. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })

test('everybody is in the table with address, role, suspension and day; the search finds parts of both', async ({
  page,
  product,
  keeper: _,
}) => {
  const member = await join(product, aName('Ulla'))
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  for (const column of ['Name', 'Email', 'Role', 'Created'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  await search(page).fill(member.name.slice(1).toUpperCase())
  const today = new Date().toLocaleDateString('en-US', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, member.name)).toContainText(`${member.email}Member${today}`)
  await search(page).fill(member.email.toUpperCase())
  await expect(row(page, member.name)).toBeVisible()
  await expect(page).toHaveURL(/search=ULLA/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(search(page)).toHaveValue(member.email.toUpperCase())
  await search(page).fill('nobody of this name')
  await expect(page.getByText('No users found')).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(row(page, admin.email)).toContainText('Administrator')
  await expect(search(page)).toHaveValue('')
})

test('somebody is made administrator and member again, and asked for by name @thorough', async ({
  page,
  product,
  keeper,
}) => {
  const member = await join(product, aName('Vera'))
  await page.goto(`/admin/users?search=${member.email}`)
  await choose(page, member.name, 'Make administrator')
  const promote = question(page, `Make ${member.name} an administrator?`)
  await expect(promote).toContainText(member.email)
  await expect(promote.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(promote).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Actions for ${member.name}` })).toBeFocused()
  expect((await userOf(keeper, member))?.role).toBe('member')

  await choose(page, member.name, 'Make administrator')
  await promote.getByRole('button', { name: 'Make administrator' }).click()
  await expect(page.getByText(`${member.name} is now an administrator`)).toBeVisible()
  await expect(row(page, member.name)).toContainText('Administrator')
  expect((await userOf(keeper, member))?.role).toBe('admin')

  await choose(page, member.name, 'Make member')
  await question(page, `Make ${member.name} a member?`).getByRole('button', { name: 'Make member' }).click()
  await expect(page.getByText(`${member.name} is now a member`)).toBeVisible()
  expect((await userOf(keeper, member))?.role).toBe('member')
})

test('somebody is suspended, signed out and kept out, and restored @thorough', async ({
  page,
  product,
  keeper,
}) => {
  const member = await join(product, aName('Wim'))
  await page.goto(`/admin/users?search=${member.email}`)
  await choose(page, member.name, 'Suspend')
  const suspend = question(page, `Suspend ${member.name}?`)
  await expect(suspend).toContainText(member.email)
  await suspend.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(`${member.name} has been suspended`)).toBeVisible()
  await expect(row(page, member.name).getByText('Suspended')).toBeVisible()
  await expect(logIn(product, member)).rejects.toThrow('This account is suspended')
  await expect(member.call('GET /mood/history')).rejects.toThrow('401')

  // A suspended account needs no new password.
  await page.getByRole('button', { name: `Actions for ${member.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Send reset link' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByLabel('Account').selectOption('Suspended')
  await expect(page).toHaveURL(/suspended=true/)
  await choose(page, member.name, 'Restore')
  await question(page, `Restore ${member.name}?`).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`${member.name} has been restored`)).toBeVisible()
  // The row, with its pressed button, is no longer in the filtered list. The focus is kept.
  await expect(page.getByText('No users found')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused()
  expect((await userOf(keeper, member))?.suspended_at).toBeNull()
  await expect(logIn(product, member)).resolves.toBeTruthy()
})

test('role and suspension filter the list, and the address keeps them @thorough', async ({
  page,
  product,
  keeper,
}) => {
  const mark = aName('Xenia').split(' ')[1] ?? ''
  const [plain, chief, out] = [
    await join(product, `Xenia ${mark}`),
    await join(product, `Xander ${mark}`),
    await join(product, `Xaver ${mark}`),
  ]
  await changeUser(keeper, chief, { role: 'admin' })
  await changeUser(keeper, out, { suspended: true })
  await page.goto('/admin/users')
  await search(page).fill(mark)
  await search(page).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByLabel('Role').selectOption('Administrators')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, chief.name)).toBeVisible()
  await page.getByLabel('Role').selectOption('Members')
  await page.getByLabel('Account').selectOption('Open')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, plain.name)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Role')).toHaveValue('member')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByLabel('Role')).toHaveValue('')
})

test('nothing is offered for oneself, and what the server refuses is told @thorough', async ({
  page,
  product,
  keeper,
  tolerate,
}) => {
  tolerate(/status of (409|500)/)
  const member = await join(product, aName('Yara'))
  await page.goto(`/admin/users?search=${encodeURIComponent(admin.email)}`)
  await expect(row(page, admin.email)).toContainText('You')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)

  await page.goto(`/admin/users?search=${member.email}`)
  await page.route(`**/api/admin/users/${member.id}`, (route) =>
    route.fulfill({ status: 409, json: { detail: 'The last administrator has to stay.' } }),
  )
  await choose(page, member.name, 'Suspend')
  await question(page, `Suspend ${member.name}?`).getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('The last administrator has to stay.')).toBeVisible()
  await page.route(`**/api/admin/users/${member.id}`, (route) => route.fulfill({ status: 500, json: {} }))
  await choose(page, member.name, 'Suspend')
  await question(page, `Suspend ${member.name}?`).getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(`Failed to change the account of ${member.name}`)).toBeVisible()
  expect((await userOf(keeper, member))?.suspended_at).toBeNull()
})

test('a reset link goes by mail to the one that is named, after a question @thorough', async ({
  page,
  product,
  keeper: _,
  tolerate,
}) => {
  tolerate(/status of 503/)
  const member = await join(product, aName('Zita'))
  await page.goto(`/admin/users?search=${member.email}`)
  await choose(page, member.name, 'Send reset link')
  const send = question(page, `Send ${member.name} a reset link?`)
  await expect(send).toContainText(member.email)
  await send.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(`A reset link is on its way to ${member.email}`)).toBeVisible()
  expect((await product.letterTo(member.email)).text).toContain('/reset-password?token=')
  await page.route('**/reset-link', (route) => route.fulfill({ status: 503, json: {} }))
  await choose(page, member.name, 'Send reset link')
  await send.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send the reset link')).toBeVisible()
})

test('from somebody to their health data, and from an administrator to what they did @thorough', async ({
  page,
  product,
  keeper,
}) => {
  const member = await join(product, aName('Aino'))
  await changeUser(keeper, member, { role: 'admin' })
  await page.goto(`/admin/users?search=${member.email}`)
  await choose(page, member.name, 'Health data')
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible()
  await page.goBack()
  await choose(page, member.name, 'What they did')
  await expect(page).toHaveURL(`/admin/audit?actor=${member.id}`)
  await expect(page.getByLabel('Who')).toHaveValue(member.id)
})

test('any number is paged through, there and back, also after a reload', {
  tag: '@thorough',
}, async ({ page, keeper: _, tolerate }) => {
  tolerate(/status of (409|500)/)
  const people = Array.from({ length: 120 }, (_, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Person ${String(at).padStart(3, '0')}`,
    email: `person${at}@example.org`,
    role: 'member',
    suspended_at: null,
    created_at: '2026-01-01T00:00:00.000000Z',
  }))
  let hasChanged = false
  await page.route(/\/api\/admin\/users(\?|$)/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const after = searchParams.get('after')
    if (hasChanged && after)
      return route.fulfill({
        status: 409,
        json: { detail: 'The list has changed meanwhile. Please load it again.' },
      })
    const start = after === null ? 0 : people.findIndex(({ id }) => id === after) + 1
    return route.fulfill({ json: people.slice(start, start + Number(searchParams.get('limit'))) })
  })
  await page.goto('/admin/users')
  const first = page.getByRole('row').nth(1)
  const [previous, next] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }))
  await expect(first).toContainText('Person 000')
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(previous ?? first).toBeDisabled()
  await next?.click()
  await expect(first).toContainText('Person 050')
  await next?.click()
  await expect(first).toContainText('Person 100')
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(next ?? first).toBeDisabled()
  await page.reload()
  await previous?.click()
  await expect(first).toContainText('Person 050')
  await page.goBack()
  await expect(first).toContainText('Person 100')
  await previous?.click()
  await expect(first).toContainText('Person 050')
  await previous?.click()
  await expect(first).toContainText('Person 000')
  await expect(previous ?? first).toBeDisabled()
  // The last member of a page has been deleted meanwhile.
  hasChanged = true
  await page.goto(`/admin/users?page=${people[49]?.id}`)
  await expect(page.getByText('The list has changed meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(first).toContainText('Person 000')
  await page.route(/\/api\/admin\/users(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load users')).toBeVisible({ timeout: scaledLimit(15_000) })
})

test('axe finds nothing; a phone shows cards @phone-too', {
  tag: '@thorough',
}, async ({ page, product, keeper, isMobile }) => {
  const member = await join(product, aName('Bartholomew Featherstonehaugh-Cholmondeley'))
  await changeUser(keeper, member, { suspended: true })
  await page.goto(`/admin/users?search=${member.name.split(' ').at(-1)}`)
  await expect(page.getByText(member.email)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
  await expectClean(page)
  await page.getByRole('button', { name: `Actions for ${member.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(question(page, `Restore ${member.name}?`)).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page, 320)
})
