import { expect, fail, field, openNew, test, toast } from './admin-events-fixtures.ts'

test('an address is looked up: none, not found, found, and failed', async ({ page, events: _, tolerate }) => {
  tolerate(/status of (429|500)/)
  const form = await openNew(page)
  const look = form.getByRole('button', { name: 'Look up' })
  const geocode = '**/api/admin/geocode?*'
  await look.click()
  await expect(toast(page, 'Please enter an address first')).toBeVisible()
  await expect(field(page, 'Address')).toBeFocused()

  await field(page, 'Address').fill('Durbar Square')
  await page.route(geocode, (route) => route.fulfill({ json: [] }))
  const asked = page.waitForRequest(geocode)
  await look.click()
  expect(new URL((await asked).url()).search).toBe('?q=Durbar+Square&limit=5')
  await expect(toast(page, 'Address not found. Please enter coordinates manually.')).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue('')

  await page.unroute(geocode)
  const place = { lat: 27.7042, lon: 85.3067, display_name: 'Durbar Square, Kathmandu, Nepal' }
  await page.route(geocode, (route) => route.fulfill({ json: [place] }))
  await look.click()
  await expect(toast(page, 'Location found!')).toBeVisible()
  await expect(form.getByText('Found: Durbar Square, Kathmandu, Nepal')).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue('27.7042')
  await expect(field(page, 'Longitude')).toHaveValue('85.3067')
  await field(page, 'Address').fill('Somewhere else')
  await expect(form.getByText('Found:')).toHaveCount(0)

  // Coordinates that were found for another address are removed. Coordinates that a person entered stay.
  await page.unroute(geocode)
  await page.route(geocode, (route) => route.fulfill({ json: [] }))
  const notFound = toast(page, 'Address not found. Please enter coordinates manually.')
  await look.click()
  await expect(notFound).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue('')
  await expect(field(page, 'Longitude')).toHaveValue('')
  await field(page, 'Latitude').fill('27.7')
  await field(page, 'Longitude').fill('85.3')
  await notFound.getByRole('button').click()
  await expect(notFound).toHaveCount(0)
  await look.click()
  await expect(notFound).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue('27.7')

  await page.unroute(geocode)
  await page.route(geocode, fail(500))
  await look.click()
  await expect(toast(page, 'Failed to geocode address')).toBeVisible()
  await page.unroute(geocode)
  await page.route(geocode, fail(429, { detail: 'Too many attempts. Please wait a while and try again.' }))
  await look.click()
  await expect(toast(page, 'That was a little too often')).toBeVisible()
})

test('coordinates copied from a map fill both fields @thorough', async ({ page, events: _ }) => {
  await openNew(page)
  await field(page, 'Latitude').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '27.7042, 85.3067')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page, 'Latitude')).toHaveValue('27.7042')
  await expect(field(page, 'Longitude')).toHaveValue('85.3067')
})
