import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { eventMaker, inHours, rsvp } from './events-maker.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('the screen says what it is, that it loads, and what there is not @phone-too', async ({
  page,
  member: _,
  product,
}) => {
  await eventMaker(product)
  await page.route('**/api/global-events?active_only=true', async (route) => {
    await new Promise((go) => setTimeout(go, 1000))
    await route.continue()
  })
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Events')
  await expect(page.getByText('Discover wellness events in your area')).toBeVisible()
  await expect(page.getByText('Loading events...')).toBeVisible()
  await expect(page.getByText('No events available at the moment')).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(page.getByText('No events available at the moment')).toBeVisible()
  await page.getByRole('tab', { name: 'My RSVPs' }).click()
  await expect(page.getByText("You haven't RSVPed to any events yet")).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My RSVPs' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'See all events' }).click()
  await expect(page.getByRole('tab', { name: 'All Events' })).toHaveAttribute('aria-selected', 'true')
})

test('a card tells all of an event, and what is not known it leaves out', async ({
  page,
  member: _,
  product,
}) => {
  const { make } = await eventMaker(product)
  await make({
    title: 'Rose garden',
    description: 'Slowly.',
    tags: ['yoga', 'outdoors'],
    capacity: 24,
    price: 8.5,
    currency: 'EUR',
    ticketUrl: 'https://tickets.example.org/1',
    location: { type: 'venue', name: 'Pavilion', address: '3 Elm St' },
  })
  await make({ title: 'Bare' })
  await make({
    title: 'Gone by',
    start: inHours(-3),
    end: inHours(-2),
    ticketUrl: 'https://tickets.example.org/2',
  })
  await make({ title: 'Under way', start: inHours(-1), end: inHours(1) })
  await make({ title: 'From home', location: { type: 'online', zoomLink: 'https://zoom.example.org/j/1' } })
  await page.goto('/events')

  const full = card(page, 'Rose garden')
  for (const text of ['Slowly.', '3 Elm St', '8.50 EUR', 'Max 24 attendees', 'yoga', 'outdoors'])
    await expect(full.getByText(text, { exact: true })).toBeVisible()
  const tickets = full.getByRole('link', { name: 'Get Tickets' })
  await expect(tickets).toHaveAttribute('href', 'https://tickets.example.org/1')
  await expect(tickets).toHaveAttribute('target', '_blank')
  await expect(tickets).toHaveAttribute('rel', 'noopener noreferrer')

  const bare = card(page, 'Bare')
  await expect(bare.getByText('Venue location')).toBeVisible()
  await expect(bare.getByText(/attendees|USD|Free/)).toHaveCount(0)
  await expect(bare.getByRole('link')).toHaveCount(0)
  await expect(bare.getByText(/✓ Going|★ Interested|Not Going|Past Event|Remove RSVP/)).toHaveCount(0)
  await expect(bare.getByRole('button', { name: 'Going' })).toBeVisible()

  const past = card(page, 'Gone by')
  await expect(past).toHaveCount(0)
  await page.getByText('1 past event').click()
  await expect(past.getByText('Past Event')).toBeVisible()
  await expect(past.getByRole('button', { name: 'Going' })).toHaveCount(0)
  await expect(past.getByRole('link', { name: 'Get Tickets' })).toBeVisible()
  const under = card(page, 'Under way')
  await expect(under.getByText('Past Event')).toHaveCount(0)
  await expect(under.getByText('Happening now')).toBeVisible()
  await expect(under.getByRole('button', { name: 'Interested' })).toHaveCount(0)
  await expect(card(page, 'From home').getByText('Online Event')).toBeVisible()

  await expect(page.getByRole('article').last()).toContainText('Gone by')
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('an answer is seen at once, changed freely, taken back, and kept @phone-too', async ({
  page,
  member,
  product,
}) => {
  const { make, call } = await eventMaker(product)
  const { id } = await make({ title: 'Tea circle' })
  await page.goto('/events')
  const tea = card(page, 'Tea circle')
  await page.route('**/rsvp', async (route) => {
    await new Promise((go) => setTimeout(go, 4000))
    await route.continue()
  })
  await tea.getByRole('button', { name: 'Going' }).click()
  await expect(tea.getByText('✓ Going')).toBeVisible({ timeout: scaledLimit(3000) })
  await expect(page.getByText('RSVP updated to: going')).toBeVisible()
  await page.unroute('**/rsvp')
  await tea.getByRole('button', { name: 'Interested' }).click()
  await expect(tea.getByText('★ Interested')).toBeVisible()
  await expect(tea.getByText('✓ Going')).toHaveCount(0)
  await expect(page.getByText('RSVP updated to: interested')).toBeVisible()
  await page.reload()
  await expect(tea.getByText('★ Interested')).toBeVisible()
  await page.getByRole('tab', { name: 'My RSVPs' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await tea.getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(tea.getByText('Not Going')).toBeVisible()
  await expect(tea.getByRole('button', { name: 'Remove RSVP' })).toHaveCount(0)
  await expect(page.getByText('RSVP updated to: not going')).toBeVisible()
  const { statistics } = await call('GET /global-events/{id}/rsvps', { params: { id } })
  expect(statistics).toMatchObject({ going: 0, interested: 0, not_going: 1 })
  expect(await member.call('GET /my-rsvps')).toEqual([{ eventId: id, status: 'not_going' }])
})

test('an answer that is refused is taken back, with the reason @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of (409|500)/, /ERR_FAILED/)
  const { make, call } = await eventMaker(product)
  const full = await make({ title: 'One seat', capacity: 1 })
  await make({ title: 'Very soon', start: new Date(Date.now() + 5000).toISOString() })
  await make({ title: 'Broken' })
  await rsvp({ call }, full.id, 'going')
  await page.goto('/events')

  const seat = card(page, 'One seat')
  await expect(seat.getByText('Max 1 attendees · no places left')).toBeVisible()
  await seat.getByRole('button', { name: 'Interested' }).click()
  await expect(page.getByText('RSVP updated to: interested')).toBeVisible()
  await seat.getByRole('button', { name: 'Going' }).click()
  await expect(page.getByText('This event is full')).toBeVisible()
  await expect(seat.getByText('★ Interested')).toBeVisible()
  await expect(seat.getByText('✓ Going')).toHaveCount(0)

  await page.waitForTimeout(5000)
  await card(page, 'Very soon').getByRole('button', { name: 'Going' }).click()
  await expect(page.getByText('This event has already started')).toBeVisible()
  await expect(card(page, 'Very soon').getByText('✓ Going')).toHaveCount(0)

  const broken = card(page, 'Broken')
  await page.route('**/rsvp', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await broken.getByRole('button', { name: 'Going' }).click()
  await expect(page.getByText('Failed to RSVP')).toBeVisible()
  await expect(broken.getByText('✓ Going')).toHaveCount(0)
  expect(await member.call('GET /my-rsvps')).toHaveLength(1)
})

test('once an event starts its buttons go, and one can still take an answer back', async ({
  page,
  member,
  product,
}) => {
  const { make } = await eventMaker(product)
  const { id } = await make({ title: 'Dusk', start: inHours(1), end: inHours(2) })
  await rsvp(member, id, 'going')
  await page.clock.install()
  await page.goto('/events')
  const dusk = card(page, 'Dusk')
  await expect(dusk.getByRole('button', { name: 'Interested' })).toBeVisible()
  await page.clock.fastForward('01:00:30')
  await expect(dusk.getByRole('button', { name: 'Interested' })).toHaveCount(0)
  await expect(dusk.getByText('✓ Going')).toBeVisible()
  await dusk.getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(dusk.getByText('Not Going')).toBeVisible()
  await page.clock.fastForward('01:00:00')
  // Nothing else is there, so it is not folded away.
  await expect(dusk.getByText('Past Event')).toBeVisible()
})

test('one joins online only when going', async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  await make({ title: 'Breath', location: { type: 'online', zoomLink: 'https://zoom.example.org/j/1' } })
  await page.goto('/events')
  const join = card(page, 'Breath').getByRole('link', { name: 'Join Online' })
  await card(page, 'Breath').getByRole('button', { name: 'Interested' }).click()
  await expect(page.getByText('RSVP updated to: interested')).toBeVisible()
  await expect(join).toHaveCount(0)
  await card(page, 'Breath').getByRole('button', { name: 'Going' }).click()
  await expect(join).toHaveAttribute('href', 'https://zoom.example.org/j/1')
  await expect(join).toHaveAttribute('target', '_blank')
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer')
})

test('events that cannot be loaded say so and are asked for again; a lost list of answers is no bother @thorough', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { make } = await eventMaker(product)
  await make({ title: 'Patience' })
  const fail = (route: import('@playwright/test').Route) =>
    route.fulfill({ status: 500, json: { detail: 'x' } })
  await page.route('**/api/global-events?active_only=true', fail)
  await page.route('**/api/my-rsvps', fail)
  await page.goto('/events')
  await expect(page.getByText('Failed to load events')).toBeVisible()
  await page.unroute('**/api/global-events?active_only=true')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Patience')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('the search asks the server and can be cleared @thorough', async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  await make({ title: 'Clay evening', tags: ['craft'] })
  await make({ title: 'Forest run' })
  await page.goto('/events')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('CRAFT')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Clay evening')).toBeVisible()
  await page.getByRole('searchbox').fill('nothing of the kind')
  await expect(page.getByText('Nothing fits “nothing of the kind”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('coordinates are sent when they are known', async ({ page, member, product, context, signIn }) => {
  await eventMaker(product)
  await signIn(context, { ...member, user: { ...member.user, lat: 1.5, lng: -2.25 } })
  const asked = page.waitForRequest((request) =>
    request.url().includes('/api/global-events?active_only=true&lat='),
  )
  await page.goto('/events')
  expect(new URL((await asked).url()).search).toBe('?active_only=true&lat=1.5&lng=-2.25')
})

test('a hundred events and endless words fit every screen @phone', {
  tag: '@thorough',
}, async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
  for (let number = 0; number < 100; number += 1)
    await make({
      title: number === 0 ? word : `Event ${number}`,
      description: number === 0 ? word.repeat(3) : 'Short.',
      tags: number === 0 ? [word.slice(0, 40), 'b'.repeat(40)] : [],
      location: { type: 'venue', address: number === 0 ? word : null },
      start: inHours(2 + number),
      end: inHours(3 + number),
    })
  for (const width of [320, page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/events')
    await expect(page.getByRole('article')).toHaveCount(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: word }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(
      await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Show more events' }).click()
  await expect(page.getByRole('article')).toHaveCount(100)
})

test('notifications are offered until they are decided on', async ({ page, member: _, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' })
  })
  await page.goto('/events')
  await context.grantPermissions(['notifications'])
  await page.evaluate(() =>
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => {
        Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' })
        return 'granted'
      },
    }),
  )
  await page.getByRole('button', { name: 'Enable notifications' }).click()
  await expect(page.getByText("Notifications enabled! You'll receive event reminders.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable notifications' })).toHaveCount(0)
})
