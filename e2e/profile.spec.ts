import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { expectClean } from './clean.ts'
import { shareBanner } from './community-maker.ts'
import { expect, test } from './fixtures.ts'
import { openProfile, openRow, rowButton } from './profile-rows.ts'

const value = (page: Page, row: Parameters<typeof rowButton>[1]) => rowButton(page, row)
const main = (page: Page) => page.getByRole('main')
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a new member is met by name, with an invitation to a banner, and each row says what is set @phone-too', async ({
  page,
  member,
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name)
  const month = new Date().toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
  await expect(main(page).getByText(`Here since ${month}`)).toBeVisible()
  await expect(main(page).getByText('You have no banner yet.')).toBeVisible()
  for (const [row, words] of [
    ['banner', 'None yet'],
    ['reminders', '4 kinds, while A-genda is open'],
    ['calendars', 'None yet'],
    ['appearance', 'As the device'],
    ['health-access', 'Nobody but you'],
    ['data', 'Nothing yet'],
    ['name', member.name],
    ['location', 'Not shared'],
    ['sessions', '1 device'],
  ] as const) {
    await expect(value(page, row)).toHaveAccessibleDescription(words)
    await expect(value(page, row)).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(page.getByText('Your first pebble will lie in the ring.')).toBeVisible()
  // What a form has is not fetched before it is wanted.
  await expect(page.getByLabel('Banner URL')).toHaveCount(0)

  await main(page).getByRole('link', { name: 'Choose a banner' }).click()
  await expect(rowButton(page, 'banner')).toBeFocused()
  await expect(page.getByLabel('Banner URL')).toBeInViewport()
})

test('the values of the rows follow what is changed @phone-too', async ({ page, member }) => {
  await shareBanner(member, { alt_text: 'Two halves' })
  await member.call('POST /mood', { body: { date: '2026-11-18', mood: 'calm' } })
  await member.call('POST /feeds', { body: { id: crypto.randomUUID(), kind: 'planner' } })
  await page.goto('/profile')
  await expect(main(page).getByRole('img', { name: 'Two halves' })).toHaveCount(1)
  await expect(page.getByText('You have no banner yet.')).toHaveCount(0)
  await expect(value(page, 'banner')).toHaveAccessibleDescription(/^In the gallery, with(out)? your name$/)
  await expect(value(page, 'calendars')).toHaveAccessibleDescription('1 address')
  await expect(value(page, 'data')).toHaveAccessibleDescription(/^2 entries/)
  await openRow(page, 'reminders')
  await page
    .getByRole('group', { name: 'Planner' })
    .getByRole('switch', { name: 'While A-genda is open' })
    .uncheck()
  await expect(value(page, 'reminders')).toHaveAccessibleDescription('3 kinds, while A-genda is open')
  await openRow(page, 'appearance')
  await page.getByText('Dark', { exact: true }).first().click()
  await expect(value(page, 'appearance')).toHaveAccessibleDescription('Dark')
})

test('a row opens and folds by keyboard, keeps what was typed, and is as it was left when one comes back @phone-too', async ({
  page,
  member: _,
}) => {
  await page.goto('/profile')
  const banner = rowButton(page, 'banner')
  await banner.press('Enter')
  await expect(banner).toHaveAttribute('aria-expanded', 'true')
  const alt = page.getByLabel('Alt text')
  await alt.fill('The sea')
  await banner.press('Space')
  await expect(banner).toHaveAttribute('aria-expanded', 'false')
  await expect(alt).toBeHidden()
  // A search in the page may open it again.
  await expect(page.locator('#banner > [hidden]')).toHaveAttribute('hidden', 'until-found')
  await banner.press('Enter')
  await expect(alt).toHaveValue('The sea')
  await alt.fill('Member banner')

  await openRow(page, 'data')
  await page.getByRole('link', { name: 'Bring your history' }).click()
  await expect(page).toHaveURL('/profile/history')
  await page.goBack()
  await expect(alt).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bring your history' })).toBeVisible()
  await banner.press('Enter')
  await page.reload()
  await expect(banner).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: 'Bring your history' })).toBeVisible()
})

test('an address opens its row and moves the focus there: at the first load, and from another page @phone-too @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/profile#reminders')
  const reminders = rowButton(page, 'reminders')
  await expect(reminders).toBeFocused()
  await expect(reminders).toHaveAttribute('aria-expanded', 'true')
  await expect(reminders).toBeInViewport()
  await expect(page.getByRole('group', { name: 'Planner' })).toBeVisible()

  await page.route('**/api/banners/shared?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/community?tab=gallery')
  await page.getByRole('link', { name: 'Share your banner' }).click()
  await expect(page).toHaveURL('/profile#banner')
  await expect(rowButton(page, 'banner')).toBeFocused()
  await expect(page.getByLabel('Banner URL')).toBeVisible()
})

test('what a search in the page finds in a folded row opens it @thorough', async ({ page, member: _ }) => {
  await openProfile(page, 'location')
  await rowButton(page, 'location').click()
  await expect(page.getByRole('button', { name: 'Share your location' })).toBeHidden()
  await page
    .locator('#location > [hidden]')
    .evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(page.getByRole('button', { name: 'Share your location' })).toBeVisible()
  await expect(rowButton(page, 'location')).toHaveAttribute('aria-expanded', 'true')
})

test('reminders and data stand above Sign Out, leaving is last, and the closed page is short @phone @thorough', async ({
  page,
  member,
}) => {
  await shareBanner(member)
  for (const mood of ['calm', 'happy'])
    await member.call('POST /mood', { body: { date: '2026-11-18', mood } })
  await page.goto('/profile')
  await expect(value(page, 'sessions')).toHaveAccessibleDescription('1 device')
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? 0
  const order = [
    (await rowButton(page, 'reminders').boundingBox())?.y ?? 0,
    (await rowButton(page, 'data').boundingBox())?.y ?? 0,
    await top('Sign Out'),
    await top('Delete my account'),
  ]
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(0)
  // With eight open cards it was 6,551 pixels.
  expect(await heightOf(page)).toBeLessThan(2800)
})

test('without a server each part says so, and the page stands @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/mood/history'),
    (route) => route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name)
  for (const row of ['banner', 'reminders', 'calendars', 'health-access', 'data', 'sessions'] as const)
    await expect(value(page, row)).toHaveAccessibleDescription('Could not be loaded', {
      timeout: scaledLimit(20_000),
    })
  await expect(page.getByText('Your days could not be loaded.')).toBeVisible()
  await expect(page.getByText('You have no banner yet.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

for (const width of [1280, 390, 320])
  test(`the profile at ${width} pixels: nothing of anything, and a long name with all rows open`, {
    tag: '@thorough',
  }, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/profile')
    await expect(value(page, 'sessions')).toHaveAccessibleDescription('1 device')
    await expectClean(page)
    await shareBanner(member)
    const user = {
      ...member.user,
      name: 'Wilhelmina-Constantia '.repeat(4).trim(),
      city: 'Llanfairpwllgwyngyll',
    }
    await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.name)
    for (const row of ['banner', 'reminders', 'calendars', 'appearance', 'data', 'location'] as const)
      await openRow(page, row)
    await expect(page.getByRole('button', { name: 'Use an image link' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Planner' })).toBeVisible()
    await expect(page.getByText('Take it with you')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
  })
