import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { item, readDay, saveDay } from './calendar-fixtures.ts'
import { eventMaker, inHours } from './events-maker.ts'
import { expect, test } from './fixtures.ts'

const dayIn = (moment: string, timeZone: string) => new Date(moment).toLocaleDateString('sv-SE', { timeZone })

test('a shared link opens the event, and so does its card; back and Esc close it @phone-too', async ({
  page,
  member: _,
  product,
}) => {
  const { make } = await eventMaker(product)
  const { id } = await make({
    title: 'Rose garden',
    description: 'Slowly.\nWith tea.',
    tags: ['yoga'],
    capacity: 24,
    price: 8,
    currency: 'EUR',
    ticketUrl: 'https://tickets.example.org/1',
    location: { type: 'venue', name: 'Pavilion', address: '3 Elm St', lat: 52.5, lng: 13.25 },
  })
  await page.goto(`/events?event=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Rose garden' })
  for (const text of ['GLOBAL EVENT', 'Pavilion', '3 Elm St', '8 EUR', 'Max 24 attendees', 'yoga'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.getByText('Slowly.')).toContainText('With tea.')
  const map = dialog.getByRole('link', { name: 'View on Map' })
  await expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=52.5&mlon=13.25#map=16/52.5/13.25',
  )
  for (const link of [map, dialog.getByRole('link', { name: 'Buy Ticket' })]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await dialog.getByRole('button', { name: 'Going' }).click()
  await expect(dialog.getByText('✓ Going')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/events')

  await page.getByRole('button', { name: 'Rose garden' }).click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`/events?event=${id}`)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rose garden' })).toBeFocused()
  await page.getByRole('button', { name: 'Rose garden' }).click()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/events')
})

test('the link of an event is copied @thorough', async ({ page, member: _, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { make } = await eventMaker(product)
  const { id } = await make()
  await page.goto(`/events?event=${id}`)
  await page.getByRole('button', { name: 'Copy Event link' }).click()
  await expect(page.getByText('Event link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/events?event=${id}`)
})

test('what is not known is not offered', async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  const bare = await make({ title: 'Bare', location: { type: 'venue', lat: 3 } })
  await page.goto(`/events?event=${bare.id}`)
  const dialog = page.getByRole('dialog', { name: 'Bare' })
  await expect(dialog.getByText('Venue Location')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  const online = await make({
    title: 'Online',
    location: { type: 'online', zoomLink: 'http://zoom.example.org/j/1' },
  })
  await page.goto(`/events?event=${online.id}`)
  await expect(page.getByRole('dialog').getByText('Online Event')).toBeVisible()
  // Whole, in the foot of the dialog, however little room there is.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const join = page.getByRole('dialog').locator('footer').getByRole('link', { name: 'Open Zoom Meeting' })
    await expect(join).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('link', { name: 'Open Zoom Meeting' })).toHaveAttribute(
    'href',
    'http://zoom.example.org/j/1',
  )
})

test('an event that is no more, or never was, is told kindly @phone-too @thorough', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 40[04]/)
  const { make, remove } = await eventMaker(product)
  const { id } = await make()
  await remove(id)
  for (const missing of [id, 'nonsense']) {
    await page.goto(`/events?event=${missing}`)
    await expect(page.getByRole('dialog', { name: 'This event is not here' })).toBeVisible()
    await page.getByRole('button', { name: 'See all events' }).click()
    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the calendar file is one that another program reads', async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  const start = inHours(30)
  const { id } = await make({
    title: 'Tea; cake & "you"',
    description: 'One,\ntwo.',
    start,
    end: inHours(31),
  })
  await page.goto(`/events?event=${id}`)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to Calendar (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Tea__cake____you_.ics')
  await expect(page.getByText('Calendar file downloaded!')).toBeVisible()
  expect(scripts.some((url) => /\/ics-.*\.js$/.test(url))).toBe(true)
  const [entry] = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')),
  ).getAllSubcomponents('vevent')
  const event = new ICAL.Event(entry)
  expect(event.summary).toBe('Tea; cake & "you"')
  expect(event.description).toBe('One,\ntwo.')
  expect(event.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(start) / 1000) * 1000)
  expect(entry?.getFirstPropertyValue('url')).toBe(`${product.url}/events?event=${id}`)
})

for (const timezoneId of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Europe/Istanbul'])
  test.describe(timezoneId, { tag: timezoneId === 'America/St_Johns' ? [] : '@thorough' }, () => {
    test.use({ timezoneId })

    test('an event is shown, and put on the agenda, by the clocks there', async ({
      page,
      member,
      product,
    }) => {
      const { make } = await eventMaker(product)
      // It is late in the evening in UTC, and another day in two of the zones.
      const start = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T20:30:00Z`
      const end = new Date(Date.parse(start) + 3_600_000).toISOString()
      const { id } = await make({ title: 'Evening yoga', start, end, ticketUrl: 'https://t.example.org/' })
      const time = new Date(start).toLocaleTimeString('en-US', {
        timeZone: timezoneId,
        hour: 'numeric',
        minute: '2-digit',
      })
      await page.goto(`/events?event=${id}`)
      await expect(page.getByRole('dialog').getByRole('time')).toContainText(time.replace(/\s?[AP]M/, ''))
      await page.getByRole('button', { name: 'Add to My Agenda' }).click()
      await expect(page.getByText('Event added to your agenda!')).toBeVisible()
      const { notes } = await readDay(member, dayIn(start, timezoneId))
      expect(notes).toHaveLength(1)
      expect(notes[0]).toMatchObject({
        text: 'Evening yoga',
        type: 'event',
        time: new Date(start).toLocaleTimeString('en-GB', {
          timeZone: timezoneId,
          hour: '2-digit',
          minute: '2-digit',
        }),
        globalEventId: id,
        ticketUrl: 'https://t.example.org/',
        location: 'Venue Location',
      })
    })
  })

test('what stands on the day stays, what another device adds meanwhile too, and nothing is added twice @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 409/)
  const { make } = await eventMaker(product)
  const start = inHours(50)
  const date = dayIn(start, 'Europe/Berlin')
  const { id } = await make({ title: 'Evening yoga', start, end: inHours(51) })
  const [fern, call] = [item(1, 'Water the fern'), item(2, 'Call Noor')]
  await saveDay(member, date, [fern])
  let reads = 0
  await page.route(`**/api/daily-notes/${date}`, async (route) => {
    const response = await route.fetch()
    reads += 1
    if (reads === 1) await saveDay(member, date, [fern, call])
    await route.fulfill({ response })
  })
  await page.goto(`/events?event=${id}`)
  await page.getByRole('button', { name: 'Add to My Agenda' }).click()
  await expect(page.getByText('Event added to your agenda!')).toBeVisible()
  const texts = async () => (await readDay(member, date)).notes.map(({ text }) => text)
  expect(await texts()).toEqual(['Water the fern', 'Call Noor', 'Evening yoga'])
  await page.getByRole('button', { name: 'Add to My Agenda' }).click()
  await expect(page.getByText('This event is in your agenda already.')).toBeVisible()
  expect(await texts()).toHaveLength(3)
})

test('an agenda that cannot be saved says so, and a booking link must be https @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { make } = await eventMaker(product)
  const start = inHours(50)
  const { id } = await make({
    title: 'Plain',
    start,
    end: inHours(51),
    bookingUrl: 'http://book.example.org',
  })
  await page.goto(`/events?event=${id}`)
  await page.getByRole('button', { name: 'Add to My Agenda' }).click()
  await expect(page.getByText('Invalid booking URL')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close notification' }).click()
  await page.getByRole('button', { name: 'Buy Ticket' }).click()
  await expect(page.getByText('Invalid booking URL')).toHaveCount(1)
  expect((await readDay(member, dayIn(start, 'Europe/Berlin'))).notes).toEqual([])

  const secure = await make({
    title: 'Secure',
    start,
    end: inHours(51),
    bookingUrl: 'https://book.example.org',
  })
  await page.route('**/api/daily-notes', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto(`/events?event=${secure.id}`)
  await expect(page.getByRole('link', { name: 'Buy Ticket' })).toHaveAttribute(
    'href',
    'https://book.example.org',
  )
  await page.getByRole('button', { name: 'Add to My Agenda' }).click()
  await expect(page.getByText('Failed to add event to agenda')).toBeVisible()
})
