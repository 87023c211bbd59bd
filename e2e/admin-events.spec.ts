import type { Page } from '@playwright/test'
import { card, chooseAction, expect, fail, inHours, test, toast } from './admin-events-fixtures.ts'

const list = '**/api/global-events?active_only=false'
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const question = (page: Page) => page.getByRole('alertdialog')

test('the screen says that it loads, and what there is not @phone-too', async ({ page, events }) => {
  await page.route(list, async (route) => {
    await new Promise((go) => setTimeout(go, 1000))
    await route.continue()
  })
  await page.goto('/admin/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Events')
  await expect(page.getByText('Loading events...')).toBeVisible()
  await expect(page.getByText('No events yet. Create your first event!')).toBeVisible()
  await expect(page.getByText('Showing 0 of 0 events')).toBeVisible()
  await page.unroute(list)
  await events.make({ title: 'First of all' })
  await page.reload()
  await page.getByRole('searchbox').fill('nothing of the kind')
  await expect(page.getByText('No events match your filters.')).toBeVisible()
  await expect(page.getByText('Showing 0 of 1 events')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(card(page, 'First of all')).toBeVisible()
})

test('a card tells all of an event, and what is not known it leaves out', async ({ page, events }) => {
  await events.make({
    title: 'Rose garden',
    description: 'Slowly.',
    tags: ['yoga', 'outdoors'],
    capacity: 24,
    price: 8.5,
    currency: 'EUR',
    isActive: false,
    visibility: 'geo',
    geoCenter: { lat: 52.5, lng: 13.4 },
    geoRadiusKm: 12,
    location: { type: 'venue', address: '3 Elm St' },
    start: '2031-05-12T16:00:00Z',
    end: '2031-05-12T17:30:00Z',
  })
  await events.make({ title: 'Bare' })
  await events.make({ title: 'From home', location: { type: 'online' }, recurrence: 'FREQ=DAILY' })
  await page.goto('/admin/events')

  const full = card(page, 'Rose garden')
  for (const text of [
    'Slowly.',
    '3 Elm St',
    '8.50 EUR',
    'Max 24 attendees',
    'Geo-targeted (12 km radius)',
    'Inactive',
    'yoga',
    'outdoors',
  ])
    await expect(full.getByText(text, { exact: true })).toBeVisible()
  await expect(full.getByText(/May 12, 2031, 6:00\s–\s7:30\sPM/)).toBeVisible()
  const bare = card(page, 'Bare')
  await expect(bare.getByText('Venue', { exact: true })).toBeVisible()
  await expect(bare.getByText(/Inactive|Geo-targeted|Max|EUR|USD/)).toHaveCount(0)
  await expect(card(page, 'From home').getByText('Online Event')).toBeVisible()
  for (const name of ['RSVPs for', 'Edit', 'Archive', 'Delete', 'Actions for'])
    await expect(bare.getByRole('button', { name: `${name} Bare` })).toBeVisible()
  // Who comes is in the menu, and behind the numbers.
  await expect(bare.getByRole('button', { name: 'Who comes to Bare' })).toHaveCount(0)
  await bare.getByRole('button', { name: 'Actions for Bare' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Who comes', 'Duplicate'])
  await page.keyboard.press('Escape')
  await expect(full.getByRole('button', { name: 'Activate Rose garden' })).toBeVisible()
})

test('events are found by title, description and tag, by state, and by whether they are to come', async ({
  page,
  events,
}) => {
  await events.make({ title: 'Rose garden', start: inHours(5), end: inHours(6) })
  await events.make({ title: 'Clay', description: 'At the CAFÉ', isActive: false })
  await events.make({ title: 'Gone by', tags: ['Crafts'], start: inHours(-3), end: inHours(-2) })
  await page.goto('/admin/events')
  const count = page.getByText(/^Showing/)
  await expect(count).toHaveText('Showing 3 of 3 events')
  expect(await titles(page)).toEqual(['Clay', 'Rose garden', 'Gone by'])

  const search = page.getByRole('searchbox', { name: 'Search events' })
  for (const [words, found] of [
    ['rose', 'Rose garden'],
    ['cafe', 'Clay'],
    ['CRAFT', 'Gone by'],
  ] as const) {
    await search.fill(words)
    await expect(count).toHaveText('Showing 1 of 3 events')
    expect(await titles(page)).toEqual([found])
  }
  await search.clear()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Archived').click()
  await expect(button('Archived')).toHaveAttribute('aria-pressed', 'true')
  expect(await titles(page)).toEqual(['Clay'])
  await button('Active').click()
  expect(await titles(page)).toEqual(['Rose garden', 'Gone by'])
  await button('Upcoming Only').click()
  expect(await titles(page)).toEqual(['Rose garden'])
  await expect(count).toHaveText('Showing 1 of 3 events')
  await button('All').click()
  expect(await titles(page)).toEqual(['Clay', 'Rose garden'])
  await search.fill('rose')
  await expect(page).toHaveURL(/(?=.*search=rose)(?=.*upcoming=true)/)
  await page.reload()
  await expect(search).toHaveValue('rose')
  await expect.poll(() => titles(page)).toEqual(['Rose garden'])
})

test('events that cannot be loaded say so and are asked for again', { tag: '@thorough' }, async ({
  page,
  events,
  tolerate,
}) => {
  tolerate(/status of 500/, /ERR_INTERNET_DISCONNECTED/)
  await events.make({ title: 'Patience' })
  await page.route(list, fail(500))
  await page.goto('/admin/events')
  await expect(page.getByText('Failed to load events')).toBeVisible()
  await page.unroute(list)
  await page.route(list, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Patience')).toBeVisible()
})

test('whoever is no administrator any more is denied', async ({ page, events: _, tolerate }) => {
  tolerate(/status of 403/)
  await page.route(list, fail(403, { detail: 'This is for administrators.' }))
  await page.goto('/admin/events')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('This page is only accessible to administrators.')).toBeVisible()
})

test('an event is archived and activated after a question that names it', async ({ page, events }) => {
  await events.make({ title: 'Moon walk' })
  await page.goto('/admin/events')
  await chooseAction(page, 'Moon walk', 'Archive')
  await expect(question(page)).toContainText('Are you sure you want to archive this event?')
  await expect(question(page)).toContainText('Moon walk')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Archive Moon walk' })).toBeFocused()
  expect((await events.all())[0]?.isActive).toBe(true)

  await chooseAction(page, 'Moon walk', 'Archive')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await question(page).getByRole('button', { name: 'Archive' }).click()
  expect((await sent).postDataJSON()).toEqual({ isActive: false })
  await expect(page.getByText('Event archived successfully')).toBeVisible()
  await expect(card(page, 'Moon walk').getByText('Inactive')).toBeVisible()

  await chooseAction(page, 'Moon walk', 'Activate')
  await expect(question(page)).toContainText('Are you sure you want to activate this event?')
  await question(page).getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Event activated successfully')).toBeVisible()
  await expect(card(page, 'Moon walk').getByText('Inactive')).toHaveCount(0)
})

test('an event is deleted after a question that names it, and the keyboard finds its place', async ({
  page,
  events,
}) => {
  await events.make({ title: 'Moon walk' })
  await events.make({ title: 'Sun walk' })
  await page.goto('/admin/events')
  await chooseAction(page, 'Moon walk', 'Delete')
  await expect(question(page)).toContainText('Are you sure you want to delete this event?')
  await expect(question(page)).toContainText('Moon walk')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await expect(page.getByText('Showing 1 of 1 events')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Events' })).toBeFocused()
})

test('what fails is told: the server’s words of an archiving, the fixed text of a deletion @thorough', async ({
  page,
  events,
  tolerate,
}) => {
  tolerate(/status of (500|409)/)
  await events.make({ title: 'Moon walk' })
  await events.make({ title: 'Sun walk', isActive: false })
  await page.goto('/admin/events')
  const change = '**/api/global-events/*'
  const press = async (title: string, verb: string) => {
    await chooseAction(page, title, verb)
    await question(page).getByRole('button', { name: verb }).click()
  }
  await page.route(change, fail(409, { detail: 'Somebody is at it.' }))
  await press('Moon walk', 'Archive')
  await expect(toast(page, 'Somebody is at it.')).toBeVisible()
  await press('Moon walk', 'Delete')
  await expect(toast(page, 'Failed to delete event')).toBeVisible()
  await page.unroute(change)
  await page.route(change, fail(500))
  await press('Moon walk', 'Archive')
  await expect(toast(page, 'Failed to archive event')).toBeVisible()
  await press('Sun walk', 'Activate')
  await expect(toast(page, 'Failed to activate event')).toBeVisible()
})

test('endless words fit every screen @phone @thorough', async ({ page, events }) => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
  await events.make({
    title: word,
    description: word.repeat(3),
    tags: [word.slice(0, 40)],
    isActive: false,
    location: { type: 'venue', name: word, address: word },
  })
  for (const width of [320, page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/events')
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
