import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openRow } from './profile-rows.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Discover Events Near You' })
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.user))

test.use({ wasAskedForPlace: false })
// Each journey is a new member's.
test.beforeEach(({ member: _ }) => {})

test('the location is asked for two seconds after the dashboard opened, and not on other pages @phone-too', async ({
  page,
}) => {
  await page.goto('/mood')
  await expect(page.getByRole('heading', { name: 'Mood Tracker' })).toBeVisible()
  await page.waitForTimeout(3000)
  await expect(dialog(page)).toHaveCount(0)

  await page.addInitScript(() => {
    const opened = () => document.querySelector('h1')?.textContent?.startsWith('Welcome')
    const asked = () => document.querySelector('dialog[open]')
    let from = 0
    new MutationObserver(() => {
      if (!from && opened()) from = performance.now()
      if (from && asked()) document.documentElement.dataset.waited ??= String(performance.now() - from)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  })
  await page.goto('/dashboard')
  await expect(dialog(page)).toBeVisible()
  const waited = Number(await page.evaluate(() => document.documentElement.dataset.waited))
  expect(waited).toBeGreaterThan(1900)
  expect(waited).toBeLessThan(4000)
  await expect(dialog(page)).toContainText('rounded to about 1 km')
})

test('it never opens over another dialog, but after it @thorough', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Choose Different Theme' }).click()
  await page.waitForTimeout(3500)
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
})

test('it is gone when the page is left before', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Mood', exact: true }).click()
  await page.waitForTimeout(3000)
  await expect(dialog(page)).toHaveCount(0)
})

test('a shared location leaves the browser rounded, is kept, and is asked for once @phone-too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.520008, longitude: 13.404954 })
  await page.goto('/dashboard')
  const sent = page.waitForRequest('**/api/user/location')
  await dialog(page).getByRole('button', { name: 'Share My Location' }).click()
  expect((await sent).postDataJSON()).toEqual({ lat: 52.52, lng: 13.4, location_requested: true })
  await expect(page.getByText("Location saved! You'll see nearby events.")).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ lat: 52.52, lng: 13.4, location_requested: true })
  await page.reload()
  await page.waitForTimeout(3000)
  await expect(dialog(page)).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText('52.52, 13.4')).toBeVisible()
})

test('without leave to know the place, the timezone says it', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/dashboard')
  await dialog(page).getByRole('button', { name: 'Share My Location' }).click()
  await expect(page.getByText('Location set to Berlin, Germany based on your timezone')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ city: 'Berlin', country: 'Germany', location_requested: true })
})

test('a browser without geolocation says so and falls back as well', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  })
  await page.goto('/dashboard')
  await dialog(page).getByRole('button', { name: 'Share My Location' }).click()
  await expect(page.getByText('Geolocation is not supported by your browser')).toBeVisible()
  await expect(page.getByText('Location set to Berlin, Germany based on your timezone')).toBeVisible()
})

test('the timezone alone is enough @phone-too', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/dashboard')
  const sent = page.waitForRequest('**/api/user/infer-location-from-timezone*')
  await dialog(page).getByRole('button', { name: 'Use Timezone Instead' }).click()
  expect(new URL((await sent).url()).searchParams.get('timezone_str')).toBe('Europe/Berlin')
  await expect(page.getByText('Location set to Berlin, Germany based on your timezone')).toBeVisible()
  await page.goto('/profile')
  await expect(page.locator('#location').getByText('Berlin, Germany')).toBeVisible()
})

test.describe('in a zone without a city', () => {
  test.use({ timezoneId: 'Etc/GMT+3' })
  test('it is only kept that the member was asked', { tag: '@thorough' }, async ({ page, tolerate }) => {
    tolerate(/status of 400/)
    await page.goto('/dashboard')
    const sent = page.waitForRequest('**/api/user/location')
    await dialog(page).getByRole('button', { name: 'Use Timezone Instead' }).click()
    expect((await sent).postDataJSON()).toEqual({ location_requested: true })
    await expect(page.getByText('Your timezone does not tell us a city.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ city: null, location_requested: true })
  })
})

for (const [way, fails] of [
  ['Share My Location', '**/api/user/location'],
  ['Use Timezone Instead', '**/api/user/*location*'],
] as const)
  test(`'${way}' that cannot be saved is told, and the question stays @thorough`, async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/status of 500/)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 1, longitude: 2 })
    await page.route(fails, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
    await page.goto('/dashboard')
    await dialog(page).getByRole('button', { name: way }).click()
    await expect(page.getByText('Failed to save location')).toBeVisible()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: way })).toBeEnabled()
    expect(await stored(page)).toMatchObject({ location_requested: false })
  })

for (const leave of ['Maybe Later', 'Close', 'Escape'])
  test(`'${leave}' stores no place, and the profile asks when the member wants to`, {
    tag: leave === 'Escape' ? [] : '@thorough',
  }, async ({ page }) => {
    await page.goto('/dashboard')
    await expect(dialog(page)).toBeVisible()
    const saved = page.waitForResponse('**/api/user/location')
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await dialog(page).getByRole('button', { name: leave, exact: true }).click()
    expect((await saved).request().postDataJSON()).toEqual({ location_requested: true })
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await page.waitForTimeout(3000)
    await expect(dialog(page)).toHaveCount(0)
    await page.goto('/profile')
    await expect(page.getByText('Not shared')).toBeVisible()
    const row = await openRow(page, 'location')
    await page.getByRole('button', { name: 'Share your location' }).click()
    await dialog(page).getByRole('button', { name: 'Use Timezone Instead' }).click()
    await expect(row.getByText('Berlin, Germany', { exact: true })).toBeVisible()
  })
