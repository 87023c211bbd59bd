import { readFileSync } from 'node:fs'
import { addDays } from '../contract/week.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import type { Body } from './api.ts'
import { aName, expect, join, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'
import { daysAgo, saveEntry } from './health-day.ts'
import { auditOf, loadWithReason, screen, usersCall } from './health-viewer.ts'

/** Today with a value of each kind. */
const fullDay = (notes: string): Body<'POST /health'> => ({
  dateISO: daysAgo(0),
  waterMl: 1750,
  steps: 9012,
  weightKg: 64.3,
  sleepHours: 7.5,
  systolic: 121,
  diastolic: 79,
  notes,
})

test('a member is found, their last thirty days are shown, and each reading is recorded', async ({
  page,
  product,
  keeper,
}) => {
  const name = aName('Mira')
  const member = await join(product, name)
  await saveEntry(member, fullDay('Rain, and soup.'))
  await saveEntry(member, { dateISO: daysAgo(1), steps: 4000, systolic: 118 })
  await saveEntry(member, { dateISO: daysAgo(60), waterMl: 900 })

  await page.goto('/admin/health')
  const { search, user, from, to, entries, load, exportCsv } = screen(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Health Data Management' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Select User' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No User Selected' })).toBeVisible()
  await expect(page.getByText('Select a user from the list to view their health data')).toBeVisible()
  await search.fill(name.toUpperCase())
  await expect(page.getByRole('option')).toHaveCount(1)
  await search.fill(member.email.toUpperCase())
  await expect(page.getByRole('option')).toHaveCount(1)
  await user(name).click()

  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.locator('main').getByText(member.email)).toHaveCount(2)
  await expect(from).toHaveValue(daysAgo(30))
  await expect(to).toHaveValue(daysAgo(0))
  await expect(entries(name)).toHaveCount(2)
  await expect(entries(name).first().locator('..')).toHaveCSS('max-height', '500px')
  const [newest, before] = [entries(name).first(), entries(name).last()]
  for (const words of ['1750 ml', '9012', '64.3 kg', '7.5 hrs', '121/79', '“Rain, and soup.”'])
    await expect(newest).toContainText(words)
  await expect(before).toContainText('Steps4000')
  for (const absent of ['Water', 'Weight', 'Sleep', 'Blood pressure', '“'])
    await expect(before).not.toContainText(absent)
  await expect(exportCsv).toBeEnabled()

  // The URL keeps the member and the range.
  await from.fill(daysAgo(60))
  await load.click()
  await expect(entries(name)).toHaveCount(3)
  await page.reload()
  await expect(entries(name)).toHaveCount(3)
  await expect(from).toHaveValue(daysAgo(60))
  await load.click()
  await expect
    .poll(async () => (await auditOf(keeper, member)).map(({ kind }) => kind))
    .toEqual(['health-read', 'health-read', 'health-read', 'health-read'])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/admin')
})

test('shows a given reason in the log and on the member’s profile, and starts the next member without one @thorough', async ({
  page,
  product,
  keeper,
  context,
  signIn,
}) => {
  const [first, second] = [await join(product, aName('Rosa')), await join(product, aName('Rosa'))]
  for (const member of [first, second]) await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1500 })
  await page.goto(`/admin/health?user=${first.id}`)
  const { search, user, reason, entries } = screen(page)
  await expect(entries(first.name), 'picking a member loads their data').toHaveCount(1)
  await page.getByRole('button', { name: 'They want a copy of their data.' }).click()
  await expect(reason).toHaveValue('They want a copy of their data.')
  await loadWithReason(page, 'Rosa rang about her month.')
  await expect(entries(first.name)).toHaveCount(1)
  await page.reload()
  await expect(entries(first.name)).toHaveCount(1)
  await expect(reason, 'a reload keeps the reason').toHaveValue('Rosa rang about her month.')
  const reasonsFor = async (member: typeof first) =>
    (await auditOf(keeper, member)).map(({ details }) => details.reason)
  const given = 'Rosa rang about her month.'
  await expect.poll(() => reasonsFor(first)).toEqual([given, given, undefined])
  await search.fill('Rosa')
  await user(second.name).click()
  await expect(reason).toHaveValue('')
  await expect(entries(second.name)).toHaveCount(1)
  await expect.poll(() => reasonsFor(second)).toEqual([undefined])

  await page.goto('/admin/audit')
  await expect(page.getByText('“Rosa rang about her month.”').first()).toBeVisible()
  await signIn(context, first)
  await page.goto('/profile#health-access')
  await expect(page.getByText('“Rosa rang about her month.”').first()).toBeVisible()
})

test('the days stand under their means, each value with a bar', async ({ page, product, keeper: _ }) => {
  const name = aName('Ines')
  const member = await join(product, name)
  await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1000, steps: 4000, weightKg: 64 })
  await saveEntry(member, { dateISO: daysAgo(1), waterMl: 2000, systolic: 120, diastolic: 80 })
  await page.goto(`/admin/health?user=${member.id}`)
  const means = page.getByRole('region', { name: 'Mean of 2 days' })
  for (const words of ['Water1500 ml', 'Steps4000', 'Weight64 kg', 'Blood pressure120/80'])
    await expect(means).toContainText(words)
  await expect(means).not.toContainText('Sleep')
  const bar = screen(page).entries(name).first().locator('dd span span').first()
  const share = await bar.evaluate((one) => one.clientWidth / (one.parentElement?.clientWidth ?? 1))
  expect(share).toBeCloseTo(0.5, 1)
})

test('an export is recorded, has six columns and no cell that a spreadsheet would run', async ({
  page,
  product,
  keeper,
}) => {
  const name = aName('Nora')
  const member = await join(product, name)
  await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1500, notes: 'tea, soup, rain' })
  await saveEntry(member, { dateISO: daysAgo(1), steps: 8000, notes: '=1+1' })
  await page.goto(`/admin/health?user=${member.id}`)
  await expect(screen(page).entries(name)).toHaveCount(2)
  let answer = () => {}
  await page.route('**/export', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const downloaded = page.waitForEvent('download')
  await screen(page).exportCsv.click()
  await expect(page.getByText('Exporting health data...')).toBeVisible()
  answer()
  const file = await downloaded
  await expect(page.getByText('Health data exported successfully')).toBeVisible()
  await expect(page.getByText('Exporting health data...')).toHaveCount(0)
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^health-data-${member.email}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.csv$`),
  )
  expect(readFileSync(await file.path(), 'utf8').replace('\ufeff', '')).toBe(
    [
      'Date,Water (ml),Steps,Weight (kg),Sleep (hrs),Notes',
      `${daysAgo(0)},1500,,,,tea; soup; rain`,
      `${daysAgo(1)},,8000,,,"'=1+1"`,
      '',
    ].join('\r\n'),
  )
  const [line] = await auditOf(keeper, member)
  expect(line).toMatchObject({
    kind: 'health-export',
    details: { from: daysAgo(30), to: daysAgo(0), entries: 2 },
  })
})

test('what cannot be recorded is not exported', async ({ page, product, keeper: _, tolerate }) => {
  tolerate(/status of 500/)
  const name = aName('Olga')
  const member = await join(product, name)
  await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1500 })
  await page.route('**/export', (route) => route.fulfill({ status: 500, json: {} }))
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await page.goto(`/admin/health?user=${member.id}`)
  await screen(page).exportCsv.click()
  await expect(page.getByText('Failed to export data')).toBeVisible()
  await expect(screen(page).exportCsv).toBeEnabled()
  expect(downloads).toBe(0)
})

test('a range that is too long, turned round or missing is told in words and not loaded', async ({
  page,
  product,
  keeper,
}) => {
  const member = await join(product, aName('Pia'))
  await page.goto(`/admin/health?user=${member.id}`)
  const { from, to, load, exportCsv } = screen(page)
  await expect(page.getByText('No health data found for this period')).toBeVisible()
  await expect(exportCsv).toBeDisabled()
  const fault = page.getByRole('alert')
  await from.fill(addDays(daysAgo(0), -366))
  await load.click()
  await expect(fault).toHaveText('A range spans at most 366 days.')
  await from.fill(addDays(daysAgo(0), 1))
  await expect(fault).toHaveText('The first date comes after the last one.')
  await to.fill('')
  await expect(fault).toHaveText('Please choose both dates.')
  await to.fill(addDays(daysAgo(0), 1))
  await expect(fault).toHaveCount(0)
  expect(await auditOf(keeper, member)).toHaveLength(1)
  await load.click()
  await expect.poll(async () => (await auditOf(keeper, member)).length).toBe(2)
})

test('a late answer for a former user is never shown under the new one @thorough', async ({
  page,
  product,
  keeper: _,
}) => {
  const [slow, quick] = [await join(product, aName('Quim')), await join(product, aName('Quim'))]
  await saveEntry(slow, { dateISO: daysAgo(0), notes: 'Written by the first.' })
  await saveEntry(quick, { dateISO: daysAgo(0), notes: 'Written by the second.' })
  let answer = () => {}
  await page.route(`**/api/admin/health/${slow.id}?*`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue().catch(() => {})
  })
  await page.goto('/admin/health')
  const { search, user } = screen(page)
  await search.fill('Quim')
  await user(slow.name).click()
  await expect(page.getByText('Loading health data...')).toBeVisible()
  await user(quick.name).click()
  await expect(page.getByText('Written by the second.')).toBeVisible()
  await page.unroute(`**/api/admin/health/${slow.id}?*`)
  answer()
  await page.goBack()
  await expect(page.getByText('Written by the first.')).toBeVisible()
  await expect(page.getByText('Written by the second.')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByText('Written by the second.')).toBeVisible()
  await expect(page.getByText('Written by the first.')).toHaveCount(0)
})

test('nobody found, users and entries that cannot be loaded, and an account that is gone', {
  tag: '@thorough',
}, async ({ page, product, keeper: _, tolerate }) => {
  tolerate(/status of 500/)
  const member = await join(product, aName('Sol'))
  await page.goto('/admin/health')
  await screen(page).search.fill('nobody of this name')
  await expect(page.getByText('No users found')).toBeVisible()
  await page.goto(`/admin/health?user=${crypto.randomUUID()}`)
  await expect(page.getByText('This account is no longer here.')).toBeVisible()

  await page.route('**/api/admin/health/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/admin/health?user=${member.id}`)
  await expect(page.getByText('Failed to load health data')).toBeVisible({ timeout: scaledLimit(15_000) })
  await page.unroute('**/api/admin/health/*')
  await page.route(usersCall, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No health data found for this period')).toBeVisible()
  await page.goto('/admin/health')
  await expect(page.getByText('Failed to load users')).toBeVisible({ timeout: scaledLimit(15_000) })
})

test('axe finds nothing, and it fits a phone @phone', {
  tag: '@thorough',
}, async ({ page, product, keeper: _, isMobile }) => {
  const name = aName('Tess of a rather long name')
  const member = await join(product, name)
  await saveEntry(member, fullDay('Rain.'))
  await page.goto('/admin/health')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectClean(page)
  await screen(page).search.fill(name)
  await screen(page).user(name).click()
  await expect(screen(page).entries(name)).toHaveCount(1)
  const chosen = page.getByRole('region', { name: 'Select User' }).getByText(name)
  if (isMobile) await expect(chosen).toBeInViewport()
  await screen(page).from.fill('')
  await screen(page).load.click()
  await expect(page.getByText('Please choose both dates.')).toBeVisible()
  if (isMobile) {
    // The list is one row, and unfolds to choose somebody else.
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expectClean(page)
    await page.getByRole('button', { name: 'Change' }).click()
  }
  // During the search, the former list is pale.
  await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page, 320)
})
