import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { auditKinds } from '../contract/audit.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { admin, aName, changeUser, expect, join, logIn, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Audit log' }).locator('ol > li')
const auditCall = /\/api\/admin\/audit\?/

/** An invented entry of the log. */
const line = (at: number, more: Record<string, unknown> = {}) => ({
  id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  at: new Date(Date.now() - at * 60_000).toISOString(),
  kind: 'sign-in',
  actor: { id: '00000000-0000-7000-8000-00000000aaaa', name: 'Ada' },
  subject: null,
  details: { address: '192.0.2.1' },
  ...more,
})

test('what was done is told in plain words, newest first', async ({ page, product, keeper }) => {
  const member = await join(product, aName('Dora'))
  const params = { userId: member.id }
  const range = { from_date: '2026-10-19', to_date: '2026-11-18' }
  await keeper.call('GET /admin/health/{userId}', { params, query: range })
  await keeper.call('POST /admin/health/{userId}/export', { params, body: { ...range, entries: 1 } })
  await changeUser(keeper, member, { role: 'admin' })
  await changeUser(keeper, member, { role: 'member' })
  await keeper.call('POST /admin/users/{id}/reset-link', { params: { id: member.id } })
  await changeUser(keeper, member, { suspended: true })
  await changeUser(keeper, member, { suspended: false })
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today')
  const who = keeper.user.name
  for (const [at, words] of [
    `${who} restored ${member.name}`,
    `${who} suspended ${member.name}`,
    `${who} sent ${member.name} a reset link`,
    `${who} made ${member.name} a member`,
    `${who} made ${member.name} an administrator`,
    `${who} exported the health entries of ${member.name}`,
    `${who} read the health entries of ${member.name}`,
  ].entries())
    await expect(lines(page).nth(at)).toContainText(words)
  await expect(lines(page).nth(5)).toContainText(/Oct 19\s–\sNov 18, 2026/)
  await expect(lines(page).nth(5)).toContainText('1 entry')
  await expect(lines(page).nth(6)).toContainText('0 entries')
})

test('good and bad sign-ins are in it, with where they came from @thorough', async ({
  page,
  product,
  keeper: _,
}) => {
  await expect(logIn(product, { ...admin, password: 'not the one' })).rejects.toThrow('401')
  await logIn(product, admin)
  await page.goto('/admin/audit')
  await expect(lines(page).first()).toContainText('signed in')
  await expect(lines(page).first()).toContainText('From the address 127.0.0.1')
  await page.getByLabel('What').selectOption('Sign-in refused')
  await expect(lines(page).first()).toContainText('tried to sign in and was refused')
})

test('actor and kind filter it, and the address keeps them @thorough', async ({ page, product, keeper }) => {
  const other = await join(product, aName('Elna'))
  await changeUser(keeper, other, { role: 'admin' })
  await logIn(product, other)
  await page.goto('/admin/audit')
  await page.getByLabel('Who').selectOption({ label: `${other.name} (${other.email})` })
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(`${other.name} signed in`)
  await page.getByLabel('What').selectOption('Health entries read')
  await expect(page.getByText('Nothing of this kind has been written down.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What')).toHaveValue('health-read')
  await expect(page.getByLabel('Who')).toHaveValue(other.id)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/admin/audit')
  await expect(lines(page).nth(1)).toBeVisible()
  // A former administrator can still be chosen as a filter.
  await changeUser(keeper, other, { role: 'member' })
  await page.goto(`/admin/audit?actor=${other.id}`)
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByLabel('Who')).toHaveValue(other.id)
})

test('it says what stood there before, is searched and narrowed by days, and exported @phone-too', async ({
  page,
  keeper,
}) => {
  const title = aName('Tea, with =SUM(A1)')
  const start = new Date(Date.now() + 86_400_000).toISOString()
  const end = new Date(Date.now() + 90_000_000).toISOString()
  const { id } = await keeper.call('POST /global-events', {
    body: { title, description: 'Warm', start, end, location: { type: 'venue' } },
  })
  await keeper.call('PATCH /global-events/{id}', { params: { id }, body: { capacity: 12, isActive: false } })
  await page.goto('/admin/audit')
  await page.getByLabel('Search the audit log').fill(title)
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('archived')
  const changes = lines(page).first().getByRole('definition')
  await expect(changes).toHaveText([
    /Before: nothing.*After: 12/,
    /Before: shown to members.*After: archived/,
  ])
  await expect(lines(page).first()).not.toContainText('Changed:')
  await page.getByText('Filters').click()
  const day = (later: number) => new Date(Date.now() + later * 86_400_000).toLocaleDateString('sv-SE')
  await page.getByLabel('To Date').fill(day(-2))
  await expect(page.getByText('Nothing of this kind has been written down.')).toBeVisible()
  await page.getByLabel('To Date').fill(day(1))
  await page.getByLabel('From Date').fill(day(-1))
  await expect(lines(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Search the audit log')).toHaveValue(title)
  await expect(lines(page)).toHaveCount(2)
  await expectClean(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  const csv = await readFile(await (await download).path(), 'utf8')
  await expect(page.getByText('2 lines exported')).toBeVisible()
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(csv).toContain('capacity: nothing → 12')
  await page.getByLabel('Search the audit log').fill('')
  await page.getByLabel('From Date').fill('')
  await page.getByLabel('To Date').fill('')
  await expect(lines(page).first()).toContainText('exported lines of the audit log')
})

test('one member is found by name, and their lines alone are shown @phone-too @thorough', async ({
  page,
  product,
  keeper,
}) => {
  const person = await join(product, aName('Wanda'))
  await changeUser(keeper, person, { role: 'moderator' })
  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Show only one member' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Show only one member' })
  await dialog.getByRole('searchbox', { name: 'Search users' }).fill(person.name)
  const found = dialog.getByRole('option', { name: person.name })
  await expect(found).toBeVisible()
  await expectClean(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`member=${person.id}`))
  await expect(page.getByText(`Only what ${person.name} did, and what was done to them`)).toBeVisible()
  await expect(lines(page).first()).toContainText(person.name)
  await expect(lines(page).filter({ hasNotText: person.name })).toHaveCount(0)
})

test('every kind can be chosen, and is a sentence @thorough', async ({ page, keeper: _ }) => {
  const subject = { id: crypto.randomUUID(), name: 'Mira' }
  const all = auditKinds.map((kind, at) =>
    line(at, { kind, subject, details: { title: 'Pear', theme: 'Pear', week: '2026-11-16', to: 'admin' } }),
  )
  await page.route(auditCall, (route) => route.fulfill({ json: all }))
  await page.goto('/admin/audit')
  await expect(lines(page)).toHaveCount(auditKinds.length)
  for (const text of await lines(page).allTextContents()) expect(text).toMatch(/^Ada [a-z]+/)
  const offered = await page
    .getByLabel('What')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(offered.filter(Boolean).toSorted()).toEqual(auditKinds.toSorted())
})

test('it is paged through, there and back @thorough', async ({ page, keeper: _ }) => {
  const all = Array.from({ length: 70 }, (_, at) => line(at, { details: { address: `192.0.2.${at}` } }))
  await page.route(auditCall, (route) => {
    const { searchParams } = new URL(route.request().url())
    const start = all.findIndex(({ id }) => id === searchParams.get('before')) + 1
    return route.fulfill({ json: all.slice(start, start + Number(searchParams.get('limit'))) })
  })
  await page.goto('/admin/audit')
  await expect(lines(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(lines(page)).toHaveCount(20)
  await expect(lines(page).first()).toContainText('192.0.2.50')
  await page.reload()
  await expect(lines(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(lines(page)).toHaveCount(50)
  await expect(lines(page).first()).toContainText('192.0.2.0')
})

test('an empty log, one that takes its time, and one that cannot be loaded @thorough', async ({
  page,
  keeper: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  let answer = () => {}
  await page.route(auditCall, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ json: [] })
  })
  await page.goto('/admin/audit')
  await expect(page.locator('main').getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByText('Nothing has been written down yet.')).toBeVisible()
  await page.unroute(auditCall)
  await page.route(auditCall, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load the audit log')).toBeVisible({ timeout: scaledLimit(15_000) })
  await page.unroute(auditCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page).first()).toBeVisible()
})

test('axe finds nothing, and it fits a phone @phone-too', {
  tag: '@thorough',
}, async ({ page, keeper: _ }) => {
  await page.goto('/admin/audit')
  await expect(lines(page).first()).toBeVisible()
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByText('Filters').click()
  await expectClean(page)
  await expectFits(page, 320)
})
