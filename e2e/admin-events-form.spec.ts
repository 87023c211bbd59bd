import type { Page } from '@playwright/test'
import type { GlobalEvent } from '../contract/events.ts'
import {
  card,
  create,
  editor,
  expect,
  fail,
  field,
  fillRequired,
  openNew,
  rule,
  test,
  toast,
} from './admin-events-fixtures.ts'

const posted = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/global-events'))
const choose = (page: Page, name: string) => editor(page).getByRole('radio', { name }).check({ force: true })

test('a new event begins as specified, with every hint', async ({ page, events: _ }) => {
  const form = await openNew(page)
  await expect(page.getByRole('dialog', { name: 'Create New Event' })).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  await expect(form.getByRole('radio', { name: 'Venue' })).toBeChecked()
  await expect(form.getByRole('radio', { name: 'All members' })).toBeChecked()
  await expect(field(page, 'Currency')).toHaveValue('USD')
  await expect(field(page, 'Currency').getByRole('option')).toHaveText(['USD', 'EUR', 'TRY'])
  await expect(field(page, 'Reminders')).toHaveValue('1440,60')
  await expect(form.getByText('Reminds 1 day before and 1 hour before.')).toBeVisible()
  await expect(form.getByLabel('Active')).toBeChecked()
  await expect(form.getByLabel('All day')).not.toBeChecked()
  await expect(form.getByLabel('RSVP required')).not.toBeChecked()
  await expect(field(page, 'Time zone')).toHaveValue('Europe/Berlin')
  await expect(field(page, 'Price')).toHaveAttribute('step', '0.01')
  await expect(form.getByText('1440,60 means one day and one hour before')).toBeVisible()
  await rule(page)
  await expect(form.getByText('FREQ=WEEKLY;BYDAY=MO (weekly on Monday)')).toBeVisible()
  await expect(form.getByText('FREQ=MONTHLY;BYMONTHDAY=15 (monthly on day 15)')).toBeVisible()
  await expect(form.getByText('Must use HTTPS protocol for security')).toHaveCount(1)
  await choose(page, 'Online')
  await expect(form.getByText('Must use HTTPS protocol for security')).toHaveCount(2)
  await choose(page, 'Geo-targeted')
  await expect(field(page, 'Radius (km)')).toHaveValue('50')
})

test('every field is sent as specified @phone-too', async ({ page, events }) => {
  await openNew(page)
  await fillRequired(page, 'Rose garden')
  await field(page, 'Tags').fill(' yoga, tea house ,, yoga')
  await (await rule(page)).fill('FREQ=WEEKLY;BYDAY=MO')
  await field(page, 'Reminders').fill('30, soon, 0')
  await field(page, 'Venue name (optional)').fill('Pavilion')
  await field(page, 'Address').fill('3 Elm St')
  await field(page, 'Latitude').fill('52.5')
  await field(page, 'Longitude').fill('13.25')
  await choose(page, 'Geo-targeted')
  await editor(page).getByRole('button', { name: 'Use the place of the venue' }).click()
  await field(page, 'Radius (km)').fill('12.5')
  await field(page, 'Ticket URL').fill('http://tickets.example.org/1')
  await field(page, 'Price').fill('8.50')
  await field(page, 'Currency').selectOption('EUR')
  await field(page, 'Capacity').fill('24')
  await editor(page).getByLabel('RSVP required').check({ force: true })
  await editor(page).getByLabel('Active').uncheck({ force: true })
  const sent = posted(page)
  await create(page).click()
  expect((await sent).postDataJSON()).toEqual({
    // Made in the browser, so that an event whose answer was lost is not created twice.
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Rose garden',
    description: 'An hour of quiet.',
    start: '2031-05-12T16:00:00.000Z',
    end: '2031-05-12T17:30:00.000Z',
    allDay: false,
    timezone: 'Europe/Berlin',
    location: { type: 'venue', name: 'Pavilion', address: '3 Elm St', lat: 52.5, lng: 13.25 },
    tags: ['yoga', 'tea house'],
    visibility: 'geo',
    geoCenter: { lat: 52.5, lng: 13.25 },
    geoRadiusKm: 12.5,
    ticketUrl: 'http://tickets.example.org/1',
    price: 8.5,
    currency: 'EUR',
    capacity: 24,
    rsvpRequired: true,
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    remindersDefault: [30, 0],
    isActive: false,
  })
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  await expect(editor(page)).toHaveCount(0)
  await expect(card(page, 'Rose garden').getByText('Inactive')).toBeVisible()
  expect(await events.all()).toHaveLength(1)
})

test('an event is edited: its series, and nothing is lost on the way @thorough', async ({ page, events }) => {
  const made = await events.make({
    title: 'Breath',
    start: '2026-01-05T12:15:00.000Z',
    end: '2026-01-05T13:15:00.000Z',
    timezone: 'Asia/Kathmandu',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    location: { type: 'online', zoomLink: 'https://zoom.example.org/j/1' },
    bookingUrl: 'https://book.example.org/',
    price: 0,
    remindersDefault: [],
  })
  await page.goto('/admin/events')
  await page.getByRole('button', { name: 'Edit Breath' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible()
  await expect(field(page, 'Start')).toHaveValue('2026-01-05T18:00')
  await expect(field(page, 'Price')).toHaveValue('0')
  await expect(editor(page).getByText('Reminds nobody.')).toBeVisible()
  await field(page, 'Title').fill('Deep breath')
  const before = (await events.all())[0]
  await editor(page).getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, 'Event updated successfully')).toBeVisible()
  const [after] = await events.all()
  expect(after).toEqual({ ...before, title: 'Deep breath' })
  expect(after?.id).toBe(made.id)
})

test('a save is told while it takes its time, and is sent once @thorough', async ({ page, events }) => {
  await page.route('**/api/global-events', async (route) => {
    await new Promise((go) => setTimeout(go, 700))
    await route.continue()
  })
  await openNew(page)
  await fillRequired(page, 'Patience')
  await field(page, 'Title').press('Enter')
  await expect(editor(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  expect(await events.all()).toHaveLength(1)
})

test('what is missing or cannot be is told before anything is sent', async ({ page, events }) => {
  await openNew(page)
  await create(page).click()
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  for (const words of [
    'Please enter a title',
    'Please enter a description',
    'Please choose when it starts',
    'Please choose when it ends',
  ])
    await expect(editor(page).getByText(words)).toBeVisible()
  await fillRequired(page, 'Rose garden')
  await expect(editor(page).getByText('Please enter a title')).toHaveCount(0)

  await field(page, 'End').fill('2031-05-12T17:59')
  await create(page).click()
  await expect(toast(page, 'An event cannot end before it starts.')).toBeVisible()
  await expect(field(page, 'End')).toBeFocused()
  await expect(field(page, 'End')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'End').fill('2031-05-12T18:00')

  await choose(page, 'Geo-targeted')
  await field(page, 'Geo-center latitude').fill('27.7')
  await create(page).click()
  await expect(toast(page, 'Geo-center coordinates are required for geo-targeted events')).toBeVisible()
  await expect(field(page, 'Geo-center longitude')).toBeFocused()
  await field(page, 'Geo-center longitude').fill('85.3')
  await field(page, 'Radius (km)').fill('')

  await field(page, 'Price').fill('1.005')
  await create(page).click()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(field(page, 'Price')).toHaveAttribute('aria-invalid', 'true')
  expect(await events.all()).toHaveLength(0)
  await field(page, 'Price').fill('')
  await create(page).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  const [made] = (await events.all()) as [GlobalEvent]
  expect([made.geoRadiusKm, made.price]).toEqual([50, null])
})

test('what is refused stands at its field, or is told @thorough', async ({ page, events, tolerate }) => {
  tolerate(/status of (400|500)/)
  await openNew(page)
  await fillRequired(page, 'Rose garden')
  await field(page, 'Tags').fill('x'.repeat(41))
  await create(page).click()
  await expect(field(page, 'Tags')).toBeFocused()
  await expect(field(page, 'Tags')).toHaveAccessibleDescription(/A tag holds 40 characters/)
  await field(page, 'Tags').fill('')
  await field(page, 'Ticket URL').fill('javascript:alert(1)')
  await field(page, 'Capacity').fill('2000000')
  await create(page).click()
  await expect(field(page, 'Ticket URL')).toBeFocused()
  const sentence = 'A link should start with https:// or http://'
  await expect(field(page, 'Ticket URL')).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(toast(page, sentence)).toBeVisible()
  await expect(field(page, 'Capacity')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Ticket URL').fill('')
  await field(page, 'Capacity').fill('')
  await page.route('**/api/global-events', fail(500))
  await create(page).click()
  await expect(toast(page, 'Failed to save event')).toBeVisible()
  await page.unroute('**/api/global-events')
  await create(page).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  expect(await events.all()).toHaveLength(1)
})
