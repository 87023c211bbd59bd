import { eventMaker, inHours, locate } from './events-maker.ts'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

test.beforeEach(async ({ member, context, signIn }) => {
  await signIn(context, { ...member, user: await locate(member) })
})

test('the next nearby event is told, and the next when it is dismissed, for good @phone-too', async ({
  page,
  product,
}) => {
  const { make } = await eventMaker(product)
  const later = await make({ title: 'Later walk', start: inHours(30), end: inHours(31) })
  const first = await make({
    title: 'First walk',
    location: { type: 'online', zoomLink: 'https://zoom.example.org/j/1' },
    ticketUrl: 'https://tickets.example.org/1',
    price: 5,
    tags: ['walk'],
  })
  await make({ title: 'Next month', start: inHours(24 * 8), end: inHours(24 * 8 + 1) })
  await make({
    title: 'Elsewhere',
    visibility: 'geo',
    geoCenter: { lat: -33.9, lng: 151.2 },
    geoRadiusKm: 50,
  })
  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'Nearby event' })
  await expect(banner.getByRole('heading', { name: 'First walk' })).toBeVisible()
  await expect(banner.getByText('+1 more nearby event')).toBeVisible()

  await banner.getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'First walk' })
  for (const text of ['NEARBY', 'Bring a mat.', 'Online Event', '5 USD', 'walk'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open Zoom Meeting' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Buy Tickets' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to My Agenda' })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download .ics' }).click()
  expect((await download).suggestedFilename()).toBe('First_walk.ics')
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: 'Dismiss First walk' }).click()
  await expect(banner.getByRole('heading', { name: 'Later walk' })).toBeVisible()
  await expect(banner.getByText(/more nearby/)).toHaveCount(0)
  await page.reload()
  await expect(banner.getByRole('heading', { name: 'Later walk' })).toBeVisible()
  await banner.getByRole('button', { name: 'Dismiss Later walk' }).click()
  await expect(banner).toHaveCount(0)
  expect(await page.evaluate(() => JSON.parse(localStorage.dismissedEventBanners))).toEqual([
    first.id,
    later.id,
  ])
})

test('an event that was created more than seven days ago is no news', async ({ page, product }) => {
  const { make } = await eventMaker(product)
  await make({ start: inHours(24 * 9), end: inHours(24 * 9 + 1) })
  await page.clock.install({ time: Date.now() + 8 * 86_400_000 })
  const asked = page.waitForResponse((response) => response.url().includes('/api/global-events?'))
  await page.goto('/dashboard')
  expect(await (await asked).json()).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nearby event' })).toHaveCount(0)
})

test('asks for seven days around the member, and a failure is silent', async ({
  page,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await eventMaker(product)
  const asked: URL[] = []
  await page.route('**/api/global-events?*', (route) => {
    asked.push(new URL(route.request().url()))
    return route.fulfill({ status: 500, json: { detail: 'x' } })
  })
  await page.goto('/dashboard')
  const days = ({ searchParams }: URL) =>
    (Date.parse(searchParams.get('end') ?? '') - Date.parse(searchParams.get('start') ?? '')) / 86_400_000
  await expect.poll(() => asked.map(days)).toContain(7)
  const search = asked.find((url) => days(url) === 7)?.searchParams
  expect([search?.get('active_only'), search?.get('lat'), search?.get('lng')]).toEqual([
    'true',
    '52.52',
    '13.4',
  ])
  await expect(page.getByRole('region', { name: 'Nearby event' })).toHaveCount(0)
  await expect(page.getByText(/Failed to load/)).toHaveCount(0)
})

test('nobody whose place is not known is told of what is nearby', async ({
  page,
  member,
  product,
  context,
  signIn,
}) => {
  const { make } = await eventMaker(product)
  await make()
  await signIn(context, member)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/global-events?') && asked.push(request.url()))
  await page.goto('/dashboard')
  await quietNetwork(page)
  await expect(page.getByRole('region', { name: 'Nearby event' })).toHaveCount(0)
  const days = (url: string) => {
    const { searchParams } = new URL(url)
    return (
      (Date.parse(searchParams.get('end') ?? '') - Date.parse(searchParams.get('start') ?? '')) / 86_400_000
    )
  }
  expect(asked.map(days)).not.toContain(7)
})
