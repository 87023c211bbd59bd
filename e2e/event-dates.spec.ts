import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { eventMaker, inHours, rsvp, weekly, weeks } from './events-maker.ts'
import { expect, join, test } from './fixtures.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const dialog = (page: Page, title = 'Evening yoga') => page.getByRole('dialog', { name: title })
const dates = (page: Page) => dialog(page).getByRole('region', { name: 'Dates' }).getByRole('listitem')
/** As the browser of the tests words a day. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'Europe/Berlin',
  })

/** The day of a moment in that browser. */
const dateOf = (moment: string) => new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

test('one date of a series is answered by itself, and all of them at once @phone-too', async ({
  page,
  member,
  product,
}) => {
  const { make } = await eventMaker(product)
  const starts = weeks(6)
  const { id } = await make(weekly(starts))
  await page.goto('/events')
  const yoga = card(page, 'Evening yoga')
  await yoga.getByRole('button', { name: 'Going' }).click()
  await expect(yoga.getByText('✓ Going')).toBeVisible()
  await yoga.getByRole('button', { name: /^All dates/ }).click()
  await expect(dialog(page).getByRole('radio', { name: 'All dates' })).toBeChecked()
  await expect(dates(page)).toHaveCount(4)
  await expect(dates(page).filter({ hasText: '✓ Going' })).toHaveCount(4)
  await dialog(page).getByRole('button', { name: 'Show more dates' }).click()
  await expect(dates(page)).toHaveCount(6)

  const third = dates(page).nth(2)
  await third.getByRole('button').click()
  await expect(third.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByRole('radio', { name: /^Only / })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(third).toContainText('Not Going')
  await expect(dates(page).filter({ hasText: '✓ Going' })).toHaveCount(5)
  await expectClean(page)
  const said = () => member.call('GET /my-rsvps/occurrences')
  await expect.poll(said).toMatchObject([{ eventId: id, status: 'not_going' }])
  expect(Date.parse((await said())[0]?.occurrenceStart ?? '')).toBe(Date.parse(starts[2] ?? ''))
  expect(await member.call('GET /my-rsvps')).toEqual([{ eventId: id, status: 'going' }])

  await dialog(page).getByText('All dates', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Interested' }).click()
  await expect(dates(page).filter({ hasText: '★ Interested' })).toHaveCount(6)
  await expect.poll(said).toEqual([])
})

test('a cancelled date and a moved one are told to who would come, on the screen, at home and in the calendar @phone-too', async ({
  page,
  member,
  product,
}) => {
  const { make, call } = await eventMaker(product)
  const starts = weeks(3)
  const [first = '', second = ''] = starts
  const { id } = await make(weekly(starts))
  const change = (occurrence: string, body: object) =>
    call('POST /global-events/{id}/occurrences/{occurrence}', { params: { id, occurrence }, body })
  await change(first, { isCancelled: true })
  await page.goto('/events')
  await expect(card(page, 'Evening yoga')).toHaveCount(1)
  await expect(page.getByText('Cancelled')).toHaveCount(0)

  await rsvp(member, id, 'going')
  await page.reload()
  const gone = card(page, 'Evening yoga').filter({ hasText: 'This date was cancelled.' })
  await expect(gone).toBeVisible()
  await expect(gone.getByRole('button', { name: 'Going' })).toHaveCount(0)
  const lead = page.getByRole('region', { name: 'Next for you' })
  await expect(lead.getByText('Cancelled')).toHaveCount(0)
  await expectClean(page)
  await gone.getByRole('button', { name: 'Evening yoga' }).click()
  await expect(dialog(page).getByText('This date was cancelled.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Add to My Agenda' })).toHaveCount(0)
  await dates(page).nth(1).getByRole('button').click()
  await expect(dialog(page).getByText('This date was cancelled.')).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Add to My Agenda' })).toBeVisible()

  await page.goto('/dashboard')
  const told = page.getByRole('region', { name: 'Cancelled date' })
  await expect(told).toContainText('Cancelled: Evening yoga')
  await told.getByRole('link', { name: 'View Details' }).click()
  await expect(dialog(page).getByText('This date was cancelled.')).toBeVisible()
  await page.goto(`/calendar?tab=day&date=${dateOf(first)}`)
  await expect(page.getByRole('button', { name: /Evening yoga.*Cancelled/ })).toBeVisible()

  const later = new Date(Date.parse(second) + 24 * 3_600_000).toISOString()
  await change(second, { start: later })
  await page.goto(`/calendar?tab=day&date=${dateOf(later)}`)
  await page.getByRole('button', { name: /Evening yoga.*Moved/ }).click()
  const moved = dialog(page).getByText(/^Moved from .* to /)
  await expect(moved).toContainText(dayOf(second))
  await expect(moved).toContainText(dayOf(later))
})

test('who waits has a place in the line, is told of the place that came free, and can leave @phone-too', async ({
  page,
  member,
  product,
  browser,
  signIn,
}) => {
  const { make } = await eventMaker(product)
  const { id } = await make({
    title: 'Tea circle',
    capacity: 1,
    waitlist: true,
    start: inHours(48),
    end: inHours(49),
  })
  const holder = await join(product, 'Holder')
  const second = await join(product, 'Second')
  await rsvp(holder, id, 'going')
  await page.goto('/events')
  const tea = card(page, 'Tea circle')
  await tea.getByRole('button', { name: 'Full – join the waiting list' }).click()
  await expect(page.getByText('You are on the waiting list')).toBeVisible()
  await expect(tea.getByText('Waiting list: 1st')).toBeVisible()
  await expectClean(page)

  const other = await browser.newContext({ baseURL: product.url })
  await signIn(other, second)
  const theirs = await other.newPage()
  await theirs.goto('/events')
  await card(theirs, 'Tea circle').getByRole('button', { name: 'Full – join the waiting list' }).click()
  await expect(card(theirs, 'Tea circle').getByText('Waiting list: 2nd')).toBeVisible()

  await rsvp(holder, id, 'not_going')
  await page.reload()
  await expect(tea.getByText('A place came free, and it is yours.')).toBeVisible()
  await expect(tea.getByText('✓ Going')).toBeVisible()
  await theirs.reload()
  await expect(card(theirs, 'Tea circle').getByText('Waiting list: 1st')).toBeVisible()
  await card(theirs, 'Tea circle').getByRole('button', { name: 'Leave the waiting list' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(theirs.getByText('You are off the waiting list')).toBeVisible()
  await expect(card(theirs, 'Tea circle').getByText(/Waiting list:/)).toHaveCount(0)
  expect(await second.call('GET /my-rsvps/waiting')).toEqual([])
  await other.close()
  // The place is given back as any other.
  await tea.getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(tea.getByText('Not Going')).toBeVisible()
  await expect.poll(() => member.call('GET /my-rsvps/waiting')).toEqual([])
})

test('so late that a place is not given by itself, it is for who takes it first', async ({
  page,
  member,
  product,
}) => {
  const { make } = await eventMaker(product)
  const { id } = await make({ title: 'Tea circle', capacity: 1, waitlist: true })
  const holder = await join(product, 'Holder')
  await rsvp(holder, id, 'going')
  await member.call('POST /global-events/{id}/waitlist', { params: { id }, body: {} })
  await rsvp(holder, id, 'not_going')
  await page.goto('/events')
  const tea = card(page, 'Tea circle')
  await expect(tea.getByText('A place is free. It is for who takes it first.')).toBeVisible()
  await tea.getByRole('button', { name: 'Going' }).click()
  await expect(tea.getByText('✓ Going')).toBeVisible()
  await expect(tea.getByText(/Waiting list:/)).toHaveCount(0)
})

test('an answer to one date waits for the line, and says which date it is for', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/ERR_/)
  const { make } = await eventMaker(product)
  const { id } = await make(weekly(weeks(3)))
  await rsvp(member, id, 'going')
  await page.goto(`/events?event=${id}`)
  await dates(page).nth(1).getByRole('button').click()
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  )
  await dialog(page).getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(dates(page).nth(1)).toContainText('Not Going')
  await expect(dates(page).nth(0)).toContainText('✓ Going')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: '1 change waiting' }).click()
  await expect(page.getByText(/^Evening yoga, \w{3}, /)).toBeVisible()
  await page.unroute('**/api/**')
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(() => member.call('GET /my-rsvps/occurrences'))
    .toMatchObject([{ eventId: id, status: 'not_going' }])
  expect(await member.call('GET /my-rsvps')).toEqual([{ eventId: id, status: 'going' }])
})

test('the dates of a series say that they load and that they could not be; messages stand beside them @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { make, call } = await eventMaker(product)
  const starts = weeks(3)
  const { id } = await make(weekly(starts))
  await rsvp(member, id, 'going')
  await call('POST /global-events/{id}/messages', {
    params: { id },
    body: { id: crypto.randomUUID(), text: 'Bring a blanket.' },
  })
  await page.route('**/api/global-events?id=*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'x' } }),
  )
  await page.goto(`/events?event=${id}`)
  await expect(dialog(page).getByText('The dates could not be loaded.')).toBeVisible()
  await expect(dialog(page).getByText('Bring a blanket.')).toBeVisible()
  await page.unroute('**/api/global-events?id=*')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dates(page)).toHaveCount(3)
})

test('at 320 pixels, by keyboard, dates are chosen and nothing is cut @thorough', async ({
  page,
  member: _,
  product,
}) => {
  const { make, call } = await eventMaker(product)
  const starts = weeks(26)
  const { id } = await make({ ...weekly(starts), title: 'Evening yoga', capacity: 9 })
  const [, second = '', third = ''] = starts
  const change = (occurrence: string, body: object) =>
    call('POST /global-events/{id}/occurrences/{occurrence}', { params: { id, occurrence }, body })
  await change(second, { isCancelled: true })
  await change(third, { start: new Date(Date.parse(third) + 3_600_000).toISOString(), title: 'With a guest' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/events?event=${id}`)
  const third3 = dates(page).nth(2).getByRole('button')
  await third3.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'With a guest')).toBeVisible()
  await expect(page.getByText(/^Moved from .* to /)).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more dates' })
  for (let press = 0; press < 3; press += 1) {
    await more.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('region', { name: 'Dates' }).getByRole('listitem')).toHaveCount(26)
  await expectClean(page)
})
